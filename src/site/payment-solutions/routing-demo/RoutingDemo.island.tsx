import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { pendingMark } from '../../../lib/browser-protocol.ts';
import { useReady } from '../../../lib/use-ready.ts';
import { routing } from '../../everywhere/words.yaml';
import { chooseRoute } from './choose-route.ts';
import { explainRoute } from './explain-route.ts';
import { RouteChoice } from './RouteChoice.tsx';
import { RouteDiagram } from './RouteDiagram.tsx';
import styles from './RoutingDemo.module.css';
import { readPayment } from './read-payment.ts';
import { firstPayment, processorRules, riskRules } from './rules.ts';

/**
 * An example of payment orchestration: choose a payment, see which processor it goes to and why. Radio buttons are
 * uncontrolled, so that a choice made before hydration counts; without script the first payment and the rules remain. What
 * is said of the rules stands beside them.
 */
export function RoutingDemo({ children }: PropsWithChildren) {
  const demo = useRef<HTMLDivElement>(null);
  const [payment, setPayment] = useState(firstPayment);
  const route = chooseRoute(payment);
  useReady(demo);

  function read() {
    const checked = demo.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    setPayment(readPayment(new Map([...checked].map(({ name, value }) => [name, value]))));
  }
  // What was chosen before hydration, or restored by the browser.
  useEffect(read, []);

  return (
    <div
      ref={demo}
      className={styles.demo}
      role="group"
      aria-label={routing.name}
      onChange={read}
      {...{ [pendingMark]: '' }}
    >
      <div className={`with-script ${styles.choices}`}>
        <RouteChoice name="region" />
        <RouteChoice name="cardType" />
        <RouteChoice name="risk" />
      </div>
      <p className={styles.answer} role="status">
        {explainRoute(payment, route)}
      </p>
      <div className={styles.picture}>
        <RouteDiagram payment={payment} route={route} />
      </div>
      <div className={styles.rules}>
        <p className="label">{routing.caption}</p>
        <ol>
          {[...riskRules, ...processorRules].map((rule) => (
            <li key={rule.condition}>
              <span>{`${rule.condition}: `}</span>
              {route.rules.includes(rule) ? <strong>{rule.action}</strong> : <span>{rule.action}</span>}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.said}>{children}</div>
    </div>
  );
}
