import { fill } from '../../../lib/fill.ts';
import { routing } from '../../everywhere/words.yaml';
import type { Route } from './choose-route.ts';
import { describeCard } from './explain-route.ts';
import styles from './RouteDiagram.module.css';
import type { Payment, Processor } from './rules.ts';

interface StopProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly name: string;
  readonly detail: string;
  readonly lit: boolean;
}

function Stop({ x, y, width = 130, name, detail, lit }: StopProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={lit ? styles.lit : styles.stop}>
      <rect x={-width / 2} width={width} height="52" rx="10" />
      <text y="23" fontSize="17" fontWeight="650">
        {name}
      </text>
      <text y="43" fontSize="16">
        {detail}
      </text>
    </g>
  );
}

const processors = ['A', 'B', 'C'] as const satisfies readonly Processor[];
// The middles of the three columns; all stops but the first are as wide as theirs.
const middles: Readonly<Record<Processor, number>> = { A: 66, B: 210, C: 354 };

// Each branch leaves its joint square, so that none runs along the way taken.
const toProcessor = (middle: number): string =>
  middle === 210 ? 'M210 310v58' : `M210 310H${middle < 210 ? '80q-14 0-14' : '340q14 0 14'} 14v44`;

const beyondRisk = 'M210 148v162';
const toIssuer = 'M210 228h-79';
const toStop = 'M275 122h65q14 0 14 14v66';

export interface RouteDiagramProps {
  readonly payment: Payment;
  readonly route: Route;
}

/** The example's way from checkout to processor, with the route taken lit; the sentence beside it says the same. */
export function RouteDiagram({ payment, route }: RouteDiagramProps) {
  const { stops } = routing;
  const sent = route.kind === 'sent' ? route : undefined;
  const confirmed = sent?.confirmed === true;
  const waiting = (d: string) => <path key={d} d={d} className={styles.waiting} />;
  // Mounted anew when the route changes, so that what is new of it lights.
  const taken = (d: string) => <path key={d} d={d} className={styles.taken} />;
  return (
    <svg viewBox="0 0 420 424" className={styles.diagram} aria-hidden="true">
      {[toStop, beyondRisk, toIssuer, ...Object.values(middles).map(toProcessor)].map(waiting)}
      {taken('M210 56v40')}
      {taken(sent ? `${beyondRisk}${confirmed ? toIssuer : ''}` : toStop)}
      {sent && taken(toProcessor(middles[sent.processor]))}
      <Stop x={210} y={4} width={180} name={stops.checkout} detail={describeCard(payment)} lit />
      <Stop x={210} y={96} name={stops.fraudRules} detail={stops.riskFirst} lit />
      <Stop x={middles.C} y={202} name={stops.stopped} detail={stops.nobodyAsked} lit={!sent} />
      <Stop x={middles.A} y={202} name={stops.issuer} detail={stops.secure} lit={confirmed} />
      {sent && [228, 310].map((y) => <circle key={y} cx="210" cy={y} r="7" className={styles.joint} />)}
      {processors.map((id) => (
        <Stop
          key={id}
          x={middles[id]}
          y={368}
          name={fill(stops.processor, { id })}
          detail={routing.tasks[id]}
          lit={sent?.processor === id}
        />
      ))}
    </svg>
  );
}
