import { Alert } from '../../../drawings/kit/Alert.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Parcel } from '../../../drawings/kit/goods.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { Kiosk } from '../../../drawings/kit/Kiosk.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded, warmShaded } from '../../../drawings/kit/palette.ts';
import { ScreenButton, ScreenRow, ScreenRule, ScreenText } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label, Money } from '../../../drawings/text.tsx';

// What each stands on or before, on past the frame to the edges of a plate of any width.
const ground = (y: number) => <path d={`M-300 ${y}h880`} {...inked} />;

/** A check that three people share. */
function Restaurants() {
  return (
    <>
      {ground(180)}
      <path d="M24 168a66 66 0 0 1 132 0Z" fill={color.screenMoneyWash} {...inked} />
      <path d="M102 104q52 8 54 64h-38q6-40-16-64Z" {...warmShaded} />
      <circle cx={90} cy={94} r={8} fill={color.device} {...inked} />
      <path d="M10 168h160v5q0 7-7 7H17q-7 0-7-7Z" fill={color.device} {...inked} />
      <Handheld x={127} y={12} scale={1.1} rotate={9}>
        <ScreenText x={8} y={26} size={16} weight={700} voice="heading">
          Table 4
        </ScreenText>
        <ScreenRow x={8} y={52} width={74} label="Ana" amount="21.00" size={13.5} />
        <ScreenRow x={8} y={73} width={74} label="Jo" amount="18.50" size={13.5} />
        <ScreenRow x={8} y={94} width={74} label="Sam" amount="24.50" size={13.5} />
        <ScreenButton x={8} y={108} width={74} height={32} label="Split" size={15} />
      </Handheld>
    </>
  );
}

/** A price tag with both prices. */
function Retail() {
  return (
    <>
      {ground(180)}
      <Placed x={30} y={6} scale={0.96} rotate={-7} width={230} height={190}>
        <path d="M34 14h194q12 0 12 12v150q0 12-12 12H34L-6 101Z" {...shaded} transform="translate(6 8)" />
        <path d="M34 14h194q12 0 12 12v150q0 12-12 12H34L-6 101Z" fill={color.sheet} {...inked} />
        <circle cx={26} cy={101} r={10} fill={color.actionWash} {...inked} />
        <path d="M26 101Q-16 48 0-40" {...inked} />
        <Label x={58} y={50} size={19} weight={700} voice="heading" fill={color.screenInk}>
          Linen shirt
        </Label>
        <path d="M54 66h172" stroke={color.screenLine} />
        <Label x={58} y={90} size={17.5} fill={color.screenSoft}>
          Card price
        </Label>
        <Money x={222} y={91} size={19} fill={color.screenInk}>
          $59.74
        </Money>
        <rect
          x={48}
          y={104}
          width={182}
          height={34}
          rx={8}
          fill={color.screenMoneyWash}
          stroke={color.screenMoney}
          strokeWidth={hairWidth}
        />
        <Label x={58} y={126} size={17.5} fill={color.screenMoney}>
          Cash price
        </Label>
        <Money x={222} y={127} size={19} fill={color.screenMoney}>
          $58.00
        </Money>
        <path
          d="M60 152v22m5-22v22m8-22v22m4-22v22m9-22v22m5-22v22m4-22v22m10-22v22m4-22v22m7-22v22m5-22v22m9-22v22m4-22v22m5-22v22m9-22v22m4-22v22m8-22v22m5-22v22m4-22v22m9-22v22"
          stroke={color.screenInk}
          strokeLinecap="butt"
        />
      </Placed>
    </>
  );
}

/** A basket becomes a parcel. */
function Online() {
  return (
    <>
      {ground(184)}
      <Laptop x={14} y={41} scale={0.68}>
        <ScreenText x={16} y={38} size={30} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenRow x={16} y={77} width={236} label="Lamp" amount="62.00" size={25} />
        <ScreenRule x={16} y={91} width={236} />
        <ScreenButton x={14} y={105} width={188} height={50} radius={11} label="Pay $62.00" size={27} />
      </Laptop>
      <Parcel x={186} y={120} scale={0.62} />
    </>
  );
}

