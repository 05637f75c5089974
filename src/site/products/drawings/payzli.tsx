import { Alert } from '../../../drawings/kit/Alert.tsx';
import { Calendar } from '../../../drawings/kit/Calendar.tsx';
import { Document } from '../../../drawings/kit/Document.tsx';
import { Envelope } from '../../../drawings/kit/Envelope.tsx';
import { Handheld } from '../../../drawings/kit/Handheld.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { Placed } from '../../../drawings/kit/Placed.tsx';
import { cased, color, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import {
  Screen,
  ScreenBox,
  ScreenButton,
  ScreenRow,
  ScreenRule,
  ScreenText,
  TapMark,
  Tick,
} from '../../../drawings/kit/screen.tsx';
import { Terminal } from '../../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Ground, slide } from '../../../drawings/slide.tsx';
import { Label } from '../../../drawings/text.tsx';
import { CupToGo, PaperBag, Under } from './props.tsx';

/** A card on its way to the keypad, near. */
function CounterSale() {
  return (
    <>
      <Ground fill={color.line} />
      <Under x={72} y={18} rotate={-8} width={128} height={202} radius={19} />
      <Terminal plain x={62} y={13} scale={0.97} rotate={-8}>
        <ScreenText x={10} y={24} size={14} tone="soft">
          To pay
        </ScreenText>
        <ScreenText x={10} y={55} size={31} weight={750} voice="heading">
          $9.27
        </ScreenText>
      </Terminal>
      <TapMark x={198} y={64} size={36} stroke={color.action} weight={4} rotate={24} />
      <PaymentCard x={216} y={108} scale={1.02} rotate={-24} tone="money" digits="2086" />
    </>
  );
}

/** The board over the counter calls the next number. */
function QuickService() {
  return (
    <>
      <Ground fill={color.actionWash} floor={196} />
      <path d="M100 0v22M260 0v22" stroke={color.deviceEdge} strokeWidth={5} />
      <Slab x={48} y={20} width={264} height={100} radius={13} />
      <Screen x={58} y={30} width={244} height={80} radius={6}>
        <ScreenText x={14} y={25} size={12.5} tone="soft">
          Ready
        </ScreenText>
        {['47', '48'].map((order, place) => (
          <ScreenText key={order} x={14 + place * 58} y={64} size={38} weight={750} voice="heading" tone="action">
            {order}
          </ScreenText>
        ))}
        <path d="M132 12v56" stroke={color.screenLine} />
        <ScreenText x={148} y={25} size={12.5} tone="soft">
          Coming up
        </ScreenText>
        {['49', '50'].map((order, place) => (
          <ScreenText key={order} x={148 + place * 46} y={64} size={28} weight={650} voice="heading">
            {order}
          </ScreenText>
        ))}
      </Screen>
      <CupToGo x={96} y={146} scale={0.8} />
      <CupToGo x={144} y={146} scale={0.8} />
      <PaperBag x={207} y={140} scale={0.72} />
      <rect x={216} y={169} width={42} height={28} rx={5} fill={color.sheet} {...inked} />
      <Label x={237} y={189} size={15} weight={750} anchor="middle" voice="heading" fill={color.screenInk}>
        48
      </Label>
    </>
  );
}

/** A shirt on its hanger, and how many are left. */
function Retail() {
  return (
    <>
      <Ground fill={color.line} />
      <path d="M-2 24h364" stroke={color.outline} strokeWidth={4} />
      <path d="M128 24q14 0 12 12-2 8-10 10v8L84 76h92l-46-22" {...inked} strokeWidth={3} />
      <path
        d="M98 64q32 22 64 0l40 18 20 42-30 15-12-14v108H80V125l-12 14-30-15 20-42Z"
        fill={color.sheet}
        {...inked}
      />
      <path d="M162 64l40 18 20 42-30 15-12-14v108h-28q20-80-4-168Z" {...shaded} />
      <path d="M98 64q32 22 64 0" {...inked} />
      <Placed x={100} y={124} rotate={-7} width={62} height={74}>
        <path d="M10 1h42l9 12v60H1V13Z" fill={color.clay} {...inked} />
        <path d="M14 34v26m5-26v26m6-26v26m3-26v26m7-26v26m4-26v26m6-26v26" {...scored} strokeLinecap="butt" />
        <circle cx={31} cy={14} r={4} fill={color.paper} {...inked} />
      </Placed>
      <path d="M124 74l4 64 8-64" {...inked} />
      <Handheld x={212} y={42} scale={1.02} rotate={6}>
        <ScreenText x={10} y={24} size={12} weight={700} voice="heading">
          Linen shirt
        </ScreenText>
        <ScreenText x={10} y={42} size={11} tone="soft">
          White, M
        </ScreenText>
        <ScreenText x={10} y={86} size={38} weight={750} voice="heading">
          12
        </ScreenText>
        <ScreenText x={10} y={104} size={11} tone="soft">
          in stock
        </ScreenText>
        <ScreenBox x={10} y={116} width={70} height={22} />
        <ScreenText x={45} y={131} size={11} anchor="middle">
          2 on order
        </ScreenText>
      </Handheld>
    </>
  );
}

/** The month on the wall, and the hours of one visit. */
function Services() {
  return (
    <>
      <Ground fill={color.line} />
      <Calendar x={30} y={24} scale={1.12} month="June" startsOn={0} days={30} marked={[2, 9, 23]} done={16} />
      <Under x={204} y={66} width={134} height={150} radius={14} />
      <Placed x={196} y={56} width={134} height={150}>
        <rect width={134} height={150} rx={14} fill={color.device} stroke={color.deviceEdge} />
        <rect x={9} y={9} width={116} height={132} rx={7} fill={color.screen} />
        <ScreenText x={20} y={32} size={13.5} weight={700} voice="heading">
          Piano tuning
        </ScreenText>
        <ScreenRow x={20} y={56} width={94} label="2 hours" amount="120.00" size={11.5} />
        <ScreenRow x={20} y={75} width={94} label="Deposit" amount="−40.00" size={11.5} />
        <ScreenRule x={20} y={85} width={94} />
        <ScreenButton x={18} y={97} width={98} height={32} radius={9} label="Bill $80.00" size={13} />
      </Placed>
    </>
  );
}

/** A stall's awning, and two phones that meet under it. */
function Mobile() {
  return (
    <>
      <Ground fill={color.actionWash} />
      <path d="M20 0v230M340 0v230" {...inked} strokeWidth={5} />
      {[0, 1, 2, 3, 4, 5].map((stripe) => (
        <path
          key={stripe}
          d={`M${stripe * 60} -2h60v44a30 26 0 0 1-60 0Z`}
          fill={stripe % 2 === 0 ? color.action : color.paper}
          {...inked}
        />
      ))}
      <path d="M0 0h360v16H0Z" {...shaded} />
      <Phone x={40} y={74} scale={0.84} rotate={7}>
        <ScreenText x={62} y={62} size={13.5} anchor="middle" tone="soft">
          2 × Honey
        </ScreenText>
        <ScreenText x={62} y={96} size={27} weight={750} anchor="middle" voice="heading">
          $16.48
        </ScreenText>
        <ScreenText x={62} y={122} size={13.5} anchor="middle" tone="soft">
          Hold near
        </ScreenText>
      </Phone>
      <TapMark x={168} y={146} size={24} stroke={color.action} weight={4} />
      <Phone x={208} y={66} scale={0.84} rotate={-7}>
        <ScreenBox x={12} y={44} width={100} height={64} radius={10} tone="action" />
        <Label x={23} y={94} size={13.5} fill="#fff" voice="mono">
          •••• 4417
        </Label>
        <Tick x={62} y={138} size={26} weight={5} />
      </Phone>
    </>
  );
}

/** An invoice out of its envelope, already answered. */
function Invoices() {
  return (
    <>
      <Ground fill={color.device} />
      <Envelope x={38} y={120} scale={1.12}>
        <Document x={1} y={-97} width={198} height={190} title="Invoice 1042" rows={[]} shadow={false} />
        <Label x={19} y={-40} size={12} fill={color.screenSoft}>
          Due Feb 28
        </Label>
        <Label x={19} y={-12} size={25} weight={750} voice="heading" fill={color.screenInk}>
          $480.00
        </Label>
        <rect x={19} y={-3} width={162} height={28} rx={9} fill={color.screenAction} />
        <Label x={100} y={16} size={13.5} weight={650} anchor="middle" fill={color.screen}>
          Pay now
        </Label>
      </Envelope>
      <Alert x={216} y={30} width={132} title="Paid" detail="ACH · 9:41" />
    </>
  );
}

const hours = [52, 78, 66, 104, 150, 128, 88] as const;

/** A week as a skyline, its best day lit. */
function Reports() {
  return (
    <>
      <Ground fill={color.line} />
      {hours.map((height, day) => (
        <g key={height}>
          <path
            d={`M${8 + day * 50} 232V${230 - height}q0-6 6-6h32q6 0 6 6v${height + 2}Z`}
            fill={day === 4 ? color.action : color.paper}
            {...inked}
          />
          <Label
            x={30 + day * 50}
            y={218}
            size={12.5}
            weight={600}
            anchor="middle"
            fill={day === 4 ? color.onAction : color.inkSoft}
            voice="mono"
          >
            {'MTWTFSS'.charAt(day)}
          </Label>
        </g>
      ))}
      <rect x={25} y={27} width={164} height={82} rx={13} {...shaded} />
      <rect x={20} y={20} width={164} height={82} rx={13} {...cased} />
      <rect x={27} y={27} width={150} height={68} rx={7} fill={color.screen} />
      <ScreenText x={40} y={49} size={12} tone="soft">
        Friday, best day
      </ScreenText>
      <ScreenText x={40} y={81} size={28} weight={750} voice="heading">
        $3,184
      </ScreenText>
    </>
  );
}

/** Payzli's seven slides. */
export const payzliScenes = defineScenes([
  { id: 'payzli-counter', ...slide, Drawing: CounterSale },
  { id: 'payzli-quick', ...slide, Drawing: QuickService },
  { id: 'payzli-retail', ...slide, Drawing: Retail },
  { id: 'payzli-services', ...slide, Drawing: Services },
  { id: 'payzli-mobile', ...slide, Drawing: Mobile },
  { id: 'payzli-invoices', ...slide, Drawing: Invoices },
  { id: 'payzli-reports', ...slide, Drawing: Reports },
]);
