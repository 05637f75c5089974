import { Coin } from '../../drawings/kit/Coin.tsx';
import { Envelope } from '../../drawings/kit/Envelope.tsx';
import { Fingerprint } from '../../drawings/kit/Fingerprint.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Placed } from '../../drawings/kit/Placed.tsx';
import { color, inked, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { QrCode } from '../../drawings/kit/QrCode.tsx';
import { ScreenText, Tick } from '../../drawings/kit/screen.tsx';
import type { GroundName, Scene } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';
import { PaperRegister } from './PaperRegister.tsx';

/** The id of what an article's cover comes down to where it is a thumb wide. */
export const motifOf = (slug: string): string => `motif-${slug}`;

/** A code to scan, and a coin that answers it. */
function CryptoForMerchants() {
  return (
    <>
      <Placed x={28} y={22} rotate={-4} width={112} height={150}>
        <rect x={7} y={9} width={112} height={150} rx={12} {...shaded} />
        <rect width={112} height={150} rx={12} fill={color.sheet} {...inked} />
        <QrCode x={18} y={17} scale={0.9} />
        <path d="M18 116h52M18 134h34" stroke={color.screenLine} strokeWidth={8} />
      </Placed>
      <Coin x={106} y={92} scale={1.3} code="BTC" />
    </>
  );
}

/** A layer over its own side, which is shaded rather than black: in the dark it would look hollow. */
function Layer({ fill, y, height }: { readonly fill: string; readonly y: number; readonly height: number }) {
  const side = { x: 28, y, width: 144, height: height + 8, rx: 11 };
  return (
    <>
      <rect {...side} fill={fill} />
      <rect {...side} {...(fill === color.clay ? warmShaded : shaded)} fillOpacity={0.4} {...inked} />
      <rect {...side} height={height} fill={fill} {...inked} />
    </>
  );
}

/** A card over what its price is made of, layer by layer. */
function CardProcessingFees() {
  return (
    <>
      <Placed x={12} y={12} scale={0.88} width={200} height={200}>
        <Layer fill={color.sheet} y={138} height={44} />
        <Layer fill={color.ok} y={100} height={28} />
        <Label x={100} y={174.5} size={40} weight={750} anchor="middle" fill={color.screenInk} voice="heading">
          %
        </Label>
      </Placed>
      <PaymentCard x={41} y={28} scale={0.72} tone="money" rotate={-9} />
    </>
  );
}

// Outlined, so that both are seen on every ground.
const tracks = [
  { d: 'M-120 142H98', tone: color.clay },
  { d: 'M-120 56H134q43 0 43 43t-43 43H98', tone: color.ok },
] as const;

/** Out by one stop, and back as a coin. */
function PaymentProcessorGuide() {
  return (
    <>
      {tracks.map(({ d, tone }) => (
        <g key={tone} strokeLinecap="butt">
          <path d={d} {...inked} strokeWidth={17} />
          <path d={d} stroke={tone} strokeWidth={13} />
        </g>
      ))}
      <circle cx={94} cy={56} r={17} fill={color.sheet} {...inked} />
      <Coin x={55} y={100} scale={1.08} code="$" />
    </>
  );
}

/** An invoice with its button, out of the envelope. */
function PaymentLinksInvoicing() {
  return (
    <Envelope x={16} y={74} scale={0.84}>
      <path d="M26-60a8 8 0 0 1 8-8h132a8 8 0 0 1 8 8V110H26Z" fill={color.sheet} {...inked} />
      <path d="M46-46h56" stroke={color.screenInk} strokeWidth={8} />
      <rect x={46} y={-26} width={108} height={42} rx={10} fill={color.screenAction} />
      <Tick x={100} y={-5} size={24} weight={5} stroke={color.screen} />
    </Envelope>
  );
}

/** A register, sold. */
function PosBuyingGuide() {
  return (
    <PaperRegister x={18} y={29} scale={0.57}>
      <path d="M14 12h54v56H14zM80 12h54v56H80zM14 80h54v56H14zM80 80h54v56H80z" fill={color.sheet} {...inked} />
      <rect x={148} y={12} width={104} height={124} rx={9} fill={color.screenAction} />
      <Tick x={200} y={74} size={60} weight={12} stroke={color.screen} />
    </PaperRegister>
  );
}

/** The year turned. */
function PaymentTrends() {
  return (
    <>
      <rect x={33} y={43} width={150} height={136} rx={12} {...shaded} />
      <rect x={26} y={34} width={150} height={136} rx={12} fill={color.sheet} {...inked} />
      <path d="M38 34h126a12 12 0 0 1 12 12v22H26V46a12 12 0 0 1 12-12Z" fill={color.ok} {...inked} />
      <path d="M58 22h8v26h-8zM136 22h8v26h-8z" fill={color.sheet} {...inked} />
      <ScreenText x={101} y={139} size={54} weight={750} anchor="middle" voice="heading">
        2025
      </ScreenText>
    </>
  );
}

/** A fingertip that pays like a tap. */
function BiometricPaymentSystem() {
  return (
    <>
      <Fingerprint x={14} y={23} scale={1.1} stroke={color.sheet} weight={3.8} />
      <path d="M156 58a82 82 0 0 1 0 84M174 44a110 110 0 0 1 0 112" stroke={color.ok} strokeWidth={6} />
    </>
  );
}

/** One price, and the card it is paid with from inside the software. */
function EmbeddedFinance() {
  return (
    <>
      <rect x={37} y={35} width={124} height={142} rx={14} {...shaded} />
      <rect x={30} y={26} width={124} height={142} rx={14} fill={color.sheet} {...inked} />
      <path d="M48 56h60M48 82h40" stroke={color.screenLine} strokeWidth={9} />
      <rect x={48} y={122} width={88} height={28} rx={8} fill={color.screenAction} />
      <PaymentCard x={84} y={62} scale={0.6} tone="money" rotate={8} />
    </>
  );
}

const motif = (slug: string, ground: GroundName, Drawing: Scene['Drawing']): Scene => ({
  id: motifOf(slug),
  viewBox: '0 0 200 200',
  overflow: 'visible',
  ground,
  Drawing,
});

/** Of the articles that are listed small somewhere. */
export const motifs: readonly Scene[] = [
  motif('crypto-for-merchants', 'dusk', CryptoForMerchants),
  motif('embedded-finance', 'wash', EmbeddedFinance),
  motif('credit-card-processing-fees', 'action', CardProcessingFees),
  motif('payment-processor-guide', 'night', PaymentProcessorGuide),
  motif('payment-links-invoicing', 'dusk', PaymentLinksInvoicing),
  motif('pos-system-buying-guide', 'wash', PosBuyingGuide),
  motif('payment-trends-2025', 'action', PaymentTrends),
  motif('biometric-payment-system', 'night', BiometricPaymentSystem),
];
