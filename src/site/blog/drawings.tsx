import { Coin } from '../../drawings/kit/Coin.tsx';
import { Envelope } from '../../drawings/kit/Envelope.tsx';
import { Fingerprint } from '../../drawings/kit/Fingerprint.tsx';
import { Phone } from '../../drawings/kit/Phone.tsx';
import { Placed, type Placement } from '../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, scored, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { QrCode } from '../../drawings/kit/QrCode.tsx';
import { ScreenBox, ScreenMoney, ScreenText, TapMark, Tick } from '../../drawings/kit/screen.tsx';
import type { Scene } from '../../drawings/scene.ts';
import { Label } from '../../drawings/text.tsx';
import { FromPhoneToBank } from './drawings/FromPhoneToBank.tsx';
import { StatementRead } from './drawings/StatementRead.tsx';
import { motifs } from './motifs.tsx';
import { PaperRegister } from './PaperRegister.tsx';

interface PriceProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly children: string;
}

/** A price in the face of headings, of a size that is not tightened: its figures would touch. */
function Price({ x, y, scale, children }: PriceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ScreenText x={0} y={0} size={20} weight={750} voice="heading">
        {children}
      </ScreenText>
    </g>
  );
}

/** A code to scan, and the coins that may answer it. */
function CryptoForMerchants() {
  return (
    <g transform="translate(-28 -13) scale(1.09)">
      <FromPhoneToBank />
      <Placed x={52} y={32} rotate={-4} width={180} height={232}>
        <rect x={7} y={9} width={180} height={232} rx={16} {...shaded} />
        <rect width={180} height={232} rx={16} fill={color.sheet} {...inked} />
        <QrCode x={24} y={24} scale={1.5} />
        <ScreenText x={24} y={182} size={22} tone="soft">
          Scan to pay
        </ScreenText>
        <Price x={24} y={211} scale={1.4}>
          $1,250
        </Price>
      </Placed>
      <Coin x={376} y={42} scale={1.02} code="ETH" tone="wash" />
      <Coin x={262} y={34} scale={1.56} code="BTC" />
      <Coin x={376} y={142} scale={1.02} code="LTC" tone="sheet" />
      <Coin x={278} y={158} scale={1.3} code="USDC" tone="sheet" />
    </g>
  );
}

/** A booking program with a card going into its side. */
function EmbeddedFinance() {
  return (
    <g transform="translate(-10)">
      <rect x={46} y={26} width={298} height={264} rx={16} {...shaded} />
      <rect x={38} y={16} width={298} height={264} rx={16} fill={color.sheet} {...inked} />
      <rect x={284} y={120} width={177} height={124} rx={12} fill={color.screenMoneyWash} {...inked} />
      <TapMark x={412} y={164} size={34} stroke={color.screenMoney} weight={5} />
      <Label x={442} y={226} size={20} weight={600} anchor="end" fill={color.screenMoney} voice="mono">
        2086
      </Label>
      <path d="M282 108h40v148h-40z" fill={color.sheet} />
      <path d="M38 60h298" {...scored} />
      <path d="M58 38v0M74 38v0M90 38v0" {...scored} strokeWidth={7} />
      <ScreenText x={187} y={46} size={23} weight={650} anchor="middle">
        Bookings
      </ScreenText>
      {[
        ['Haircut', '$48.00'],
        ['Shave', '$32.00'],
        ['Beard trim', '$22.00'],
      ].map(([what = '', price = ''], row) => (
        <g key={what} transform={`translate(56 ${98 + row * 44})`}>
          <ScreenText x={0} y={0} size={23} weight={600}>
            {what}
          </ScreenText>
          <ScreenMoney x={238} y={0} size={23}>
            {price}
          </ScreenMoney>
          {row < 2 ? <path d="M0 16h238" stroke={color.screenLine} strokeWidth={hairWidth} /> : null}
        </g>
      ))}
      <rect x={56} y={210} width={238} height={50} rx={10} fill={color.screenAction} />
      <Label x={175} y={242.5} size={23} weight={650} anchor="middle" fill={color.screen}>
        Take payment
      </Label>
      <path d="M323 113v138" stroke={color.screenInk} strokeWidth={9} />
    </g>
  );
}

