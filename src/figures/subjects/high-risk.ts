import { given, marketingEstimate } from '../claim.ts';

/** High-risk merchants. */
export const highRisk = {
  'high-risk.declined': given(
    '65%',
    'of high-risk businesses are declined by at least one processor',
    marketingEstimate,
  ),
  'high-risk.volume': given('$100B', 'in US high-risk transactions a year', marketingEstimate),
  'high-risk.fewer-chargebacks': given(
    '40%',
    'fewer chargebacks with fraud controls',
    'About 40% fewer in our estimate; results vary.',
  ),
};
