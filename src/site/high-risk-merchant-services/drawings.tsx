import { Alert, Bell } from '../../drawings/kit/Alert.tsx';
import { Document } from '../../drawings/kit/Document.tsx';
import { FlowDot, FlowLine, FlowNode } from '../../drawings/kit/Flow.tsx';
import { Laptop } from '../../drawings/kit/Laptop.tsx';
import { PaymentCard } from '../../drawings/kit/PaymentCard.tsx';
import { Placed, round } from '../../drawings/kit/Placed.tsx';
import { cast, color, hairWidth, inked, shaded, warmShaded } from '../../drawings/kit/palette.ts';
import { tornEdge } from '../../drawings/kit/Receipt.tsx';
import { Shield } from '../../drawings/kit/Shield.tsx';
import { ScreenBox, ScreenMoney, ScreenRow, ScreenRule, ScreenText, Tick } from '../../drawings/kit/screen.tsx';
import { Terminal } from '../../drawings/kit/Terminal.tsx';
import { defineScenes } from '../../drawings/scene.ts';
import { Label, Money } from '../../drawings/text.tsx';
import { amountOf } from '../../figures/amounts.ts';
import { claim } from '../../figures/ledger.ts';
import { HighRiskAgreement } from './drawings/agreement.tsx';
import { benefitScenes } from './drawings/benefits.tsx';
import { HighRiskGauge, HighRiskTabs } from './drawings/file-and-week.tsx';

/** A refusal: one line, and no way to answer it. */
function HighRiskSlip() {
  return (
    <Placed x={12} y={16} rotate={-3} width={316} height={132}>
      <path d="M6 8h316v120H6Z" {...shaded} />
      <path d={`M0 0h316v124${tornEdge(316)}Z`} fill={color.sheet} {...inked} />
      <Label x={24} y={38} size={15} fill={color.screenSoft} voice="mono">
        Re: your application
      </Label>
      <Label x={24} y={72} size={26} weight={700} voice="heading" fill={color.screenInk}>
        Declined.
      </Label>
      <Label x={24} y={100} size={15} fill={color.screenSoft} voice="mono">
        Reason: business type
      </Label>
    </Placed>
  );
}

const application = ['Licenses', 'Owners and ID', 'Statements'] as const;

const notes = [
  ['Refunds', 'clear, on the site'],
  ['Descriptor', 'name and phone'],
  ['Delivery', 'tracked, proof kept'],
] as const;

/** A file as an underwriter wants it: papers, notes, and the one thing still missing. */
function HighRiskFile() {
  return (
    <>
      <path d="M8 424V54q0-14 14-14h150q9 0 14 8l12 18h402q14 0 14 14v344Z" fill={color.moneyWash} {...inked} />
      <path d="M8 424V92h606v332Z" {...warmShaded} />
      <Label x={30} y={73} size={22} weight={600} voice="mono">
        File 0412
      </Label>
      <Document
        x={26}
        y={88}
        scale={1.85}
        rotate={-3}
        width={144}
        height={164}
        title="Application"
        rows={[...application.map((label) => ({ label, done: true })), { label: 'Lab report', done: false }]}
      />
      <Placed x={310} y={58} rotate={2.5} width={286} height={330}>
        <path d="M8 9h286v330H8Z" {...shaded} />
        <path d="M0 0h286v330H0Z" fill={color.sheet} {...inked} />
        <path d="M1 52h284M48 136h237M48 214h237M48 52v277" stroke={color.screenLine} strokeLinecap="butt" />
        <Label x={24} y={36} size={24} weight={700} voice="heading" fill={color.screenInk}>
          Underwriter’s notes
        </Label>
        {notes.map(([subject, note], row) => (
          <g key={subject} transform={`translate(0 ${92 + row * 78})`}>
            <Tick x={25} y={-4} size={15} stroke={color.screenAction} weight={3.5} />
            <Label x={64} y={0} size={23} weight={650} fill={color.screenInk}>
              {subject}
            </Label>
            <Label x={64} y={26} size={22} fill={color.screenSoft}>
              {note}
            </Label>
          </g>
        ))}
      </Placed>
      <path d="M2 390q-2-14 12-14h594q14 0 12 14l-6 42q-2 14-16 14H24q-14 0-16-14Z" fill={color.moneyWash} {...inked} />
      <path d="M30 394h562" stroke={color.paper} strokeWidth={4} />
      <Alert x={294} y={352} scale={1.92} width={176} tone="warn" title="One document left" detail="Lab report" />
    </>
  );
}