interface LayerProps extends Placement {
  readonly height: number;
  readonly fill: string;
  readonly label: string;
  readonly part: string;
  readonly text?: string;
}

/** A slice of what a card sale costs. */
function Layer({ height, fill, label, part, text = color.screenInk, ...place }: LayerProps) {
  return (
    <Placed {...place} width={440} height={height}>
      <rect width={440} height={height + 9} rx={13} fill={fill} />
      <rect
        width={440}
        height={height + 9}
        rx={13}
        {...(fill === color.screenMoneyWash ? warmShaded : shaded)}
        fillOpacity={0.4}
        {...inked}
      />
      <rect width={440} height={height} rx={13} fill={fill} {...inked} />
      <Label x={20} y={height / 2 + 7} size={23} weight={700} fill={text} voice="heading">
        {label}
      </Label>
      <Label x={420} y={height / 2 + 7} size={23} anchor="end" fill={text}>
        {part}
      </Label>
    </Placed>
  );
}

/** Three layers of cost; only the top one lifts. */
function CardProcessingFees() {
  return (
    <>
      <Layer x={20} y={188} height={78} fill={color.sheet} label="Interchange" part="set by networks" />
      <Layer x={20} y={134} height={44} fill={color.screenWash} label="Assessments" part="set by networks" />
      <Layer
        x={20}
        y={40}
        height={52}
        rotate={-6}
        fill={color.screenMoneyWash}
        text={color.screenMoney}
        label="Markup"
        part="yours to negotiate"
      />
    </>
  );
}

const stations = [
  { x: 108, y: 208, name: 'Shop' },
  { x: 108, y: 92, name: 'Gateway' },
  { x: 240, y: 92, name: 'Processor' },
  { x: 372, y: 92, name: 'Network' },
  { x: 372, y: 208, name: 'Bank' },
] as const;

/** A loop: the line a payment rides out on, stop by stop, and the one its money comes back by. */
function PaymentProcessorGuide() {
  return (
    <>
      <path d="M108 208h264" stroke={color.screenMoneyWash} strokeWidth={12} />
      <path
        d="M108 208H66q-40 0-40-40v-36q0-40 40-40h348q40 0 40 40v36q0 40-40 40h-42"
        stroke={color.ok}
        strokeWidth={12}
      />
      {stations.map(({ x, y, name }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={13} fill={color.sheet} {...scored} strokeWidth={4} />
          <Label x={x} y={y - 29} size={21} weight={700} anchor="middle" fill={color.sheet} voice="heading">
            {name}
          </Label>
        </g>
      ))}
      <Coin x={205} y={173} scale={0.96} code="$" />
    </>
  );
}

/** What a link is sent in. */
const message = 'M336 26h62q16 0 16 16v42q0 16-16 16h-28l-22 24v-24h-12q-16 0-16-16V42q0-16 16-16Z';

/** An invoice that can be paid where it is read, or by a link in a message on a phone. */
function PaymentLinksInvoicing() {
  return (
    <>
      <Envelope x={32} y={109} scale={1.26}>
        <path d="M26-66a8 8 0 0 1 8-8h132a8 8 0 0 1 8 8V110H26Z" fill={color.sheet} {...inked} />
        <ScreenText x={42} y={-48} size={17} tone="soft" voice="mono">
          Invoice
        </ScreenText>
        <Price x={42} y={-20} scale={1.32}>
          $1,200
        </Price>
        <rect x={42} y={-8} width={116} height={34} rx={9} fill={color.screenAction} />
        <Label x={100} y={15} size={17} weight={650} anchor="middle" fill={color.screen}>
          Pay now
        </Label>
      </Envelope>
      <Phone x={342} y={51} scale={0.8}>
        <ScreenBox x={46} y={190} width={66} height={54} tone="action" radius={16} />
        <Tick x={79} y={217} size={26} weight={5.5} stroke={color.screen} />
      </Phone>
      <g transform="translate(-18 52)">
        <path d={message} {...shaded} transform="translate(6 8)" />
        <path d={message} fill={color.screenMoney} {...inked} />
        <path
          d="M362 55h-8q-8 0-8 8t8 8h8m10-16h8q8 0 8 8t-8 8h-8m-14-8h18"
          stroke={color.screenMoneyWash}
          strokeWidth={5}
        />
      </g>
    </>
  );
}

