import { brand } from '../../brand.ts';
import { claimsFrom, given } from '../claim.ts';

const promised = claimsFrom({ source: 'Specification, section 1', status: 'provided', checkedOn: '2026-11-21' });

/** Where support is reached at every hour while there is no number to call. */
const whereToWrite =
  brand.owner.phone === '' ? ` We publish no telephone number yet: write to ${brand.mailboxes.support}.` : '';

/** Speed, support and reach. Setup and going live are two claims, and so are hours and place of support: never one phrase. */
export const service = {
  'setup.hours': given(
    '24–48 hours',
    'typical setup time',
    'Setup typically takes 24–48 hours after approval. High-risk accounts take longer.',
  ),
  'live.hours': given(
    '24–72 hours',
    'from application to approved and live, in many cases',
    'Many merchants are live in 24–72 hours. Approval is not guaranteed, and high-risk accounts take longer.',
  ),
  'support.hours': promised(
    '24/7',
    'support',
    `Support is open at every hour; solving a problem can take longer.${whereToWrite}`,
  ),
  'support.base': promised(
    'US-based',
    'support',
    'Our support team works in the US. Ask us who answers nights and weekends.',
  ),
  'compliance.states': promised(
    '50 states',
    'where the program is designed to be compliant when displayed as instructed',
    'Program design supports federal law, card-brand rules and state disclosure laws when installed and displayed as instructed. Rules change; check with counsel for your state.',
  ),
};
