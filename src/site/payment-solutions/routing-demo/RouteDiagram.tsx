import { fill } from '../../../lib/fill.ts';
import { routing } from '../../everywhere/words.yaml';
import type { Route } from './choose-route.ts';
import { describeCard } from './explain-route.ts';
import styles from './RouteDiagram.module.css';
import type { Payment, Processor } from './rules.ts';

interface StopProps {
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
      <rect width={width} height="52" rx="10" />
      <text x={width / 2} y="23" fontSize="17" fontWeight="650">
        {name}
      </text>
      <text x={width / 2} y="43" fontSize="16">
        {detail}
      </text>
    </g>
  );
}

const processors = ['A', 'B', 'C'] as const satisfies readonly Processor[];
// The middle of each, from left to right.
const middles: Readonly<Record<Processor, number>> = { A: 62, B: 210, C: 358 };

function toProcessor(middle: number): string {
  if (middle === 210) return 'M210 268v50';
  const turn = middle < 210 ? -14 : 14;
  return `M210 268v14q0 14 ${turn} 14H${middle - turn}q${turn} 0 ${turn} 14v8`;
}

const beyondRisk = 'M210 138v130';
const pastIssuer = 'M210 138v10q0 14-14 14H76q-14 0-14 14m0 52v8q0 14 14 14h120q14 0 14 14v4';
const toStop = 'M268 112h24';

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
    <svg viewBox="0 0 420 374" className={styles.diagram} aria-hidden="true">
      {[toStop, beyondRisk, pastIssuer, ...Object.values(middles).map(toProcessor)].map(waiting)}
      {taken('M210 56v30')}
      {sent ? taken(confirmed ? pastIssuer : beyondRisk) : taken(toStop)}
      {sent && taken(toProcessor(middles[sent.processor]))}
      <Stop x={120} y={4} width={180} name={stops.checkout} detail={describeCard(payment)} lit />
      <Stop x={152} y={86} width={116} name={stops.fraudRules} detail={stops.riskFirst} lit />
      <Stop x={292} y={86} width={126} name={stops.stopped} detail={stops.nobodyAsked} lit={!sent} />
      <Stop x={2} y={176} width={120} name={stops.issuer} detail={stops.secure} lit={confirmed} />
      <circle cx="210" cy="268" r="7" className={sent ? styles.jointLit : styles.joint} />
      {processors.map((id) => (
        <Stop
          key={id}
          x={middles[id] - 60}
          y={318}
          width={120}
          name={fill(stops.processor, { id })}
          detail={routing.tasks[id]}
          lit={sent?.processor === id}
        />
      ))}
    </svg>
  );
}
