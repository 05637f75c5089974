import { expect, it } from 'vitest';
import { chooseRoute } from './choose-route.ts';
import { describeCard, explainRoute } from './explain-route.ts';
import { readPayment } from './read-payment.ts';
import { choices, firstPayment, type Payment, processorRules, riskRules } from './rules.ts';

/** Every payment there is, as its fields say it. */
const payments: readonly Payment[] = Object.keys(choices.region).flatMap((region) =>
  Object.keys(choices.cardType).flatMap((cardType) =>
    Object.keys(choices.risk).map((risk) => readPayment(new Map(Object.entries({ region, cardType, risk })))),
  ),
);

/** Where the example sends what is not blocked. */
const processorOf = ({ region, cardType }: Payment) => {
  if (region === 'europe') return 'C';
  return region === 'us' && cardType === 'debit' ? 'A' : 'B';
};

it.each(payments)('a payment from $region by $cardType card at $risk risk is told where it goes and why', (payment) => {
  const route = chooseRoute(payment);
  const processor = processorOf(payment);
  const stopped = { kind: 'stopped', rules: [riskRules[0]] };
  const sent = { kind: 'sent', processor, confirmed: payment.risk === 'elevated' };
  expect(route).toMatchObject(payment.risk === 'blocked' ? stopped : sent);
  const sentence = explainRoute(payment, route);
  expect(sentence.startsWith(`A ${describeCard(payment)} card `)).toBe(true);
  expect(sentence).toContain(`because ${route.because}.`);
  if (route.kind === 'sent') expect(sentence).toContain(`processor ${processor},`);
});

it('a payment is the first of the example where the fields say nothing known', () => {
  expect(readPayment(new Map([['region', 'atlantis']]))).toEqual(firstPayment);
});

it('every rule is reached by some payment', () => {
  expect(new Set(payments.map((payment) => JSON.stringify(payment))).size).toBe(27);
  const applied = new Set(payments.flatMap((payment) => chooseRoute(payment).rules));
  expect([...riskRules, ...processorRules].filter((rule) => !applied.has(rule))).toEqual([]);
});
