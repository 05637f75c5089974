import { Alert } from '../../../drawings/kit/Alert.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Fingerprint } from '../../../drawings/kit/Fingerprint.tsx';
import { Kiosk } from '../../../drawings/kit/Kiosk.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { color, inked } from '../../../drawings/kit/palette.ts';
import { QrCode } from '../../../drawings/kit/QrCode.tsx';
import { ScreenBox, ScreenButton, ScreenRow, ScreenRule, ScreenText } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label, Money } from '../../../drawings/text.tsx';

/** The wall a larger scene stands before. */
function Wall() {
  return <path d="M0 276V64q0-36 36-36h328q36 0 36 36v212Z" fill={color.actionWash} />;
}

/** The table it stands on. */
function Table() {
  return <path d="M1 276h398" {...inked} />;
}

/** A deposit asked for and paid in one chat; the same link on a card to scan. */
function Link() {
  return (
    <>
      <Wall />
      <Phone x={62} y={12} scale={0.945}>
        <ScreenText x={62} y={44} size={14.5} weight={700} anchor="middle" voice="heading">
          {'Fern & Field'}
        </ScreenText>
        <ScreenRule x={0} y={55} width={124} />
        <ScreenBox x={9} y={66} width={106} height={98} radius={12} />
        <ScreenText x={17} y={85} size={14}>
          Deposit for
        </ScreenText>
        <ScreenText x={17} y={102} size={14}>
          Saturday, as
        </ScreenText>
        <ScreenText x={17} y={119} size={14}>
          just agreed
        </ScreenText>
        <ScreenButton x={14} y={128} width={96} height={30} radius={8} label="Pay $480.00" size={14} />
        <ScreenBox x={15} y={172} width={100} height={32} radius={12} tone="money" />
        <Label x={65} y={193} size={14} anchor="middle" fill={color.screenInk}>
          Paid. Thanks
        </Label>
        <ScreenBox x={9} y={212} width={98} height={32} radius={12} />
        <ScreenText x={17} y={233} size={14}>
          See you then
        </ScreenText>
      </Phone>
      <path d="M356 126h6l22 150h-34Z" fill={color.line} {...inked} />
      <path d="M238 126h120v150H238Z" fill={color.sheet} {...inked} />
      <Label x={299} y={152} size={16} weight={700} anchor="middle" voice="heading" fill={color.screenInk}>
        Scan to pay
      </Label>
      <rect x={257} y={163} width={84} height={84} fill={color.screen} />
      <QrCode x={265} y={171} scale={0.81} />
      <Label x={299} y={266} size={14} anchor="middle" fill={color.screenSoft} voice="mono">
        Deposit
      </Label>
      <Table />
    </>
  );
}

interface BillRowProps {
  readonly y: number;
  readonly label: string;
  readonly amount: string;
}

function BillRow({ y, label, amount }: BillRowProps) {
  return (
    <>
      <Label x={112} y={y} size={15} fill={color.screenSoft}>
        {label}
      </Label>
      <Money x={278} y={y} size={15} weight={500} fill={color.screenInk}>
        {amount}
      </Money>
    </>
  );
}

/** One invoice, half of it paid, the rest about to be. */
function Invoice() {
  return (
    <>
      <Wall />
      <Document x={90} y={12} width={212} height={264} shadow={false} />
      <Label x={112} y={45} size={20} weight={700} voice="heading" fill={color.screenInk}>
        Invoice 1042
      </Label>
      <Label x={112} y={65} size={14.5} fill={color.screenSoft}>
        {'Fern & Field Gardens'}
      </Label>
      <path d="M112 78h166M112 134h166" stroke={color.screenLine} />
      <BillRow y={99} label="Garden plan" amount="320.00" />
      <BillRow y={121} label="Plants" amount="160.00" />
      <BillRow y={155} label="Total" amount="480.00" />
      <BillRow y={177} label="Paid Feb 14" amount="−240.00" />
      <rect x={102} y={190} width={188} height={50} rx={9} fill={color.screenWash} />
      <Label x={113} y={211} size={14.5} fill={color.screenSoft}>
        Due Feb 28
      </Label>
      <Money x={113} y={231} size={18} weight={700} anchor="start" fill={color.screenInk}>
        $240.00
      </Money>
      <Alert x={222} y={203} scale={1.1} width={152} title="Reminder sent" detail="Feb 25" />
      <Table />
    </>
  );
}

