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
  { value: 'us', label: 'United States' },
  { value: 'canada', label: 'Canada' },
  { value: 'europe', label: 'Europe' },
];

export const cardTypes: readonly Option<CardType>[] = [
  { value: 'debit', label: 'Debit' },
  { value: 'credit', label: 'Credit' },
  { value: 'commercial', label: 'Commercial' },
];

/** What the merchant's fraud rules say before any routing. */
export const risks: readonly Option<Risk>[] = [
  { value: 'low', label: 'Low' },
  { value: 'elevated', label: 'Elevated' },
  { value: 'blocked', label: 'Blocked' },
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
  { id: 'A', task: 'US debit' },
  { id: 'B', task: 'Main' },
  { id: 'C', task: 'Europe' },
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
  {
    when: { risk: 'blocked' },
    condition: 'Risk is blocked',
    outcome: 'stop',
    action: 'Stop. No processor is asked',
    reason: 'your fraud rules blocked it, and another route would not make it a good payment',
  },
  {
    when: { risk: 'elevated' },
    condition: 'Risk is elevated',
    outcome: 'confirm',
    action: 'Issuer confirms first (3-D Secure), then read on',
    reason: 'its risk is elevated',
  },
];

/** Asked next; the last line takes every payment that no other line names. */
export const processorRules: readonly Rule<Processor>[] = [
  {
    when: { region: 'europe' },
    condition: 'Card issued in Europe',
    outcome: 'C',
    action: 'Processor C',
    reason: 'C serves your European company, so the payment crosses no border',
  },
  {
    when: { region: 'us', cardType: 'debit' },
    condition: 'US debit card',
    outcome: 'A',
    action: 'Processor A',
    reason: 'your agreement with A has the lower cost for a debit sale',
  },
  {
    when: { cardType: 'commercial' },
    condition: 'Commercial card',
    outcome: 'B',
    action: 'Processor B, with tax and line items',
    reason: 'B passes on the tax and line items that business cards ask for',
  },
  {
    when: {},
    condition: 'Anything else',
    outcome: 'B',
    action: 'Processor B',
    reason: 'no rule names it, and B is your main processor',
  },
];
