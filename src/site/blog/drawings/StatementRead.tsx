import { Placed } from '../../../drawings/kit/Placed.tsx';
import { color, inked, scored, shaded } from '../../../drawings/kit/palette.ts';
import { ScreenMoney, ScreenText } from '../../../drawings/kit/screen.tsx';

/** The fees of the example, $875 in all. */
const lines = [
  { name: 'Interchange', amount: 450 },
  { name: 'Assessments', amount: 35 },
  { name: 'Markup', amount: 355, yours: true },
  { name: 'Monthly fee', amount: 35 },
] as const;
const total = lines.reduce((sum, { amount }) => sum + amount, 0);

/** A statement, and a ring around the line that can be talked about. */
export function StatementRead() {
  return (
    <Placed x={16} y={20} rotate={-3} width={356} height={330}>
      <rect x={7} y={9} width={356} height={330} rx={4} {...shaded} />
      <rect width={356} height={330} rx={4} fill={color.sheet} {...inked} />
      <ScreenText x={32} y={46} size={26} weight={700} voice="heading">
        Your statement
      </ScreenText>
      <ScreenText x={324} y={45} size={20} anchor="end" tone="soft" voice="mono">
        fees
      </ScreenText>
      <path d="M32 64h292" {...scored} />
      {lines.map(({ name, amount, ...line }, row) => (
        <g key={name} transform={`translate(0 ${62 + row * 52})`}>
          <ScreenText x={32} y={36} size={22} weight={600}>
            {name}
          </ScreenText>
          <ScreenMoney x={324} y={36} size={24} tone={'yours' in line ? 'money' : 'ink'}>
            {amount.toFixed(2)}
          </ScreenMoney>
        </g>
      ))}
      <path d="M32 272h292" {...scored} />
      <ScreenText x={32} y={306} size={22} weight={700}>
        Total
      </ScreenText>
      <ScreenMoney x={324} y={306} size={24} weight={700}>
        {total.toFixed(2)}
      </ScreenMoney>
      <path
        d="M345 179c-12-8-30-12-55-14-60-5-140-4-185 1-55 5-91 14-91 33 0 17 16 26 56 29 60 4 140 3 192-2 52-5 78-14 78-33 0-13-4-22-11-30"
        stroke={color.screenMoney}
        strokeWidth={4}
      />
    </Placed>
  );
}
