import { claimsFrom, providerFigure } from '../claim.ts';

// The figures are given, their captions are ours, so each waits for the provider's word.
const captioned = claimsFrom({
  source: 'Specification, section 9; caption from the fact sheet, section 11',
  status: 'drafted',
  checkedOn: '2026-11-21',
});
const counted = (value: string, wording: string) => captioned(value, wording, providerFigure);

/** Payment links, invoices and checkout. */
export const payments = {
  'payments.links-paid': counted('75%', 'of invoices sent with a payment link are paid online'),
  'payments.fewer-tools': counted('53%', 'of merchants we talk to want fewer payment tools to manage'),
  'payments.less-chasing': counted('30%', 'less time spent chasing unpaid invoices, as merchants report'),
  'payments.ways-to-be-paid': captioned(
    '5X',
    'the ways to be paid of a terminal alone: in person, link, invoice, hosted checkout, recurring',
    'Counted: five ways to be paid against the one of a terminal alone.',
  ),
};

/** Point of sale. */
export const pos = {
  'pos.counter-speed': counted('72%', 'of merchants tell us speed at the counter matters most'),
  'pos.close-out': counted('20–30%', 'less time closing out the day, as merchants report after setup'),
  'pos.handheld': counted('40%', 'of new POS clients add a handheld'),
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
  'gateway.stored-cards': counted('73%', 'of our gateway clients use stored cards or recurring billing'),
  'gateway.channels': counted('68%', 'take payments in more than one channel'),
  'gateway.integrations': counted('50%+', 'of gateway setups connect to software the client already uses'),
};

/** Industries. */
export const industries = {
  'industries.contactless': counted('74%', 'of clients switch on contactless from day one'),
  'industries.away-from-counter': counted('67%', 'ask for a way to take payment away from the counter'),
  'industries.support': counted('83%', 'say responsive support is a reason they stay'),
};
