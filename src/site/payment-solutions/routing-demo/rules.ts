import { routing } from '../../everywhere/words.yaml';

/** What a payment of the example can be, each in words: where its card was issued, what kind it is, and how the merchant's fraud rules judge it. */
export const choices = { region: routing.regions, cardType: routing.cardTypes, risk: routing.risks };

/** A payment as the rules see it. */
export type Payment = { readonly [Field in keyof typeof choices]: keyof (typeof choices)[Field] };

/** The payment the demo starts with. */
export const firstPayment: Payment = { region: 'us', cardType: 'debit', risk: 'low' };

/** A processor of the example. */
export type Processor = keyof typeof routing.tasks;

/** A line of the example: the first one whose conditions all hold is applied. */
export interface Rule<Outcome> {
  readonly when: Partial<Payment>;
  /** The condition in words. */
  readonly condition: string;
  readonly outcome: Outcome;
  /** The outcome in words. */
  readonly action: string;
  /** Why a merchant would set this rule; follows “because”. */
  readonly reason: string;
}

/** Asked first. A blocked payment goes no further: no rule below is read for it. */
export const riskRules: readonly Rule<'stop' | 'confirm'>[] = [
  { when: { risk: 'blocked' }, outcome: 'stop', ...routing.rules.blocked },
  { when: { risk: 'elevated' }, outcome: 'confirm', ...routing.rules.elevated },
];

/** Asked next; the last line takes every payment that no other line names. */
export const processorRules: readonly Rule<Processor>[] = [
  { when: { region: 'europe' }, outcome: 'C', ...routing.rules.europe },
  { when: { region: 'us', cardType: 'debit' }, outcome: 'A', ...routing.rules.usDebit },
  { when: { cardType: 'commercial' }, outcome: 'B', ...routing.rules.commercial },
  { when: {}, outcome: 'B', ...routing.rules.others },
];