/** The order, the wallet, the card: one page. */
function Checkout() {
  return (
    <>
      <Wall />
      <Laptop x={18} y={55} scale={1.046}>
        <ScreenBox x={10} y={9} width={248} height={20} radius={10} />
        <path d="M20 18h8v6h-8Zm2 0v-2a2 2 0 0 1 4 0v2" stroke={color.screenAction} strokeWidth={1.5} />
        <ScreenText x={35} y={23.5} size={12.5} voice="mono" tone="soft">
          secure checkout
        </ScreenText>
        <ScreenText x={14} y={51} size={14} weight={700} voice="heading">
          Order 31
        </ScreenText>
        <ScreenRow x={14} y={73} width={106} label="2 × Mug" amount="36.00" size={13} />
        <ScreenRow x={14} y={92} width={106} label="1 × Teapot" amount="44.00" size={13} />
        <ScreenRow x={14} y={111} width={106} label="Shipping" amount="6.40" size={13} />
        <ScreenRule x={14} y={121} width={106} />
        <ScreenRow x={14} y={139} width={106} label="Total" amount="$86.40" size={13.5} strong />
        <ScreenBox x={130} y={38} width={126} height={27} radius={7} tone="dark" />
        <Label x={193} y={56} size={14} weight={650} anchor="middle" fill={color.screen}>
          Pay by wallet
        </Label>
        <ScreenBox x={130} y={73} width={126} height={24} tone="plain" />
        <ScreenText x={138} y={89.5} size={13} voice="mono" tone="soft">
          •••• 4417
        </ScreenText>
        <ScreenBox x={130} y={102} width={60} height={24} tone="plain" />
        <ScreenText x={138} y={118.5} size={13} voice="mono" tone="soft">
          09/28
        </ScreenText>
        <ScreenBox x={196} y={102} width={60} height={24} tone="plain" />
        <ScreenText x={204} y={118.5} size={13} voice="mono" tone="soft">
          CVV
        </ScreenText>
        <ScreenButton x={130} y={132} width={126} height={28} radius={7} label="Pay $86.40" size={14} />
      </Laptop>
      <Table />
    </>
  );
}

/** What a subscriber can do alone; leaving is as large as the rest. */
function Portal() {
  return (
    <Phone x={2} y={1}>
      <ScreenText x={10} y={50} size={15} weight={700} voice="heading">
        Your plan
      </ScreenText>
      <ScreenBox x={10} y={64} width={104} height={56} radius={9} />
      <ScreenText x={20} y={85} size={12} weight={650}>
        Coffee box
      </ScreenText>
      <ScreenText x={20} y={106} size={11} voice="mono" tone="soft">
        •••• 2086
      </ScreenText>
      {['Change card', 'Change plan', 'Cancel'].map((label, row) => (
        <g key={label} transform={`translate(10 ${134 + row * 40})`}>
          <ScreenBox x={0} y={0} width={104} height={32} radius={8} tone="plain" />
          <ScreenText x={11} y={20.5} size={12} weight={600}>
            {label}
          </ScreenText>
          <path d="m90 11 5 5-5 5" stroke={color.screenAction} />
        </g>
      ))}
    </Phone>
  );
}

/** Whoever asks to pay, from the shoulders up; the foot of the bust is at 0, 0. */
function Face() {
  return (
    <>
      <path d="M-21-24v-27q0-21 21-21t21 21v27q0 6-6 6h-30q-6 0-6-6Z" fill={color.screenInk} />
      <path d="M-29 0q1-18 22-21v-12H7v12q21 3 22 21Z" fill={color.screenAction} />
      <path d="M-7-36H7v15Q0-13-7-21Z" fill={color.screenMoneyWash} />
      <path d="M-15-55q17 1 20-9 2 8 10 10v8q0 18-15 18t-15-18Z" fill={color.screenMoneyWash} />
      <path d="M-6-46v2M6-46v2M-5-36q5 4 10 0" stroke={color.screenInk} />
    </>
  );
}