/** The alert comes first, so the refund does too. */
function HighRiskChargebacks() {
  return (
    <>
      {/* From the ceiling. */}
      <path d="M73-80v150" {...inked} strokeWidth={4} />
      <Bell x={22} y={60} scale={1.7} ringing />
      <FlowLine lit d="M262 92v68" />
      <Alert
        x={144}
        y={32}
        scale={1.12}
        width={210}
        tone="warn"
        title="Dispute about to open"
        detail="order 2207, $48.00"
      />
      <Alert x={144} y={160} scale={1.12} width={210} title="Refunded in time" detail="9:12, no dispute" />
    </>
  );
}

const checks = [
  ['Address', 'matches'],
  ['Card code', 'matches'],
  ['Velocity', '2 of 5 today'],
] as const;

/** One sale and the three questions it is asked. */
function HighRiskTools() {
  return (
    <>
      <FlowLine lit d="M191 130V68q0-16 16-16h11M150 130h68M191 130v62q0 16 16 16h11" />
      <PaymentCard x={25} y={83} scale={0.9} rotate={-6} digits="3391" />
      <FlowDot x={191} y={130} />
      {checks.map(([label, detail], row) => (
        <g key={label}>
          <FlowNode x={218} y={20 + row * 78} scale={1.14} width={142} height={56} label={label} detail={detail} />
          <Tick x={356} y={52 + row * 78} size={14} stroke={color.action} weight={3} />
        </g>
      ))}
    </>
  );
}

const shown = ['Terms', 'Refunds', 'Privacy', 'Contact'] as const;

/** What a website shows before an underwriter asks for it. */
function HighRiskCompliance() {
  return (
    <>
      <path d="M-80 236h560" {...inked} />
      <Laptop x={14} y={28} scale={0.98}>
        <ScreenBox x={0} y={0} width={268} height={22} radius={6} />
        <ScreenText x={16} y={54} size={19} weight={700} voice="heading">
          Herbal sleep drops
        </ScreenText>
        <ScreenText x={16} y={75} size={14} tone="soft">
          Lab-tested. Ships in four days.
        </ScreenText>
        <ScreenRule x={16} y={92} width={236} />
        {shown.map((word, item) => (
          <g key={word} transform={`translate(${16 + (item % 2) * 92} ${118 + Math.floor(item / 2) * 26})`}>
            <Tick x={6} y={-4} size={11} weight={2.5} />
            <ScreenText x={20} y={0} size={13} weight={600}>
              {word}
            </ScreenText>
          </g>
        ))}
      </Laptop>
      <Shield x={284} y={112} scale={1.02} />
    </>
  );
}

/** The same order on the terminal and in the books. */
function HighRiskIntegrated() {
  return (
    <>
      <path d="M-80 236h560" {...inked} />
      <FlowLine lit d="M79 60V38q0-14 14-14h154q14 0 14 14v54" />
      <FlowDot x={170} y={24} />
      <Terminal plain x={22} y={55} scale={0.87}>
        <ScreenText x={52} y={24} size={14.5} anchor="middle" tone="soft">
          Order 2214
        </ScreenText>
        <ScreenText x={52} y={52} size={23} weight={750} anchor="middle" voice="heading">
          $48.00
        </ScreenText>
      </Terminal>
      <Laptop x={140} y={90} scale={0.69}>
        <ScreenText x={18} y={34} size={20} weight={700} voice="heading">
          Order 2214
        </ScreenText>
        <ScreenRow x={18} y={66} width={228} label="At the counter" amount="$48.00" size={19} />
        <ScreenRule x={18} y={80} width={228} />
        <ScreenRow x={18} y={104} width={228} label="In the order" amount="$48.00" size={19} />
        <ScreenBox x={18} y={122} width={228} height={32} tone="ok" />
        <ScreenMoney x={132} y={144} size={19} anchor="middle">
          amounts agree
        </ScreenMoney>
      </Laptop>
    </>
  );
}

const scale = { width: 456, end: 2.5, step: 0.1 } as const;

/** Where a share of sales, in percent, stands on a scale. */
const onScale = (percent: number) => round((percent / scale.end) * scale.width);

