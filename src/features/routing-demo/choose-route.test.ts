import { describe, expect, it } from 'vitest';
import { chooseRoute } from './choose-route.ts';
import { describeCard, explainRoute } from './explain-route.ts';
import { readPayment } from './read-payment.ts';
import { cardTypes, firstPayment, type Payment, processorRules, regions, riskRules, risks } from './rules.ts';

const payments: readonly Payment[] = regions.flatMap((region) =>
  cardTypes.flatMap((cardType) =>
    risks.map((risk) => ({ region: region.value, cardType: cardType.value, risk: risk.value })),
  ),
);
const named = payments.map((payment) => ({ name: `${describeCard(payment)}, ${payment.risk}`, payment }));

/** Where the example sends what is not blocked. */
const processorOf = ({ region, cardType }: Payment) => {
  if (region === 'europe') return 'C';
  return region === 'us' && cardType === 'debit' ? 'A' : 'B';
};

describe('a payment', () => {
  it.each(named)('by $name has one route, and is told where it goes and why', ({ payment }) => {
    const route = chooseRoute(payment);
    const processor = processorOf(payment);
    const expected =
      payment.risk === 'blocked'
        ? { kind: 'stopped', rules: [riskRules[0]] }
        : { kind: 'sent', processor, confirmed: payment.risk === 'elevated' };
    expect(route).toMatchObject(expected);
    const sentence = explainRoute(payment, route);
    expect(sentence.startsWith(`A ${describeCard(payment)} card `)).toBe(true);
    expect(sentence).toContain(`because ${route.because}.`);
    if (route.kind === 'sent') expect(sentence).toContain(`processor ${processor},`);
    expect(readPayment(new Map(Object.entries(payment)))).toEqual(payment);
  });

  it('is the first of the example where the fields say nothing known', () => {
    expect(readPayment(new Map([['region', 'atlantis']]))).toEqual(firstPayment);
  });
});

it('every rule is reached by some payment', () => {
  const applied = new Set(payments.flatMap((payment) => chooseRoute(payment).rules));
  expect([...riskRules, ...processorRules].filter((rule) => !applied.has(rule))).toEqual([]);
});
