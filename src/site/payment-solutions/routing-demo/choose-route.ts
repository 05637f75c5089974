import { type Payment, type Processor, processorRules, type Rule, riskRules } from './rules.ts';

/** Where a payment goes, and the lines of the example that sent it there. */
export type Route =
  | { readonly kind: 'stopped'; readonly rules: readonly Rule<unknown>[]; readonly because: string }
  | {
      readonly kind: 'sent';
      readonly rules: readonly Rule<unknown>[];
      readonly processor: Processor;
      /** Whether the issuer is asked first. */
      readonly confirmed: boolean;
      readonly because: string;
    };

function matches(payment: Payment, { when }: Rule<unknown>): boolean {
  return (
    (when.region ?? payment.region) === payment.region &&
    (when.cardType ?? payment.cardType) === payment.cardType &&
    (when.risk ?? payment.risk) === payment.risk
  );
}

/** The route of a payment: risk first, then the first processor rule that matches. A fraud block is the end of it. */
export function chooseRoute(payment: Payment): Route {
  const risk = riskRules.find((rule) => matches(payment, rule));
  if (risk?.outcome === 'stop') return { kind: 'stopped', rules: [risk], because: risk.reason };
  const processor = processorRules.find((rule) => matches(payment, rule));
  if (!processor) throw new Error('The last processor rule must take every payment.');
  return {
    kind: 'sent',
    rules: risk ? [risk, processor] : [processor],
    processor: processor.outcome,
    confirmed: risk?.outcome === 'confirm',
    because: processor.reason,
  };
}
