import { given, marketingEstimate } from '../claim.ts';

/** What processors charge, as the articles compare it. */
export const pricing = {
  'pricing.flat-rate': given('2.75–2.9%', 'typical flat rate'),
  'pricing.flat-rate-low': given('2.75%', 'lower end of a typical flat rate'),
  'pricing.flat-rate-high': given('2.9%', 'upper end of a typical flat rate'),
  'pricing.interchange-plus': given('0.25% + $0.10', 'markup over interchange and assessments in the example'),
  'pricing.interchange-plus-rate': given('0.25%', 'markup on the amount in the interchange-plus example'),
  'pricing.interchange-plus-item': given('$0.10', 'markup for each transaction in the interchange-plus example'),
  'pricing.example-volume': given('$30,000', 'monthly card volume in the savings example'),
  'pricing.rate-before': given('3.0%', 'effective rate before'),
  'pricing.rate-after': given('2.3%', 'effective rate after'),
  'pricing.example-saving': given('over $2,500', 'saved a year in the example'),
};

/** Paying with a palm, a face or a fingerprint. */
export const biometrics = {
  'biometrics.open': given('60%', 'of consumers are open to paying with biometrics', marketingEstimate),
};
