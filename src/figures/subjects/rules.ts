import type { Claim } from '../claim.ts';

const drafted = { status: 'drafted', checkedOn: '2026-11-21' } as const;
const askCounsel = 'Rules change; check with counsel for your state.';

/** Limits set by law, card networks and bank networks, as the articles state them with their date. */
export const rules = {
  'visa.surcharge-cap': {
    ...drafted,
    value: '3%',
    wording: 'cap that Visa sets on credit card surcharges in the US, or the merchant’s cost if lower',
    source: 'Fact sheet, section 2 (S4)',
    note: `In force since April 15, 2023. ${askCounsel}`,
  },
  'mastercard.surcharge-cap': {
    ...drafted,
    value: '4%',
    wording: 'cap that Mastercard sets on credit card surcharges in the US, or the merchant’s cost if lower',
    source: 'Fact sheet, section 2 (S4)',
    note: `As of January 2025. ${askCounsel}`,
  },
  'debit.regulated-cap': {
    ...drafted,
    value: '21¢ + 0.05%',
    wording: 'federal cap on interchange for debit cards of large US issuers, before the 1¢ fraud adjustment',
    source: 'Fact sheet, section 1 (S8)',
    note: 'As of January 2025.',
  },
  'nacha.unauthorized-returns': {
    ...drafted,
    value: '0.5%',
    wording: 'return-rate level that Nacha sets for unauthorized bank debits',
    source: 'Fact sheet, section 1 (S11)',
    note: 'As of December 2024.',
  },
  'rtp.limit': {
    ...drafted,
    value: '$10 million',
    wording: 'limit for one RTP payment from February 9, 2025, announced December 2024',
    source: 'Fact sheet, section 9 (S38)',
  },
} as const satisfies Record<string, Claim>;
