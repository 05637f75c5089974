import { round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Tick } from '../../../drawings/kit/screen.tsx';
import { Label, Money } from '../../../drawings/text.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { figure, Lines, lit } from '../figure-parts.tsx';

/** The four moments behind the word, by what is in hand at each. */
const moments = [
  { name: 'Authorization', what: ['the issuer', 'approves'] },
  { name: 'Batch', what: ['the day’s sales', 'are sent in'] },
  { name: 'Settlement', what: ['banks exchange', 'the money'] },
  { name: 'Funding', what: ['it is in your', 'account'] },
] as const;

/** An invoice that says paid at the first of four moments, and the account that holds the money at the last. */
function FourMoments() {
  return (
    <>
      <path d="M84 230h392" stroke={color.action} strokeWidth={4} />
      {moments.map(({ name, what }, index) => {
        const x = 84 + index * 130.7;
        const isEnd = index === 0 || index === 3;
        return (
          <g key={name} transform={`translate(${round(x)} 230)`}>
            <circle r={14} fill={isEnd ? color.action : color.paper} {...inked} />
            {isEnd ? <Tick x={0} y={0} size={12} stroke={color.onAction} weight={2.5} /> : null}
            <Label x={0} y={48} size={16.5} weight={700} anchor="middle" voice="heading">
              {name}
            </Label>
            <Lines x={0} y={71} anchor="middle" fill={color.inkSoft}>
              {what}
            </Lines>
          </g>
        );
      })}
      <path d="M84 158v52M476 158v52" {...inked} strokeDasharray="1 7" />
      <rect x={38} y={39} width={186} height={122} rx={6} {...shaded} />
      <rect x={32} y={32} width={186} height={122} rx={6} fill={lit.paper} {...inked} />
      <Label x={50} y={60} size={14.5} fill={lit.soft} voice="mono">
        Invoice
      </Label>
      <Label x={50} y={90} size={26} weight={750} fill={lit.ink} voice="heading">
        $1,200
      </Label>
      <path d="M50 106h150" stroke={lit.line} strokeWidth={hairWidth} />
      <Label x={50} y={134} size={15} fill={lit.soft}>
        Your screen
      </Label>
      <g transform="rotate(-9 168 122)">
        <rect x={136} y={104} width={74} height={34} rx={6} fill={lit.paper} stroke={lit.action} strokeWidth={3} />
        <Label x={173} y={128} size={20} weight={750} anchor="middle" fill={lit.action} voice="heading">
          Paid
        </Label>
      </g>
      <rect x={348} y={39} width={186} height={122} rx={6} {...shaded} />
      <rect x={342} y={32} width={186} height={122} rx={6} fill={lit.paper} {...inked} />
      <path d="M342 38a6 6 0 0 1 6-6h174a6 6 0 0 1 6 6v30H342Z" fill={color.device} stroke={color.deviceEdge} />
      <Label x={360} y={56} size={15} weight={600} fill={color.screen}>
        Your bank
      </Label>
      <Label x={360} y={100} size={15} fill={lit.soft}>
        Received
      </Label>
      <Money x={510} y={101} size={17} fill={lit.ink}>
        $1,200
      </Money>
      <path d="M360 114h150" stroke={lit.line} strokeWidth={hairWidth} />
      <Label x={360} y={138} size={14} fill={lit.soft}>
        before fees
      </Label>
    </>
  );
}

const debit = 150;
const bills = [
  { name: '$150 deposit', card: 495 },
  { name: '$1,200 repair', card: 3_750 },
  { name: '$4,800 project', card: 14_910 },
] as const;

const long = (cents: number) => round((cents / 14_910) * 394);

/** What a card and a bank debit cost on three bills, as bars of one scale. */
function CardAgainstDebit() {
  return (
    <>
      <rect x={34} y={28} width={18} height={18} fill={color.action} {...inked} />
      <Label x={62} y={43} size={16}>
        By card
      </Label>
      <rect x={150} y={28} width={18} height={18} fill={lit.paper} {...inked} />
      <Label x={178} y={43} size={16}>
        By bank debit
      </Label>
      {bills.map(({ name, card }, index) => (
        <g key={name} transform={`translate(34 ${74 + index * 108})`}>
          <path d="M0-4h492" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="1 6" />
          <Label x={0} y={23} size={18} weight={700} voice="heading">
            {name}
          </Label>
          <rect y={36} width={long(card)} height={26} fill={color.action} {...inked} />
          <Money x={long(card) + 12} y={55} size={17} anchor="start">
            {formatMoney(card)}
          </Money>
          <rect y={66} width={long(debit)} height={18} fill={lit.paper} {...inked} />
          <Money x={long(debit) + 12} y={81} size={16} weight={500} anchor="start">
            {formatMoney(debit)}
          </Money>
        </g>
      ))}
    </>
  );
}

const reminders = [
  { day: 3, name: 'Invoice', detail: 'day of the work' },
  { day: 14, name: 'One line', detail: '3 days before' },
  { day: 17, name: 'Due date', detail: 'printed on the bill' },
  { day: 18, name: 'A question', detail: 'the day after' },
  { day: 24, name: 'A phone call', detail: 'a week after' },
  { day: 31, name: 'Written notice', detail: 'two weeks after' },
] as const;

/** January as a page of the calendar, with the days on which something goes out. */
function ReminderCalendar() {
  const isReminder = (day: number) => reminders.some((reminder) => reminder.day === day);
  return (
    <>
      <rect x={36} y={55} width={300} height={292} rx={12} {...shaded} />
      <rect x={29} y={47} width={300} height={292} rx={12} fill={lit.paper} {...inked} />
      <path
        d="M41 47h276a12 12 0 0 1 12 12v41H29V59a12 12 0 0 1 12-12Z"
        fill={color.device}
        stroke={color.deviceEdge}
      />
      <path d="M95 34v26M263 34v26" stroke={color.ink} strokeWidth={7} />
      <Label x={179} y={82} size={19} weight={750} anchor="middle" fill={color.screen} voice="heading">
        January
      </Label>
      {Array.from({ length: 31 }, (_, index) => {
        const day = index + 1;
        const slot = index + 3;
        const x = 59 + (slot % 7) * 40;
        const y = 130 + Math.floor(slot / 7) * 42;
        const isDue = day === 17;
        return (
          <g key={day}>
            {isReminder(day) ? <circle cx={x} cy={y} r={17} fill={isDue ? lit.money : lit.action} /> : null}
            <Label
              x={x}
              y={y + 5.5}
              size={15}
              weight={isReminder(day) ? 700 : 500}
              anchor="middle"
              fill={isReminder(day) ? lit.paper : lit.soft}
              voice="mono"
            >
              {String(day)}
            </Label>
          </g>
        );
      })}
      {reminders.map(({ day, name, detail }, index) => (
        <g key={day} transform={`translate(356 ${64 + index * 51})`}>
          <Money x={24} y={7} size={18} weight={700}>
            {String(day)}
          </Money>
          <Label x={38} y={4} size={16.5} weight={700} voice="heading">
            {name}
          </Label>
          <Label x={38} y={23} size={14} fill={color.inkSoft}>
            {detail}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'links-paid', height: 380, Drawing: FourMoments }),
  figure({ id: 'links-costs', height: 404, ground: 'stone', Drawing: CardAgainstDebit }),
  figure({ id: 'links-reminders', height: 384, Drawing: ReminderCalendar }),
];