/** An invoice answered on the doorstep. */
function Mobile() {
  return (
    <>
      <g transform="translate(0 -8)">
        <path d="M20 200V92a76 76 0 0 1 152 0v108Z" fill={color.sheet} {...inked} />
        <path d="M40 200V94a56 56 0 0 1 112 0v106Z" fill={color.screenAction} {...inked} />
        <path d="M96 38a56 56 0 0 1 56 56v106h-30q24-90-26-162Z" {...shaded} />
        <circle cx={62} cy={130} r={5} fill={color.clay} {...inked} />
        <rect x={78} y={76} width={36} height={24} rx={5} fill={color.paper} {...inked} />
        <Label x={96} y={94} size={17} weight={700} anchor="middle" voice="heading">
          14
        </Label>
        {ground(200)}
      </g>
      <Phone x={122} y={10} scale={0.98} rotate={6}>
        <ScreenText x={12} y={48} size={17.2} tone="soft">
          Piano tuning
        </ScreenText>
        <ScreenText x={12} y={78} size={25} weight={750} voice="heading">
          $120.00
        </ScreenText>
        <ScreenRule x={12} y={90} width={100} />
        <ScreenButton x={12} y={102} width={100} height={36} radius={10} label="Tap here" size={17} />
        <ScreenButton x={12} y={146} width={100} height={36} radius={10} label="Send link" size={17} quiet />
      </Phone>
    </>
  );
}

/** A machine that sells alone, and says so to somebody far away. */
function Unattended() {
  return (
    <>
      {ground(180)}
      <path d="M220 36a28 28 0 1 0 19 46 22 22 0 1 1-19-46Z" fill={color.screenMoneyWash} {...inked} />
      <Kiosk x={20} y={22} scale={0.86}>
        <ScreenText x={70} y={31} size={24} weight={700} anchor="middle" voice="heading">
          Car wash
        </ScreenText>
        <ScreenButton x={10} y={44} width={120} height={34} label="Quick  $9" size={21} />
      </Kiosk>
      <Alert x={80} y={120} scale={1.36} width={133} title="Paper is low" detail="Bay 1, 2:20" tone="warn" />
    </>
  );
}

/** A file that says everything, and a seal on it. */
function HighRisk() {
  return (
    <>
      {ground(180)}
      <Document x={58} y={18} scale={1.2} rotate={6} ruled={9} />
      <Document
        x={24}
        y={10}
        scale={1.25}
        rotate={-4}
        title="Your file"
        rows={[
          { label: 'License', done: true },
          { label: 'Chargeback plan', done: false },
          { label: 'Refund policy', done: true },
        ]}
        ruled={3}
      />
      <circle cx={226} cy={154} r={40} {...shaded} transform="translate(4 6)" />
      <circle cx={226} cy={154} r={40} fill={color.device} {...inked} />
      <circle cx={226} cy={154} r={32} stroke={color.screen} strokeDasharray="1 5" />
      <Label x={226} y={153} size={17} weight={650} anchor="middle" fill={color.screen}>
        One
      </Label>
      <Label x={226} y={171} size={17} weight={650} anchor="middle" fill={color.screen}>
        to go
      </Label>
    </>
  );
}

/** A thing for each kind of business. */
export const typeScenes = defineScenes([
  { id: 'type-restaurants', viewBox: '0 0 280 208', overflow: 'visible', Drawing: Restaurants },
  { id: 'type-retail', viewBox: '0 0 280 208', overflow: 'visible', Drawing: Retail },
  { id: 'type-online', viewBox: '0 0 280 208', overflow: 'visible', Drawing: Online },
  { id: 'type-mobile', viewBox: '0 0 280 208', overflow: 'visible', Drawing: Mobile },
  { id: 'type-unattended', viewBox: '0 0 280 208', overflow: 'visible', Drawing: Unattended },
  { id: 'type-high-risk', viewBox: '0 0 280 208', overflow: 'visible', Drawing: HighRisk },
]);
