import { routing } from '../../site/everywhere/words.yaml';

/** Something to choose, as it is called in the form. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export type Region = 'us' | 'canada' | 'europe';
export type CardType = 'debit' | 'credit' | 'commercial';
export type Risk = 'low' | 'elevated' | 'blocked';

/** Where the card was issued. */
export const regions: readonly Option<Region>[] = [
  { value: 'us', label: routing.regions.us },
  { value: 'canada', label: routing.regions.canada },
  { value: 'europe', label: routing.regions.europe },
];

export const cardTypes: readonly Option<CardType>[] = [
  { value: 'debit', label: routing.cardTypes.debit },
  { value: 'credit', label: routing.cardTypes.credit },
  { value: 'commercial', label: routing.cardTypes.commercial },
];

/** What the merchant's fraud rules say before any routing. */
export const risks: readonly Option<Risk>[] = [
  { value: 'low', label: routing.risks.low },
  { value: 'elevated', label: routing.risks.elevated },
  { value: 'blocked', label: routing.risks.blocked },
];

/** A payment as the rules see it. */
export interface Payment {
  readonly region: Region;
  readonly cardType: CardType;
  readonly risk: Risk;
}

/** The payment the demo starts with. */
export const firstPayment: Payment = { region: 'us', cardType: 'debit', risk: 'low' };

/** A processor of the example. */
export type Processor = 'A' | 'B' | 'C';

/** The example's processors, and what each is there for. */
export const processors: readonly { readonly id: Processor; readonly task: string }[] = [
  { id: 'A', task: routing.tasks.A },
  { id: 'B', task: routing.tasks.B },
  { id: 'C', task: routing.tasks.C },
];

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
