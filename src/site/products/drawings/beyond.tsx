import { Coin, type CoinCode } from '../../../drawings/kit/Coin.tsx';
import { FlowDot, FlowLine } from '../../../drawings/kit/Flow.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { QrCode } from '../../../drawings/kit/QrCode.tsx';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import {
  ScreenBox,
  ScreenButton,
  ScreenMoney,
  ScreenRow,
  ScreenRule,
  ScreenText,
  Tick,
} from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

/** From a checkout through the gateway to the processor. */
function Gateway() {
  return (
    <>
      <FlowLine lit d="M262 118h84M482 118h70" />
      <FlowDot x={304} y={118} />
      <FlowDot x={518} y={118} />
      <Laptop x={4} y={20} scale={0.86}>
        <ScreenText x={20} y={34} size={18} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenRow x={20} y={66} width={130} label="Desk lamp" amount="62.00" size={14} />
        <ScreenRow x={20} y={89} width={130} label="Shipping" amount="6.50" size={14} />
        <ScreenRule x={20} y={101} width={130} />
        <ScreenButton x={18} y={116} width={134} height={38} radius={9} label="Pay $68.50" size={16} />
      </Laptop>
      <PaymentCard x={182} y={88} scale={0.66} rotate={-10} tone="copper" digits="2086" />
      <rect x={352} y={26} width={136} height={190} rx={16} {...shaded} />
      <rect x={346} y={18} width={136} height={190} rx={16} fill={color.paper} {...inked} />
      <Label x={364} y={49} size={18} weight={700} voice="heading">
        Gateway
      </Label>
      {['Address', 'Code', 'Fraud filter', 'Token kept'].map((check, row) => (
        <g key={check} transform={`translate(364 ${82 + row * 31})`}>
          <circle cx={9} cy={-5} r={9} fill={color.actionWash} />
          <Tick x={9} y={-4} size={9} stroke={color.action} />
          <Label x={27} y={0} size={14}>
            {check}
          </Label>
        </g>
      ))}
      <Slab x={552} y={68} width={144} height={94} radius={16} />
      <Label x={572} y={110} size={18} weight={700} fill={color.screen} voice="heading">
        Processor
      </Label>
      <Label x={572} y={136} size={13.5} fill={color.screenLine} voice="mono">
        Approved
      </Label>
      <circle cx={666} cy={131} r={12} fill={color.ok} />
      <Tick x={666} y={132} size={11} stroke={color.screenInk} weight={2.5} />
    </>
  );
}

const coins: readonly (readonly [code: CoinCode, tone: 'money' | 'wash' | 'paper' | 'lake'])[] = [
  ['BTC', 'lake'],
  ['ETH', 'wash'],
  ['LTC', 'paper'],
  ['BCH', 'wash'],
  ['USDC', 'paper'],
  ['USDT', 'lake'],
];

/** Dollars typed on the left, a code on the right, a phone that answers; six coins to choose from. */
function Crypto() {
  return (
    <>
      <Laptop x={0} y={10} scale={1.24}>
        <ScreenText x={16} y={28} size={12.5} weight={700} voice="heading">
          Virtual terminal
        </ScreenText>
        <ScreenText x={16} y={54} size={11} tone="soft">
          Amount
        </ScreenText>
        <ScreenMoney x={16} y={78} size={24} weight={700} anchor="start">
          $24.72
        </ScreenMoney>
        <ScreenText x={16} y={102} size={11} tone="soft">
          Then
        </ScreenText>
        <ScreenButton x={14} y={110} width={58} height={26} label="Convert" size={11} />
        <ScreenButton x={78} y={110} width={42} height={26} label="Hold" size={11} quiet />
        <ScreenBox x={138} y={20} width={116} height={128} radius={9} />
        <rect x={148} y={30} width={96} height={96} rx={4} fill={color.screen} />
        <QrCode x={154} y={36} />
        <ScreenText x={196} y={141} size={10.5} weight={600} anchor="middle">
          Rate held 9:48
        </ScreenText>
      </Laptop>
      <Phone x={356} y={64} scale={0.92} rotate={6}>
        <ScreenText x={62} y={58} size={12.5} anchor="middle" tone="soft">
          Send
        </ScreenText>
        <ScreenText x={62} y={92} size={25} weight={750} anchor="middle" voice="heading">
          24.72
        </ScreenText>
        <ScreenText x={62} y={114} size={13} weight={650} anchor="middle" voice="mono">
          USDC
        </ScreenText>
        <ScreenBox x={12} y={130} width={100} height={46} radius={9} />
        <ScreenText x={22} y={149} size={10.5} tone="soft">
          Network
        </ScreenText>
        <ScreenText x={22} y={166} size={12} weight={650}>
          Checked
        </ScreenText>
        <ScreenButton x={12} y={192} width={100} height={36} radius={10} label="Confirm" size={13} />
      </Phone>
      {coins.map(([code, tone], coin) => (
        <Coin key={code} x={6 + coin * 58} y={286 + (coin % 2) * 14} scale={0.86} code={code} tone={tone} />
      ))}
    </>
  );
}

/** What stands beside the systems: gateways, and coins. */
export const beyondScenes = defineScenes([
  { id: 'products-gateway', viewBox: '0 0 700 228', Drawing: Gateway },
  { id: 'products-crypto', viewBox: '0 0 510 372', Drawing: Crypto },
]);
