import { describe, expect, test } from 'vitest';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { aloneSettings } from '../testing/inbox.ts';
import { readSettings } from './read-settings.ts';

describe('The settings', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['LEADS_ORIGINS', { LEADS_ORIGINS: '' }],
    ['LEADS_ORIGINS', { LEADS_ORIGINS: '*' }],
    ['LEADS_ORIGINS', { LEADS_ORIGINS: 'https://www.shop.example/' }],
    ['LEADS_ORIGINS', { LEADS_ORIGINS: 'null' }],
    ['LEADS_PRIVACY_URL', { LEADS_PRIVACY_URL: '' }],
    ['LEADS_TRUSTED_PROXIES', { LEADS_TRUSTED_PROXIES: 'proxy.internal' }],
    ['LEADS_TRUSTED_PROXIES', { LEADS_TRUSTED_PROXIES: '0.0.0.0/0' }],
    ['LEADS_TRUSTED_PROXIES', { LEADS_TRUSTED_PROXIES: '10.0.0.1,::/0' }],
    ['LEADS_METRICS', { LEADS_METRICS: '0.0.0.0:9464' }],
    ['LEADS_METRICS', { LEADS_METRICS: '[::]:9464' }],
    ['LEADS_METRICS', { LEADS_METRICS: '203.0.113.7:9464' }],
    ['LEADS_METRICS', { LEADS_METRICS: '9464' }],
    ['LEADS_PER_MINUTE', { LEADS_PER_MINUTE: '0' }],
    ['LEADS_MINIMUM_SECONDS', { LEADS_MINIMUM_SECONDS: '-1' }],
    ['LEADS_RETENTION_DAYS', { LEADS_RETENTION_DAYS: '0.5' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/leads' }],
    ['LEADS_MAIL_TO', { LEADS_SMTP_URL: 'smtp://mail.example', LEADS_MAIL_FROM: 'site@shop.example' }],
    ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK_URL: 'https://crm.example/leads' }],
  ])('are refused with one sentence that names %s: %o', (name, env) => {
    const read = () => readSettings({ ...aloneSettings, ...env });
    expect(read).toThrow(PlainError);
    expect(read).toThrow(new RegExp(`^[^.]*${name}[^\\n]*\\.$`));
  });

  test('are safe when nothing else is said', () => {
    expect(readSettings(aloneSettings)).toMatchObject({
      database: { kind: 'sqlite' },
      delivery: { email: undefined, webhook: undefined },
      trustedProxies: [],
      retentionDays: undefined,
      metrics: undefined,
    });
  });

  test('need no origin when the site is served together with the inbox, but its privacy notice', () => {
    expect(readSettings({}, { privacyNoticeUrl: '/privacy' }).allowedOrigins).toEqual([]);
    expect(() => readSettings({}, { privacyNoticeUrl: '' })).toThrow(/privacy notice/);
  });

  test('switch on each channel that is whole', () => {
    const env = {
      LEADS_WEBHOOK_URL: 'https://crm.example',
      LEADS_WEBHOOK_SECRET: 'whsec_x',
      LEADS_WEBHOOK_ALLOW: 'crm.lan, ',
    };
    expect(readSettings({ ...aloneSettings, ...env }).delivery.webhook).toEqual({
      url: 'https://crm.example',
      secret: 'whsec_x',
      allowedHosts: ['crm.lan'],
    });
  });
});
