import { expect, it } from 'vitest';
import { securityText } from './security-text.ts';

it.each([
  ['2026-11-22T13:00:00Z', '2027-10-01T00:00:00.000Z'],
  ['2026-01-31T23:59:59Z', '2026-12-01T00:00:00.000Z'],
])('a security.txt built at %s holds until %s, which is within a year', (built, expires) => {
  const text = securityText(
    'security@shop.example',
    'https://www.shop.example/.well-known/security.txt',
    new Date(built),
  );
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@shop.example',
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    'Canonical: https://www.shop.example/.well-known/security.txt',
    '',
  ]);
});
