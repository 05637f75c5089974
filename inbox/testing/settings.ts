/** The website of the tests. */
export const origin = 'https://www.shop.example';

/** What the inbox cannot do without when it runs alone, and a rate that no test reaches unless it wants to. */
export const aloneSettings = {
  LEADS_ORIGINS: origin,
  LEADS_PRIVACY_URL: '/privacy',
  LEADS_PER_MINUTE: '1000000',
} as const;

/** A webhook that is set up, and whose server answers nobody. */
export const deadWebhook = {
  LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/leads',
  LEADS_WEBHOOK_ALLOW: '127.0.0.1',
  LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
} as const;
