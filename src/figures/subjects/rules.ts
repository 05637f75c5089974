import { claimsFrom } from '../claim.ts';

const published = (section: string) =>
  claimsFrom({ source: `Fact sheet, section ${section}`, status: 'published', checkedOn: '2026-11-21' });
const since = claimsFrom({
  source: 'Fact sheet since January 2025, section 2 (P7, P8)',
  status: 'published',
  checkedOn: '2026-11-22',
});
const askCounsel = 'Rules change; check with counsel for your state.';

/** Limits set by law, card networks and bank networks, as the articles state them with their date. */
export const rules = {
  'visa.surcharge-cap': published('2 (S4)')(
    '3%',
    'cap that Visa sets on credit card surcharges in the US, or the merchant’s cost if lower',
    `In force since April 15, 2023. ${askCounsel}`,
  ),
  'mastercard.surcharge-cap': published('2 (S4)')(
    '4%',
    'cap that Mastercard sets on credit card surcharges in the US, or the merchant’s cost if lower',
    `As of January 2025. ${askCounsel}`,
  ),
  'debit.regulated-cap': published('1 (S8)')(
    '21¢ + 0.05%',
    'federal cap on interchange for debit cards of large US issuers, before the 1¢ fraud adjustment',
    'As of January 2025.',
  ),
  'nacha.unauthorized-returns': published('1 (S11)')(
    '0.5%',
    'return-rate level that Nacha sets for unauthorized bank debits',
    'As of December 2024.',
  ),
  'mastercard.excessive-count': since('100', 'chargebacks in a month from which Mastercard’s monitoring starts'),
  'mastercard.excessive-ratio': since(
    '1.5%',
    'of the number of sales in chargebacks from which Mastercard’s monitoring starts',
    'Mastercard’s program for excessive chargebacks, as published; checked November 2026. Rules change.',
  ),
  'visa.excessive-count': since('1,500', 'cases a month from which Visa’s monitoring applies to a merchant, about'),
  'visa.excessive-ratio': since(
    '1.5%',
    'of the number of sales in fraud reports and disputes from which Visa’s monitoring applies to a merchant',
    'Visa’s VAMP, as processors publish it: this line has applied in the US since April 1, 2026, and fees since October 1, 2025.',
  ),
  'rtp.limit': published('9 (S38)')(
    '$10 million',
    'limit for one RTP payment from February 9, 2025, announced December 2024',
  ),
};