// Below the track: a long one at each whole percent, with its label.
const graduations = Array.from({ length: scale.end / scale.step + 1 }, (_, step) => {
  const length = step % 10 === 0 ? 12 : step % 5 === 0 ? 9 : 5;
  return `M${onScale(step * scale.step)} 144v${length}`;
}).join('');

const labelled = [0, 1, 2] as const;

interface MeterProps {
  readonly network: string;
  /** From how many cases in a month its line counts. */
  readonly since: string;
  /** In percent of sales. */
  readonly share: number;
  readonly line: { readonly value: string };
}

/** The share of sales that a network counts, a good way from its line. */
function Meter({ network, since, share, line }: MeterProps) {
  const limit = onScale(amountOf(line) / 100);
  return (
    <>
      <rect x={10} y={12} width={508} height={228} rx={18} {...cast} />
      <rect x={1} y={1} width={508} height={228} rx={18} fill={color.paper} {...inked} />
      <g transform="translate(27 24)">
        <Label x={0} y={24} size={27} weight={700} voice="heading">
          {network}
        </Label>
        <Label x={0} y={53} size={20} fill={color.inkSoft}>
          {since}
        </Label>
        <path d={`M0 84q0-8 8-8H${limit}v60H8q-8 0-8-8Z`} fill={color.actionWash} />
        <path d={`M${limit} 76h${scale.width - 8 - limit}q8 0 8 8v44q0 8-8 8H${limit}Z`} fill={color.moneyWash} />
        <path d={`M0 84q0-8 8-8H${onScale(share)}v60H8q-8 0-8-8Z`} fill={color.action} />
        <Label x={16} y={113} size={20} weight={600} fill={color.onAction}>
          your share
        </Label>
        <path d={graduations} stroke={color.inkSoft} strokeWidth={hairWidth} />
        {labelled.map((percent) => (
          <Label key={percent} x={onScale(percent)} y={178} size={20} fill={color.inkSoft} anchor="middle" voice="mono">
            {`${percent}%`}
          </Label>
        ))}
        <rect y={76} width={scale.width} height={60} rx={8} {...inked} />
        <path d={`M${limit} 50v101`} stroke={color.money} strokeWidth={4} />
        <rect x={limit - 48} y={10} width={96} height={42} rx={9} fill={color.moneyWash} {...inked} />
        <Money x={limit} y={40} size={27} anchor="middle" fill={color.money}>
          {line.value}
        </Money>
      </g>
    </>
  );
}

function HighRiskMastercard() {
  return (
    <Meter
      network="Mastercard"
      since={`from ${claim('mastercard.excessive-count').value} a month`}
      share={0.7}
      line={claim('mastercard.excessive-ratio')}
    />
  );
}

function HighRiskVisa() {
  return (
    <Meter
      network="Visa"
      since={`about ${claim('visa.excessive-count').value} a month`}
      share={1}
      line={claim('visa.excessive-ratio')}
    />
  );
}

const vignette = '0 0 400 260';
// As wide as the card: its shadow falls outside.
const meter = { viewBox: '0 0 510 242', overflow: 'visible' } as const;

/** The drawings of the high-risk page. */
export const scenes = [
  ...benefitScenes,
  ...defineScenes([
    { id: 'high-risk-slip', viewBox: '0 0 340 168', Drawing: HighRiskSlip, inPage: true },
    { id: 'high-risk-file', viewBox: '0 0 642 474', Drawing: HighRiskFile, inPage: true },
    { id: 'high-risk-tabs', viewBox: '0 0 436 338', Drawing: HighRiskTabs },
    { id: 'high-risk-chargebacks', viewBox: vignette, overflow: 'visible', Drawing: HighRiskChargebacks },
    { id: 'high-risk-tools', viewBox: vignette, Drawing: HighRiskTools },
    { id: 'high-risk-compliance', viewBox: vignette, overflow: 'visible', Drawing: HighRiskCompliance },
    { id: 'high-risk-integrated', viewBox: vignette, overflow: 'visible', Drawing: HighRiskIntegrated },
    { id: 'high-risk-mastercard', ...meter, Drawing: HighRiskMastercard },
    { id: 'high-risk-visa', ...meter, Drawing: HighRiskVisa },
    { id: 'high-risk-agreement', viewBox: '0 0 360 624', Drawing: HighRiskAgreement },
    { id: 'high-risk-gauge', viewBox: '0 0 420 392', overflow: 'visible', Drawing: HighRiskGauge },
  ]),
] as const;
