import { describe, expect, test } from 'vitest';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { aloneSettings } from '../testing/settings.ts';
import { readSettings } from './read-settings.ts';

describe('The settings', () => {
  test.each(
    `LEADS_ORIGINS= LEADS_ORIGINS=* LEADS_ORIGINS=https://www.shop.example/ LEADS_ORIGINS=null LEADS_PRIVACY_URL=
     LEADS_TRUSTED_PROXIES=proxy.internal LEADS_TRUSTED_PROXIES=10 LEADS_TRUSTED_PROXIES=10.0.0.0/33
     LEADS_TRUSTED_PROXIES=0.0.0.0/0 LEADS_TRUSTED_PROXIES=10.0.0.1,::/0 LEADS_TRUSTED_PROXIES=0.0.0.0/1,128.0.0.0/1
     LEADS_TRUSTED_PROXIES=2000::/3 LEADS_PRIVACY_URL=javascript:alert(1) LEADS_PRIVACY_URL=//evil.example/privacy
     LEADS_PRIVACY_URL=privacy LEADS_METRICS=0.0.0.0:9464
     LEADS_METRICS=[::]:9464 LEADS_METRICS=203.0.113.7:9464 LEADS_METRICS=9464 LEADS_PER_MINUTE=0 LEADS_MINIMUM_SECONDS=-1
     LEADS_RETENTION_DAYS=0.5 LEADS_DIGEST_HOURS=0 LEADS_DIGEST_HOURS=24 DATABASE_URL=mysql://localhost/leads LEADS_MAIL_TO=sales@shop.example
     LEADS_WEBHOOK_URL=https://crm.example/leads`.split(/\s+/),
  )('are refused with one sentence that names it: %s', (setting) => {
    const [name = '', value = ''] = setting.split('=');
    const read = () => readSettings({ ...aloneSettings, [name]: value });
    expect(read).toThrow(PlainError);
    expect(read).toThrow(new RegExp(`^[^.]*${name}[^\\n]*\\.$`));
  });

  test.each([
    'LEADS_TRUSTED_PROXIES=10.0.0.0/8,fc00::/7,2a06:98c0::/29,127.0.0.1',
    'LEADS_PRIVACY_URL=https://legal.example/p',
  ])('take %s', (setting) => {
    const [name = '', value = ''] = setting.split('=');
    expect(() => readSettings({ ...aloneSettings, [name]: value })).not.toThrow();
  });

  test('are safe when nothing else is said', () => {
    expect(readSettings(aloneSettings)).toMatchObject({
      database: { kind: 'sqlite' },
      delivery: { email: undefined, webhook: undefined },
      trustedProxies: [],
      retentionDays: undefined,
      digestHours: undefined,
      metrics: undefined,
    });
  });

  test('need no origin when the site is served together with the inbox, but its privacy notice', () => {
    const site = { privacyNoticeUrl: '/privacy', names: ['www.shop.example'] };
    expect(readSettings({}, site)).toMatchObject({ allowedOrigins: [], siteNames: ['www.shop.example'] });
    expect(() => readSettings({}, { ...site, privacyNoticeUrl: '' })).toThrow(/privacy notice/);
  });
});
