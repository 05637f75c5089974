import { Alert } from '../../../drawings/kit/Alert.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Parcel } from '../../../drawings/kit/goods.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { Kiosk } from '../../../drawings/kit/Kiosk.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, inked, shaded, warmShaded } from '../../../drawings/kit/palette.ts';
import { ScreenButton, ScreenRow, ScreenRule, ScreenText } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label, Money } from '../../../drawings/text.tsx';

/** A check that three people share. */
function Restaurants() {
  return (
    <>
      <path d="M20 178a84 84 0 0 1 168 0Z" fill={color.moneyWash} {...inked} />
      <path d="M118 96q66 10 70 82h-50q8-50-20-82Z" {...warmShaded} />
      <circle cx={104} cy={84} r={9} fill={color.device} {...inked} />
      <path d="M4 178h200v6q0 8-8 8H12q-8 0-8-8Z" fill={color.device} {...inked} />
      <Handheld x={156} y={26} scale={0.88} rotate={10}>
        <ScreenText x={10} y={24} size={13} weight={700} voice="heading">
          Table 4
        </ScreenText>
        <ScreenRow x={10} y={48} width={70} label="Ana" amount="21.00" size={11} />
        <ScreenRow x={10} y={67} width={70} label="Jo" amount="18.50" size={11} />
        <ScreenRow x={10} y={86} width={70} label="Sam" amount="24.50" size={11} />
        <ScreenButton x={8} y={104} width={74} height={32} label="Split" size={13} />
      </Handheld>
    </>
  );
}

/** A price tag with both prices. */
function Retail() {
  return (
    <Placed x={30} y={6} scale={0.96} rotate={-7} width={230} height={190}>
      <path d="M34 14h194q12 0 12 12v150q0 12-12 12H34L-6 101Z" {...shaded} transform="translate(6 8)" />
      <path d="M34 14h194q12 0 12 12v150q0 12-12 12H34L-6 101Z" fill={color.paper} {...inked} />
      <circle cx={26} cy={101} r={10} fill={color.actionWash} {...inked} />
      <path d="M26 101Q-10 60 6 4" {...inked} />
      <Label x={58} y={50} size={19} weight={700} voice="heading">
        Linen shirt
      </Label>
      <path d="M54 66h172" stroke={color.line} />
      <Label x={58} y={90} size={13.5} fill={color.inkSoft}>
        Card price
      </Label>
      <Money x={222} y={91} size={19}>
        $59.74
      </Money>
      <rect x={48} y={104} width={182} height={34} rx={8} fill={color.moneyWash} />
      <Label x={58} y={126} size={13.5} fill={color.money}>
        Cash price
      </Label>
      <Money x={222} y={127} size={19} fill={color.money}>
        $58.00
      </Money>
      <path
        d="M60 152v22m5-22v22m8-22v22m4-22v22m9-22v22m5-22v22m4-22v22m10-22v22m4-22v22m7-22v22m5-22v22m9-22v22m4-22v22m5-22v22m9-22v22m4-22v22m8-22v22m5-22v22m4-22v22m9-22v22"
        strokeLinecap="butt"
        {...inked}
      />
    </Placed>
  );
}

/** A basket becomes a parcel. */
function Online() {
  return (
    <>
      <Laptop x={0} y={8} scale={0.74}>
        <ScreenText x={22} y={38} size={21} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenRow x={22} y={72} width={150} label="Desk lamp" amount="62.00" size={16} />
        <ScreenRule x={22} y={86} width={150} />
        <ScreenButton x={20} y={104} width={154} height={44} radius={10} label="Pay $62.00" size={18} />
      </Laptop>
      <Parcel x={158} y={98} scale={0.88} label="Order 31" />
    </>
  );
}

/** An invoice answered on the doorstep. */
function Mobile() {
  return (
    <>
      <path d="M20 200V92a76 76 0 0 1 152 0v108Z" fill={color.paper} {...inked} />
      <path d="M40 200V94a56 56 0 0 1 112 0v106Z" fill={color.action} {...inked} />
      <path d="M96 38a56 56 0 0 1 56 56v106h-30q24-90-26-162Z" {...shaded} />
      <circle cx={62} cy={130} r={5} fill={color.moneyWash} {...inked} />
      <rect x={78} y={76} width={36} height={24} rx={5} fill={color.paper} {...inked} />
      <Label x={96} y={93} size={14} weight={700} anchor="middle" voice="heading">
        14
      </Label>
      <path d="M4 200h184" {...inked} />
      <Phone x={150} y={18} scale={0.82} rotate={7}>
        <ScreenText x={14} y={50} size={12.5} tone="soft">
          Piano tuning
        </ScreenText>
        <ScreenText x={14} y={80} size={25} weight={750} voice="heading">
          $120.00
        </ScreenText>
        <ScreenRule x={14} y={96} width={96} />
        <ScreenButton x={12} y={112} width={100} height={36} radius={10} label="Tap here" size={13.5} />
        <ScreenButton x={12} y={156} width={100} height={36} radius={10} label="Send link" size={13.5} quiet />
      </Phone>
    </>
  );
}

/** A machine that sells alone, and says so to somebody far away. */
function Unattended() {
  return (
    <>
      <Kiosk x={2} y={6} scale={0.66}>
        <ScreenText x={70} y={48} size={20} weight={700} anchor="middle" voice="heading">
          Car wash
        </ScreenText>
        <ScreenButton x={14} y={66} width={112} height={34} label="Quick  $9" size={16} />
        <ScreenButton x={14} y={108} width={112} height={34} label="Full  $14" size={16} quiet />
        <ScreenText x={70} y={176} size={15} anchor="middle" tone="soft">
          Open all night
        </ScreenText>
      </Kiosk>
      <Alert x={118} y={36} width={154} title="Reader online" detail="Bay 2 · 2:14" />
      <Alert x={118} y={110} width={154} title="Paper is low" detail="Bay 1 · 2:20" tone="warn" />
    </>
  );
}

/** A file that says everything, and a seal on it. */
function HighRisk() {
  return (
    <>
      <Document x={96} y={14} rotate={6} height={176} ruled={8} />
      <Document
        x={40}
        y={10}
        rotate={-5}
        height={178}
        title="Your file"
        rows={[
          { label: 'License', done: true },
          { label: 'Refund policy', done: true },
          { label: 'Bank statements', done: true },
          { label: 'Chargeback plan', done: false },
        ]}
      />
      <circle cx={224} cy={148} r={40} {...shaded} transform="translate(4 6)" />
      <circle cx={224} cy={148} r={40} fill={color.device} {...inked} />
      <circle cx={224} cy={148} r={32} stroke={color.screen} strokeDasharray="1 5" />
      <Label x={224} y={146} size={13} weight={650} anchor="middle" fill={color.screen}>
        One to
      </Label>
      <Label x={224} y={162} size={13} weight={650} anchor="middle" fill={color.screen}>
        go
      </Label>
    </>
  );
}

/** A thing for each kind of business. */
export const typeScenes = defineScenes([
  { id: 'type-restaurants', viewBox: '0 0 280 208', Drawing: Restaurants },
  { id: 'type-retail', viewBox: '0 0 280 208', Drawing: Retail },
  { id: 'type-online', viewBox: '0 0 280 208', Drawing: Online },
  { id: 'type-mobile', viewBox: '0 0 280 208', Drawing: Mobile },
  { id: 'type-unattended', viewBox: '0 0 280 208', Drawing: Unattended },
  { id: 'type-high-risk', viewBox: '0 0 280 208', Drawing: HighRisk },
]);
