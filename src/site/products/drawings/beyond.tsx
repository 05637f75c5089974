import { Coin, type CoinCode } from '../../../drawings/kit/Coin.tsx';
import { FlowDot, FlowLine } from '../../../drawings/kit/Flow.tsx';
import { Laptop } from '../../../drawings/kit/Laptop.tsx';
import { Phone } from '../../../drawings/kit/Phone.tsx';
import { cased, color, inked } from '../../../drawings/kit/palette.ts';
import { QrCode } from '../../../drawings/kit/QrCode.tsx';
import { ScreenBox, ScreenButton, ScreenRow, ScreenText, Tick } from '../../../drawings/kit/screen.tsx';
import { defineScenes } from '../../../drawings/scene.ts';
import { Label } from '../../../drawings/text.tsx';

const checks = [
  [20, 'Address'],
  [128, 'Code'],
  [215, 'Fraud filter'],
  [347, 'Token kept'],
] as const;

/** Down one line: a checkout, the gateway with its checks, the processor. */
function Gateway() {
  return (
    <>
      <FlowLine lit d="M238.5 190v156" />
      <Laptop x={82} y={1} scale={0.9}>
        <ScreenText x={20} y={36} size={24} weight={700} voice="heading">
          Checkout
        </ScreenText>
        <ScreenRow x={20} y={68} width={228} label="Desk lamp" amount="62.00" size={21} />
        <ScreenRow x={20} y={95} width={228} label="Shipping" amount="6.50" size={21} />
        <ScreenButton x={20} y={116} width={228} height={42} radius={10} label="Pay $68.50" size={22} />
      </Laptop>
      <FlowDot x={238.5} y={207} />
      <rect x={1} y={222} width={475} height={94} rx={16} fill={color.paper} {...inked} />
      <Label x={20} y={255} size={22} weight={700} voice="heading">
        Gateway
      </Label>
      {checks.map(([x, check]) => (
        <g key={check} transform={`translate(${x} 293)`}>
          <Tick x={7} y={-6} size={13} stroke={color.action} weight={2.5} />
          <Label x={21} y={0} size={18}>
            {check}
          </Label>
        </g>
      ))}
      <FlowDot x={238.5} y={331} />
      <rect x={1} y={346} width={475} height={56} rx={16} {...cased} />
      <Label x={20} y={381} size={22} weight={700} fill={color.screen} voice="heading">
        Processor
      </Label>
      <Label x={416} y={380} size={18} anchor="end" fill={color.screenLine} voice="mono">
        Approved
      </Label>
      <circle cx={442} cy={374} r={15} fill={color.ok} />
      <Tick x={442} y={375} size={14} stroke={color.screenInk} weight={2.5} />
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

/** A laptop with the dollars and their code, a phone that answers, and below them six coins to choose from. */
function Crypto() {
  return (
    <>
      <Laptop x={0} y={40} scale={1.05}>
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
      <Phone x={388} y={3} scale={0.92}>
        <ScreenText x={62} y={56} size={21} anchor="middle" tone="soft">
          Send
        </ScreenText>
        <ScreenText x={62} y={94} size={33} weight={750} anchor="middle" voice="heading">
          24.72
        </ScreenText>
        <ScreenText x={62} y={120} size={21} weight={650} anchor="middle" voice="mono">
          USDC
        </ScreenText>
        <ScreenBox x={12} y={134} width={100} height={58} radius={10} />
        <ScreenText x={62} y={158} size={21} anchor="middle" tone="soft">
          Network
        </ScreenText>
        <ScreenText x={62} y={182} size={21} weight={650} anchor="middle">
          Checked
        </ScreenText>
        <ScreenButton x={12} y={213} width={100} height={42} radius={10} label="Confirm" size={21} />
      </Phone>
      {coins.map(([code, tone], coin) => (
        <Coin key={code} x={coin * 89.4} y={283} scale={0.98} code={code} tone={tone} />
      ))}
    </>
  );
}

/** What stands beside the systems: gateways, and coins. */
export const beyondScenes = defineScenes([
  { id: 'products-gateway', viewBox: '0 0 477 403', Drawing: Gateway },
  { id: 'products-crypto', viewBox: '0 0 518 361', Drawing: Crypto },
]);
