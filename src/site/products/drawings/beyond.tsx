import { Coin, type CoinCode } from '../../../drawings/kit/Coin.tsx';
import { FlowDot, FlowLine } from '../../../drawings/kit/Flow.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../../drawings/kit/PaymentCard.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { color, inked, shaded } from '../../../drawings/kit/palette.ts';
import { QrCode } from '../../../drawings/kit/QrCode.tsx';
import { Slab } from '../../../drawings/kit/Slab.tsx';
import { ScreenBox, ScreenButton, ScreenRow, ScreenText, Tick } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

/** From a checkout through the gateway to the processor. */
function Gateway() {
  return (
    <>
      <FlowLine lit d="M250 90h64M392 200v26" />
      <FlowDot x={284} y={90} />
      <FlowDot x={392} y={213} />
      <Laptop x={0} y={2} scale={0.8}>
        <ScreenText x={20} y={36} size={24} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenRow x={20} y={68} width={228} label="Desk lamp" amount="62.00" size={21} />
        <ScreenRow x={20} y={95} width={228} label="Shipping" amount="6.50" size={21} />
        <ScreenButton x={20} y={116} width={228} height={42} radius={10} label="Pay $68.50" size={22} />
      </Laptop>
      <PaymentCard x={46} y={184} scale={1.06} rotate={-4} tone="money" digits="2086" />
      <rect x={320} y={10} width={156} height={198} rx={16} {...shaded} />
      <rect x={314} y={2} width={156} height={198} rx={16} fill={color.paper} {...inked} />
      <Label x={332} y={36} size={22} weight={700} voice="heading">
        Gateway
      </Label>
      {['Address', 'Code', 'Fraud filter', 'Token kept'].map((check, row) => (
        <g key={check} transform={`translate(332 ${74 + row * 35})`}>
          <circle cx={11} cy={-6} r={11} fill={color.actionWash} />
          <Tick x={11} y={-5} size={11} stroke={color.action} />
          <Label x={32} y={0} size={18}>
            {check}
          </Label>
        </g>
      ))}
      <Slab x={284} y={226} width={186} height={64} radius={16} />
      <Label x={302} y={254} size={20} weight={700} fill={color.screen} voice="heading">
        Processor
      </Label>
      <Label x={302} y={277} size={18} fill={color.screenLine} voice="mono">
        Approved
      </Label>
      <circle cx={438} cy={258} r={15} fill={color.ok} />
      <Tick x={438} y={259} size={14} stroke={color.screenInk} weight={2.5} />
    </>
  );
}

/** The two that track the dollar look alike, and so do the four that move. */
const coins: readonly (readonly [code: CoinCode, tone: 'money' | 'action'])[] = [
  ['BTC', 'money'],
  ['ETH', 'money'],
  ['LTC', 'money'],
  ['BCH', 'money'],
  ['USDC', 'action'],
  ['USDT', 'action'],
];

/** Dollars typed on the left, a code on the right, a phone before it that answers; both on the tray with six coins to choose from. */
function Crypto() {
  return (
    <>
      <rect x={1} y={260} width={508} height={97} rx={14} fill={color.deviceFoot} stroke={color.deviceEdge} />
      <Laptop x={18} y={38} scale={1.05}>
        <ScreenText x={14} y={34} size={18} tone="soft">
          Amount
        </ScreenText>
        <ScreenText x={14} y={66} size={30} weight={750} voice="heading">
          $24.72
        </ScreenText>
        <ScreenButton x={14} y={82} width={110} height={32} radius={8} label="Convert" size={18} />
        <ScreenButton x={14} y={121} width={110} height={32} radius={8} label="Hold" size={18} quiet />
        <ScreenBox x={136} y={15} width={120} height={138} radius={9} />
        <rect x={146} y={24} width={100} height={100} rx={4} fill={color.screen} />
        <QrCode x={154} y={32} />
        <ScreenText x={196} y={144} size={18} weight={600} anchor="middle">
          Held 9:48
        </ScreenText>
      </Laptop>
      <Phone x={365} y={3} scale={0.92}>
        <ScreenText x={62} y={56} size={21} anchor="middle" tone="soft">
          Send
        </ScreenText>
        <ScreenText x={62} y={94} size={33} weight={750} anchor="middle" voice="heading">
          24.72
        </ScreenText>
        <ScreenText x={62} y={120} size={21} weight={650} anchor="middle" voice="mono">
          USDC
        </ScreenText>
        <ScreenBox x={10} y={134} width={104} height={58} radius={9} />
        <ScreenText x={20} y={158} size={21} tone="soft">
          Network
        </ScreenText>
        <ScreenText x={20} y={182} size={21} weight={650}>
          Checked
        </ScreenText>
        <ScreenButton x={12} y={213} width={100} height={42} radius={10} label="Confirm" size={21} />
      </Phone>
      {coins.map(([code, tone], coin) => (
        <Coin key={code} x={18 + coin * 81} y={272} scale={0.96} code={code} tone={tone} />
      ))}
    </>
  );
}

/** What stands beside the systems: gateways, and coins. */
export const beyondScenes = defineScenes([
  { id: 'products-gateway', viewBox: '0 0 477 302', Drawing: Gateway },
  { id: 'products-crypto', viewBox: '0 0 510 358', Drawing: Crypto },
]);