/** An age check that keeps the answer and not the document; a phone that knows its owner. */
function Age() {
  return (
    <>
      <path d="M0 470V96q0-36 36-36h348q36 0 36 36v374Z" fill={color.paper} />
      <path d="M1 470h418" {...inked} />
      <Kiosk x={28} y={25} scale={1.16}>
        <ScreenText x={70} y={30} size={14} weight={700} anchor="middle" voice="heading">
          Age check
        </ScreenText>
        <path d="M34 62V48h14m44 0h14v14m0 58v14H92m-44 0H34v-14" stroke={color.screenAction} strokeWidth={2.5} />
        <g transform="translate(70 128)">
          <Face />
        </g>
        <ScreenBox x={12} y={146} width={116} height={44} radius={9} tone="action" />
        <Label x={22} y={164} size={14} weight={650} fill="#fff">
          Over 21: yes
        </Label>
        <Label x={22} y={181} size={12} fill="#fff">
          No copy of the ID
        </Label>
      </Kiosk>
      <Phone x={272} y={212} scale={0.92}>
        <ScreenText x={62} y={56} size={15} anchor="middle" tone="soft">
          Pay as Dana
        </ScreenText>
        <ScreenText x={62} y={86} size={24} weight={750} anchor="middle" voice="heading">
          $86.40
        </ScreenText>
        <Fingerprint x={17} y={112} scale={0.75} stroke={color.screenAction} weight={4} />
      </Phone>
      {/* On one corner, leaned on the phone; its shade is below it. */}
      <g transform="translate(125.1 391.4) rotate(-12) scale(.8)">
        <rect width={166} height={100} rx={11} fill={color.sheet} {...inked} />
        <path d="M11 0h144q11 0 11 11v12H0V11Q0 0 11 0Z" fill={color.screenAction} {...inked} />
        <rect x={12} y={33} width={46} height={56} rx={5} fill={color.screenWash} />
        <g transform="translate(35 89) scale(.7)">
          <Face />
        </g>
        <path d="M72 44h78M72 61h54M72 78h66" stroke={color.screenLine} strokeWidth={5} />
      </g>
    </>
  );
}

/** The lines of the invoice that is still open; 240 wide. */
function OpenLines() {
  return (
    <>
      <Label x={0} y={30} size={30} weight={700} voice="heading">
        Invoice 1042
      </Label>
      <Label x={0} y={57} size={19} fill={color.inkSoft}>
        {'Fern & Field Gardens'}
      </Label>
      <path d="M1 80h238M1 165h238M1 250h238" stroke={color.line} />
      {[
        ['Garden plan', '320.00'],
        ['Plants', '160.00'],
        ['Total', '480.00'],
        ['Paid Feb 14', '−240.00'],
      ].map(([what = '', amount = ''], row) => (
        <g key={what} transform={`translate(0 ${111 + row * 34 + (row > 1 ? 17 : 0)})`}>
          <Label x={0} y={0} size={19} fill={color.inkSoft}>
            {what}
          </Label>
          <Money x={240} y={0} size={19} weight={500}>
            {amount}
          </Money>
        </g>
      ))}
      <Label x={0} y={284} size={19} weight={600}>
        Still open
      </Label>
      <Label x={0} y={335} size={50} weight={750} voice="heading">
        $240.00
      </Label>
    </>
  );
}

/** When the rest is due, as stamped on it; 126 × 34. */
function DueStamp() {
  return (
    <>
      <rect width={126} height={34} rx={6} stroke={color.action} strokeWidth={2.5} />
      <Label x={63} y={23} size={17} weight={700} anchor="middle" fill={color.action} voice="mono">
        Due Feb 28
      </Label>
    </>
  );
}

/** The code that pays it; 126 wide. */
function PayCode() {
  return (
    <>
      <rect width={126} height={126} rx={10} fill={color.screen} stroke={color.edge} />
      <QrCode x={17} y={17} scale={1.1} />
      <Label x={63} y={156} size={21} weight={700} anchor="middle" voice="heading">
        Scan to pay
      </Label>
      <Label x={63} y={182} size={18} anchor="middle" fill={color.inkSoft}>
        card, wallet
      </Label>
      <Label x={63} y={204} size={18} anchor="middle" fill={color.inkSoft}>
        or bank debit
      </Label>
    </>
  );
}

/** The invoice that is still open, and the code that pays it. */
function Unpaid() {
  return (
    <>
      <OpenLines />
      <g transform="translate(262 30) rotate(-4 69 19) scale(1.1)">
        <DueStamp />
      </g>
      <g transform="translate(262 106) scale(1.1)">
        <PayCode />
      </g>
    </>
  );
}

/** What the offers look like at work, and the invoice that the page ends with. */
export const offerScenes = defineScenes([
  { id: 'pay-link', viewBox: '0 0 400 280', Drawing: Link },
  { id: 'pay-invoice', viewBox: '0 0 400 280', Drawing: Invoice },
  { id: 'pay-checkout', viewBox: '0 0 400 280', Drawing: Checkout },
  { id: 'pay-portal', viewBox: '0 0 144 283', Drawing: Portal },
  { id: 'pay-age', viewBox: '0 0 420 472', Drawing: Age },
  { id: 'pay-unpaid', viewBox: '0 0 402 344', Drawing: Unpaid },
]);