interface CalloutProps {
  readonly x: number;
  readonly y: number;
  readonly number: string;
}

function Callout({ x, y, number }: CalloutProps) {
  return (
    <>
      <circle cx={x} cy={y} r={16} fill={color.sheet} {...inked} />
      <ScreenText x={x} y={y + 7} size={21} weight={700} anchor="middle" voice="heading">
        {number}
      </ScreenText>
    </>
  );
}

const registerItems = ['Bun', 'Tea', 'Loaf', 'Tart'] as const;

/** A bank, 64 × 62. */
function Bank({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M7 22h50v34H7Z" fill={color.screenWash} {...inked} />
      <path d="M12 22h8v34h-8ZM28 22h8v34h-8ZM44 22h8v34h-8Z" fill={color.sheet} {...inked} />
      <path d="M32 0 62 16v6H2v-6ZM0 54h64v8H0Z" fill={color.sheet} {...inked} />
    </g>
  );
}

// From the terminal behind the drawer to the bank; outlined, so that it is seen on every ground.
const moneyWay = 'M392 238H95m9-9-9 9 9 9';

/** A point of sale as a specification drawing, its three parts numbered: software, devices, and the account that moves the money. */
function PosBuyingGuide() {
  return (
    <g transform="translate(4)">
      <path d="M16 274h440" stroke={color.edge} />
      <path d="M48 76h36M48 164v48M424 120v30" stroke={color.edge} strokeWidth={3} />
      <Bank x={16} y={212} />
      <path d={moneyWay} {...inked} strokeWidth={10} />
      <path d={moneyWay} stroke={color.ok} strokeWidth={6} />
      <PaperRegister x={84} y={24}>
        {registerItems.map((item, index) => {
          const x = 10 + (index % 2) * 62;
          const y = 10 + Math.floor(index / 2) * 66;
          return (
            <g key={item}>
              <rect x={x} y={y} width={56} height={60} rx={6} fill={color.sheet} {...inked} />
              <ScreenText x={x + 28} y={y + 36} size={18.5} weight={600} anchor="middle">
                {item}
              </ScreenText>
            </g>
          );
        })}
        <ScreenText x={143} y={28} size={21}>
          Card
        </ScreenText>
        <Price x={143} y={63} scale={1.5}>
          $24.72
        </Price>
        <rect x={141} y={84} width={115} height={52} rx={9} fill={color.screenAction} />
        <Label x={198.5} y={117} size={22} weight={650} anchor="middle" fill={color.screen}>
          Charge
        </Label>
      </PaperRegister>
      <rect x={392} y={150} width={64} height={124} rx={11} fill={color.sheet} {...inked} />
      <rect x={401} y={160} width={46} height={44} rx={5} fill={color.screenAction} />
      <Tick x={424} y={182} size={24} stroke={color.screen} weight={4.5} />
      <path
        d="M409 222h0M424 222h0M439 222h0M409 239h0M424 239h0M439 239h0M409 256h0M424 256h0"
        stroke={color.edge}
        strokeWidth={8}
      />
      <path d="M439 256h0" stroke={color.screenAction} strokeWidth={8} />
      <Callout x={48} y={76} number="1" />
      <Callout x={424} y={112} number="2" />
      <Callout x={48} y={164} number="3" />
    </g>
  );
}

