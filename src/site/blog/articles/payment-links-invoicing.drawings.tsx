import { round } from '../../../drawings/kit/Placed.tsx';
import { color, hairWidth, inked, shaded } from '../../../drawings/kit/palette.ts';
import { Label, Money } from '../../../drawings/text.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { Amount, figure, lit } from '../figure-parts.tsx';

/** The four moments behind the word, by what is in hand at each. */
const moments = [
  { name: 'Authorization', what: 'the issuer approves' },
  { name: 'Batch', what: 'the day’s sales are sent in' },
  { name: 'Settlement', what: 'banks exchange money' },
  { name: 'Funding', what: 'it is in your account' },
] as const;

/** Four moments from top to bottom: an invoice that says paid at the first, the account that holds the money at the last. */
function FourMoments() {
  return (
    <>
      <path d="M44 86v222" stroke={color.action} strokeWidth={4} strokeDasharray="3 9" />
      <path d="M214 80h74M160 302h128" stroke={color.action} strokeWidth={3} />
      {moments.map(({ name, what }, index) => {
        const isEnd = index === 0 || index === 3;
        return (
          <g key={name} transform={`translate(44 ${86 + index * 74})`}>
            <circle r={16} fill={isEnd ? color.action : color.paper} {...inked} />
            <Label
              x={0}
              y={6}
              size={17}
              weight={700}
              anchor="middle"
              fill={isEnd ? color.onAction : color.ink}
              voice="heading"
            >
              {String(index + 1)}
            </Label>
            <Label x={32} y={-3} size={20} weight={700} voice="heading">
              {name}
            </Label>
            <Label x={32} y={20} size={16.5} fill={color.inkSoft}>
              {what}
            </Label>
          </g>
        );
      })}
      <rect x={294} y={33} width={168} height={122} rx={6} {...shaded} />
      <rect x={288} y={26} width={168} height={122} rx={6} fill={lit.paper} {...inked} />
      <Label x={304} y={54} size={16.5} fill={lit.soft} voice="mono">
        Invoice
      </Label>
      <Label x={304} y={86} size={29} weight={750} fill={lit.ink} voice="heading">
        $1,200
      </Label>
      <path d="M304 100h136" stroke={lit.line} strokeWidth={hairWidth} />
      <Label x={304} y={128} size={16.5} fill={lit.soft}>
        Your screen
      </Label>
      <g transform="rotate(-9 434 128)">
        <rect x={402} y={110} width={66} height={36} rx={6} fill={lit.paper} stroke={lit.action} strokeWidth={3} />
        <Label x={435} y={135} size={21} weight={750} anchor="middle" fill={lit.action} voice="heading">
          Paid
        </Label>
      </g>
      <rect x={294} y={254} width={168} height={108} rx={6} {...shaded} />
      <rect x={288} y={247} width={168} height={108} rx={6} fill={lit.paper} {...inked} />
      <path d="M288 253a6 6 0 0 1 6-6h156a6 6 0 0 1 6 6v30H288Z" fill={color.device} stroke={color.deviceEdge} />
      <Label x={304} y={271} size={16.5} weight={600} fill={color.screen}>
        Your bank
      </Label>
      <Label x={304} y={313} size={16.5} fill={lit.soft}>
        Received
      </Label>
      <Amount x={440} y={313} size={17} fill={lit.ink}>
        $1,200
      </Amount>
      <Label x={304} y={336} size={16.5} fill={lit.soft}>
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

const longest = 14_910;
const long = (cents: number) => round((cents / longest) * 432);

/** What a card and a bank debit cost on three bills, as bars of one scale. */
function CardAgainstDebit() {
  return (
    <>
      <rect x={24} y={28} width={18} height={18} fill={color.action} stroke={color.action} />
      <Label x={52} y={43} size={17}>
        By card
      </Label>
      <rect x={146} y={28} width={18} height={18} fill={color.money} stroke={color.money} />
      <Label x={174} y={43} size={17}>
        By bank debit
      </Label>
      {bills.map(({ name, card }, index) => (
        <g key={name} transform={`translate(24 ${74 + index * 112})`}>
          <path d="M0-4h433" stroke={color.edge} strokeWidth={hairWidth} strokeDasharray="1 6.2" />
          <Label x={0} y={24} size={19} weight={700} voice="heading">
            {name}
          </Label>
          <rect y={34} width={long(card)} height={24} fill={color.action} stroke={color.action} />
          {card === longest ? (
            <Amount x={420} y={52} size={18} fill={color.onAction}>
              {formatMoney(card)}
            </Amount>
          ) : (
            <Amount x={long(card) + 12} y={52} size={18} anchor="start">
              {formatMoney(card)}
            </Amount>
          )}
          <rect y={66} width={long(debit)} height={24} fill={color.money} stroke={color.money} />
          <Amount x={long(debit) + 12} y={84} size={18} weight={500} anchor="start">
            {formatMoney(debit)}
          </Amount>
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

const columnAt = (weekday: number) => 66 + weekday * 58;
const colorOf = (day: number) => (day === 17 ? lit.money : lit.action);

/** January as a page of the calendar, with the days on which something goes out. */
function ReminderCalendar() {
  const isReminder = (day: number) => reminders.some((reminder) => reminder.day === day);
  return (
    <>
      <rect x={30} y={53} width={432} height={506} rx={12} {...shaded} />
      <rect x={24} y={46} width={432} height={506} rx={12} fill={lit.paper} {...inked} />
      <path
        d="M36 46h408a12 12 0 0 1 12 12v42H24V58a12 12 0 0 1 12-12Z"
        fill={color.device}
        stroke={color.deviceEdge}
      />
      <path d="M100 31h8v30h-8zM372 31h8v30h-8z" fill={lit.paper} {...inked} />
      <Label x={240} y={81} size={22} weight={750} anchor="middle" fill={color.screen} voice="heading">
        January
      </Label>
      {[...'SMTWTFS'].map((letter, weekday) => (
        <Label
          key={columnAt(weekday)}
          x={columnAt(weekday)}
          y={123}
          size={16.5}
          weight={700}
          anchor="middle"
          fill={lit.ink}
        >
          {letter}
        </Label>
      ))}
      {Array.from({ length: 31 }, (_, index) => {
        const day = index + 1;
        const slot = index + 3;
        const x = columnAt(slot % 7);
        const y = 152 + Math.floor(slot / 7) * 44;
        return (
          <g key={day}>
            {isReminder(day) ? <circle cx={x} cy={y} r={18} fill={colorOf(day)} /> : null}
            <Label
              x={x}
              y={y + 6}
              size={18}
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
        <g key={day} transform={`translate(${43 + Math.floor(index / 3) * 218} ${394 + (index % 3) * 56})`}>
          <circle cx={17} cy={5} r={17} fill={colorOf(day)} />
          <Money x={17} y={11} size={17} weight={700} anchor="middle" fill={lit.paper}>
            {String(day)}
          </Money>
          <Label x={46} y={0} size={19} weight={700} fill={lit.ink} voice="heading">
            {name}
          </Label>
          <Label x={46} y={22} size={16.5} fill={lit.soft}>
            {detail}
          </Label>
        </g>
      ))}
    </>
  );
}

/** The figures of the article of this name. */
export const scenes = [
  figure({ id: 'links-paid', height: 384, Drawing: FourMoments }),
  figure({ id: 'links-costs', height: 416, ground: 'stone', Drawing: CardAgainstDebit }),
  figure({ id: 'links-reminders', height: 582, Drawing: ReminderCalendar }),
];
