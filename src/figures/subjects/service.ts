import type { Claim } from '../claim.ts';

const given = { source: 'Specification, section 1', status: 'provided', checkedOn: '2026-11-21' } as const;

/** Speed, support and reach. Set-up and going live are two claims, and so are hours and place of support: never one phrase. */
export const service = {
  'setup.hours': {
    ...given,
    value: '24–48 hours',
    wording: 'typical set-up time',
    source: 'Specification, section 9',
    note: 'Set-up typically takes 24–48 hours after approval. High-risk accounts take longer.',
  },
  'live.hours': {
    ...given,
    value: '24–72 hours',
    wording: 'from application to approved and live, in many cases',
    source: 'Specification, section 9',
    note: 'Many merchants are live in 24–72 hours. Approval is not guaranteed, and high-risk accounts take longer.',
  },
  'support.hours': { ...given, value: '24/7', wording: 'support' },
  'support.base': { ...given, value: 'US-based', wording: 'support' },
  'compliance.states': {
    ...given,
    value: '50 states',
    wording: 'where the program is designed to be compliant when displayed as instructed',
    note: 'Program design supports federal law, card-brand rules and state disclosure laws when installed and displayed as instructed. Rules change; check with counsel for your state.',
  },
} as const satisfies Record<string, Claim>;
