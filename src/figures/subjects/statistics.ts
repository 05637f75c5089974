import { type Claim, type Confirmation, claimsFrom, draftedFigure, providerFigure } from '../claim.ts';

// The figures are given, their captions are ours, so each waits for the provider's word.
const captioned = claimsFrom({
  source: 'Specification, section 9; caption from the fact sheet, section 11',
  status: 'drafted',
  checkedOn: '2026-11-21',
});
/** To confirm one, add `{ confirmedBy: 'Name, office', confirmedOn: '2027-01-31' }` as its last argument. */
const supplied = (value: string, wording: string, confirmation?: Confirmation): Claim => ({
  ...captioned(value, wording, confirmation ? providerFigure : draftedFigure),
  ...confirmation,
});

// Both numbers can be counted on the page.
const counted = claimsFrom({
  source: 'Specification, section 9; counted on the page',
  status: 'own',
  checkedOn: '2026-11-22',
});

/** Payment links, invoices and checkout. */
export const payments = {
  'payments.links-paid': supplied('75%', 'of invoices sent with a payment link are paid online'),
  'payments.fewer-tools': supplied('53%', 'of merchants we talk to want fewer payment tools to manage'),
  'payments.less-chasing': supplied('30%', 'less time spent chasing unpaid invoices, as merchants report'),
  'payments.ways-to-be-paid': counted(
    '5X',
    'the ways to be paid of a terminal alone: in person, link, invoice, hosted checkout, recurring',
    'Counted: five ways to be paid against the one of a terminal alone.',
  ),
};

/** Point of sale. */
export const pos = {
  'pos.counter-speed': supplied('72%', 'of merchants tell us speed at the counter matters most'),
  'pos.close-out': supplied('20–30%', 'less time closing out the day, as merchants report after setup'),
  'pos.handheld': supplied('40%', 'of new POS clients add a handheld'),
};

const published = claimsFrom({
  source: 'Specification, section 1; fact sheet, section 4 (S25)',
  status: 'provided',
  checkedOn: '2026-11-21',
});

/** Gateways. */
export const gateway = {
  'gateway.merchants': published(
    '400k+',
    'merchants use Authorize.net, by its own count',
    'Authorize.net’s own claim.',
  ),
  'gateway.stored-cards': supplied('73%', 'of our gateway clients use stored cards or recurring billing'),
  'gateway.channels': supplied('68%', 'take payments in more than one channel'),
  'gateway.integrations': supplied('50%+', 'of gateway setups connect to software the client already uses'),
};

/** Industries. */
export const industries = {
  'industries.contactless': supplied('74%', 'of clients switch on contactless from day one'),
  'industries.away-from-counter': supplied('67%', 'ask for a way to take payment away from the counter'),
  'industries.support': supplied('83%', 'say responsive support is a reason they stay'),
};
