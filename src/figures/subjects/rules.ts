import { claimsFrom } from '../claim.ts';

const drafted = (section: string) =>
  claimsFrom({ source: `Fact sheet, section ${section}`, status: 'drafted', checkedOn: '2026-11-21' });
const askCounsel = 'Rules change; check with counsel for your state.';

/** Limits set by law, card networks and bank networks, as the articles state them with their date. */
export const rules = {
  'visa.surcharge-cap': drafted('2 (S4)')(
    '3%',
    'cap that Visa sets on credit card surcharges in the US, or the merchant’s cost if lower',
    `In force since April 15, 2023. ${askCounsel}`,
  ),
  'mastercard.surcharge-cap': drafted('2 (S4)')(
    '4%',
    'cap that Mastercard sets on credit card surcharges in the US, or the merchant’s cost if lower',
    `As of January 2025. ${askCounsel}`,
  ),
  'debit.regulated-cap': drafted('1 (S8)')(
    '21¢ + 0.05%',
    'federal cap on interchange for debit cards of large US issuers, before the 1¢ fraud adjustment',
    'As of January 2025.',
  ),
  'nacha.unauthorized-returns': drafted('1 (S11)')(
    '0.5%',
    'return-rate level that Nacha sets for unauthorized bank debits',
    'As of December 2024.',
  ),
  'rtp.limit': drafted('9 (S38)')(
    '$10 million',
    'limit for one RTP payment from February 9, 2025, announced December 2024',
  ),
};
