import { type Claim, providerFigure } from '../claim.ts';

// The figures are given, their captions are ours, so each waits for the provider's word.
const drafted = {
  source: 'Specification, section 9; caption from the fact sheet, section 11',
  status: 'drafted',
  note: providerFigure,
  checkedOn: '2026-11-21',
} as const;

/** Payment links, invoices and checkout. */
export const payments = {
  'payments.links-paid': {
    ...drafted,
    value: '75%',
    wording: 'of invoices sent with a payment link are paid online',
  },
  'payments.fewer-tools': {
    ...drafted,
    value: '53%',
    wording: 'of merchants we talk to want fewer payment tools to manage',
  },
  'payments.less-chasing': {
    ...drafted,
    value: '30%',
    wording: 'less time spent chasing unpaid invoices, as merchants report',
  },
  'payments.ways-to-be-paid': {
    ...drafted,
    value: '5X',
    wording: 'the ways to be paid of a terminal alone: in person, link, invoice, hosted checkout, recurring',
    note: 'Counted: five ways to be paid against the one of a terminal alone.',
  },
} as const satisfies Record<string, Claim>;

/** Point of sale. */
export const pos = {
  'pos.counter-speed': {
    ...drafted,
    value: '72%',
    wording: 'of merchants tell us speed at the counter matters most',
  },
  'pos.close-out': {
    ...drafted,
    value: '20–30%',
    wording: 'less time closing out the day, as merchants report after set-up',
  },
  'pos.handheld': { ...drafted, value: '40%', wording: 'of new POS clients add a handheld' },
} as const satisfies Record<string, Claim>;

/** Gateways. */
export const gateway = {
  'gateway.merchants': {
    value: '400k+',
    wording: 'merchants use Authorize.net, by its own count',
    source: 'Specification, section 1; fact sheet, section 4 (S25)',
    status: 'provided',
    note: 'Authorize.net’s own claim.',
    checkedOn: '2026-11-21',
  },
  'gateway.stored-cards': {
    ...drafted,
    value: '73%',
    wording: 'of our gateway clients use stored cards or recurring billing',
  },
  'gateway.channels': { ...drafted, value: '68%', wording: 'take payments in more than one channel' },
  'gateway.integrations': {
    ...drafted,
    value: '50%+',
    wording: 'of gateway set-ups connect to software the client already uses',
  },
} as const satisfies Record<string, Claim>;

/** Industries. */
export const industries = {
  'industries.contactless': {
    ...drafted,
    value: '74%',
    wording: 'of clients switch on contactless from day one',
  },
  'industries.away-from-counter': {
    ...drafted,
    value: '67%',
    wording: 'ask for a way to take payment away from the counter',
  },
  'industries.support': {
    ...drafted,
    value: '83%',
    wording: 'say responsive support is a reason they stay',
  },
} as const satisfies Record<string, Claim>;