/** The year turned: one leaf torn off, seven things on the next. */
function PaymentTrends() {
  return (
    <g transform="translate(-35 -9) scale(1.06)">
      <Placed x={290} y={96} rotate={13} width={160} height={150}>
        <path d="M0 8 20 2l24 8 22-9 26 8 22-8 26 7 20-6v148H0Z" {...shaded} transform="translate(6 8)" />
        <path d="M0 8 20 2l24 8 22-9 26 8 22-8 26 7 20-6v148H0Z" fill={color.sheet} {...inked} />
        <ScreenText x={89} y={94} size={46} weight={750} anchor="middle" tone="soft" voice="heading">
          2024
        </ScreenText>
      </Placed>
      <rect x={60} y={46} width={250} height={220} rx={14} {...shaded} />
      <rect x={52} y={36} width={250} height={220} rx={14} fill={color.sheet} {...inked} />
      <path d="M66 36h222a14 14 0 0 1 14 14v26H52V50a14 14 0 0 1 14-14Z" fill={color.ok} {...inked} />
      <path d="M100 24h8v30h-8zM246 24h8v30h-8z" fill={color.sheet} {...inked} />
      <ScreenText x={177} y={156} size={88} weight={750} anchor="middle" voice="heading">
        2025
      </ScreenText>
      {[1, 2, 3, 4, 5, 6, 7].map((trend) => (
        <g key={trend}>
          <circle cx={49 + trend * 32} cy={212} r={13} fill={color.screenWash} {...inked} />
          <ScreenText x={49 + trend * 32} y={219} size={21} weight={700} anchor="middle" voice="mono">
            {String(trend)}
          </ScreenText>
        </g>
      ))}
    </g>
  );
}

/** A fingertip that pays like a tap. */
function BiometricPaymentSystem() {
  return (
    <>
      <Fingerprint x={17} y={10} scale={2} stroke={color.sheet} weight={3.6} />
      <path
        d="M277 85a154 154 0 0 1 0 130M314 68a195 195 0 0 1 0 165M351 50a236 236 0 0 1 0 199M388 33a277 277 0 0 1 0 234M425 16a318 318 0 0 1 0 269"
        transform="translate(44 15) scale(.9)"
        stroke={color.ok}
        strokeWidth={7}
      />
    </>
  );
}

interface Cover extends Pick<Scene, 'ground' | 'overflow' | 'Drawing'> {
  readonly slug: string;
}

const cover = ({ slug, ...rest }: Cover): Scene => ({ id: `cover-${slug}`, viewBox: '0 0 480 300', ...rest });

/** What the blog starts with, and the covers of the articles: their paper is lit in both schemes, outlines and devices follow them. */
export const scenes: readonly Scene[] = [
  { id: 'blog-statement', viewBox: '0 0 388 374', ground: 'action', Drawing: StatementRead },
  cover({ slug: 'crypto-for-merchants', ground: 'dusk', overflow: 'visible', Drawing: CryptoForMerchants }),
  cover({ slug: 'embedded-finance', ground: 'wash', Drawing: EmbeddedFinance }),
  cover({ slug: 'credit-card-processing-fees', ground: 'action', Drawing: CardProcessingFees }),
  cover({ slug: 'payment-processor-guide', ground: 'night', Drawing: PaymentProcessorGuide }),
  cover({ slug: 'payment-links-invoicing', ground: 'dusk', Drawing: PaymentLinksInvoicing }),
  cover({ slug: 'pos-system-buying-guide', ground: 'wash', Drawing: PosBuyingGuide }),
  cover({ slug: 'payment-trends-2025', ground: 'action', Drawing: PaymentTrends }),
  cover({ slug: 'biometric-payment-system', ground: 'night', Drawing: BiometricPaymentSystem }),
  ...motifs,
];
