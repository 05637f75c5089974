import { Alert } from '../../../drawings/kit/Alert.tsx';
import { Loaf } from '../../../drawings/kit/goods.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { color, hairWidth, inked } from '../../../drawings/kit/palette.ts';
import { Shopfront } from '../../../drawings/kit/Shopfront.tsx';
import { ScreenBox, ScreenButton, ScreenRule, ScreenText, Tick } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label, Money } from '../../../drawings/text.tsx';

/** A checkout page on a laptop, and the same order as a link on a phone. */
function HomeStartups() {
  return (
    <>
      <rect x={20} y={20} width={380} height={232} rx={28} fill={color.actionWash} />
      <path d="M1 280h418" {...inked} />
      <Laptop x={12} y={64} scale={1.02}>
        <ScreenText x={20} y={34} size={17} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenBox x={20} y={48} width={140} height={26} tone="plain" />
        <ScreenText x={30} y={66} size={13} tone="soft">
          Card number
        </ScreenText>
        <ScreenBox x={20} y={82} width={66} height={26} tone="plain" />
        <ScreenText x={30} y={100} size={13} tone="soft">
          MM / YY
        </ScreenText>
        <ScreenBox x={94} y={82} width={66} height={26} tone="plain" />
        <ScreenText x={104} y={100} size={13} tone="soft">
          CVV
        </ScreenText>
        <ScreenButton x={20} y={120} width={140} height={32} label="Pay $86.40" size={14.5} />
        <ScreenBox x={176} y={0} width={92} height={168} radius={6} />
        <ScreenText x={185} y={34} size={13} weight={600}>
          Order 31
        </ScreenText>
        <path d="m193 66 6-14h12l6 14Zm12 0v15m-7 0h14" stroke={color.screenInk} strokeWidth={hairWidth} />
        <ScreenText x={185} y={105} size={13}>
          1 × Lamp
        </ScreenText>
      </Laptop>
      <Phone x={320} y={82} scale={0.7}>
        <ScreenBox x={12} y={40} width={100} height={76} radius={12} />
        <ScreenText x={20} y={66} size={19} tone="soft">
          Order 31
        </ScreenText>
        <ScreenText x={20} y={99} size={25} weight={750} voice="heading">
          $86.40
        </ScreenText>
        <ScreenText x={14} y={146} size={19}>
          Card
        </ScreenText>
        <Tick x={102} y={140} size={14} weight={3} />
        <ScreenRule x={12} y={160} width={100} />
        <ScreenText x={14} y={184} size={19}>
          Bank debit
        </ScreenText>
        <ScreenButton x={12} y={206} width={100} height={42} radius={11} label="Pay now" size={19} />
      </Phone>
      <Alert x={206} y={14} width={184} title="New order" detail="$86.40 by link" />
    </>
  );
}

/** A street shop with both prices on the board. */
function HomeSmbs() {
  return (
    <>
      <path d="M44 280V132A112 112 0 0 1 156 20h120a112 112 0 0 1 112 112v148Z" fill={color.actionWash} />
      <path d="M1 280h418" {...inked} />
      <Shopfront x={118} y={38} scale={1.06} name="Juniper St. Bakery">
        <path d="M1 57h130" {...inked} />
        <Loaf x={10} y={28} scale={0.37} />
        <Loaf x={60} y={31} scale={0.33} />
        <path d="M117 57V45m-11 0h22m-18 0q-2-13 7-13t7 13" fill={color.clay} {...inked} />
        <path d="M2 26 26 2M2 44 44 2" stroke={color.sheet} strokeWidth={3} />
      </Shopfront>
      <path d="m16 280 7-30M104 280l-7-30" {...inked} strokeWidth={4} />
      <rect x={8} y={172} width={104} height={88} rx={8} fill={color.device} {...inked} />
      <Label x={60} y={196} size={14.5} weight={700} fill={color.screen} anchor="middle" voice="heading">
        Filter coffee
      </Label>
      <path d="M20 206h80" stroke={color.deviceKey} />
      <Label x={20} y={226} size={13} fill={color.screenLine}>
        Card
      </Label>
      <Money x={100} y={226} size={13.5} fill={color.screen}>
        $4.12
      </Money>
      <Label x={20} y={247} size={13} fill={color.screenMoneyWash}>
        Cash
      </Label>
      <Money x={100} y={247} size={13.5} fill={color.screenMoneyWash}>
        $4.00
      </Money>
    </>
  );
}

/** A business that starts, and one that already has a statement. */
export const audienceScenes = defineScenes([
  { id: 'home-startups', viewBox: '0 0 420 300', Drawing: HomeStartups },
  { id: 'home-smbs', viewBox: '0 0 420 300', Drawing: HomeSmbs },
]);
