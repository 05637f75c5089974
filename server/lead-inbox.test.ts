import { expect, it } from 'vitest';
import { brand } from '../src/brand.ts';
import { readInboxSettings } from './lead-inbox.ts';

it('A site has no inbox of its own unless it is asked for, and none without a privacy notice', () => {
  expect(readInboxSettings({ LEADS_DB: 'leads.db' })).toBeUndefined();
  for (const elsewhere of [{}, { LEADS_URL: 'https://leads.example.com/leads' }]) {
    const silent = { ...brand, owner: { ...brand.owner, privacyNoticeUrl: '' } };
    expect(() => readInboxSettings({ LEADS: 'inbox', ...elsewhere }, silent)).toThrow(
      /^[^\n]*privacyNoticeUrl[^\n]*\.$/,
    );
  }
});
