import fc from 'fast-check';
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

describe('a blocked payment', () => {
  it.each(named.filter(({ payment }) => payment.risk === 'blocked'))('$name reaches no processor', ({ payment }) => {
    const route = chooseRoute(payment);
    expect(route.kind).toBe('stopped');
    expect(route).not.toHaveProperty('processor');
    expect(route.rules).toEqual([riskRules[0]]);
  });
});

describe('any other payment', () => {
  it.each(named.filter(({ payment }) => payment.risk !== 'blocked'))('$name has one route', ({ payment }) => {
    const route = chooseRoute(payment);
    expect(route.kind).toBe('sent');
    if (route.kind === 'sent') expect(route.confirmed).toBe(payment.risk === 'elevated');
  });

  it.each([
    ['us', 'debit', 'A'],
    ['us', 'credit', 'B'],
    ['us', 'commercial', 'B'],
    ['canada', 'debit', 'B'],
    ['canada', 'credit', 'B'],
    ['canada', 'commercial', 'B'],
    ['europe', 'debit', 'C'],
    ['europe', 'credit', 'C'],
    ['europe', 'commercial', 'C'],
  ] as const)('%s %s goes to %s, whether or not the issuer was asked', (region, cardType, processor) => {
    for (const risk of ['low', 'elevated'] as const) {
      expect(chooseRoute({ region, cardType, risk })).toMatchObject({ kind: 'sent', processor });
    }
  });
});

describe('the rules', () => {
  it('are all reached by some payment', () => {
    const applied = new Set(payments.flatMap((payment) => chooseRoute(payment).rules));
    expect([...riskRules, ...processorRules].filter((rule) => !applied.has(rule))).toEqual([]);
  });

  it('end with one that takes every payment', () => {
    expect(processorRules.at(-1)?.when).toEqual({});
  });

  it('send no payment on for being blocked', () => {
    expect(processorRules.some(({ when }) => when.risk !== undefined)).toBe(false);
  });
});

describe('the sentence', () => {
  it.each(named)('$name is told where it goes and why', ({ payment }) => {
    const route = chooseRoute(payment);
    const sentence = explainRoute(payment, route);
    expect(sentence.startsWith(`A ${describeCard(payment)} card `)).toBe(true);
    expect(sentence).toContain(`because ${route.because}.`);
    if (route.kind === 'sent') expect(sentence).toContain(`processor ${route.processor},`);
  });
});

describe('reading the choices', () => {
  it.each(named)('finds $name', ({ payment }) => {
    expect(readPayment(new Map(Object.entries(payment)))).toEqual(payment);
  });

  it('takes the first payment for what is missing or unknown', () => {
    expect(readPayment(new Map([['region', 'atlantis']]))).toEqual(firstPayment);
  });

  it('finds one of the payments in any fields at all', () => {
    const fields = fc.array(
      fc.tuple(fc.oneof(fc.constantFrom('region', 'cardType', 'risk'), fc.string()), fc.string()),
    );
    fc.assert(
      fc.property(fields, (entries) => {
        expect(payments).toContainEqual(readPayment(new Map(entries)));
      }),
    );
  });
});
