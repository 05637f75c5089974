import { expect, test } from 'vitest';
import { clientAddress, parseRange } from './client-address.ts';

test.each<[string, string | undefined, string | undefined, string | undefined, string]>([
  ['is the peer when no proxy is trusted', '203.0.113.9', '198.51.100.1', undefined, '203.0.113.9'],
  ['is the peer when a proxy sends no header', '10.0.0.1', undefined, '10.0.0.0/8', '10.0.0.1'],
  ['is found behind two proxies', '10.0.0.1', '1.1.1.1, 203.0.113.9,10.9.9.9', '10.0.0.0/8', '203.0.113.9'],
  ['stops at what is no address', '10.0.0.1', '203.0.113.9, unknown', '10.0.0.0/8', '10.0.0.1'],
  ['is the same written as IPv6', '::ffff:203.0.113.9', undefined, undefined, '203.0.113.9'],
  ['knows a trusted proxy written as IPv6', '::ffff:10.0.0.1', '203.0.113.9', '10.0.0.1', '203.0.113.9'],
  ['is the network of an IPv6 household', '2001:db8:1:2:aaaa::1', undefined, undefined, '2001:db8:1:2::'],
  ['is the same whatever port a proxy adds', '10.0.0.1', '203.0.113.9:51234', '10.0.0.0/8', '203.0.113.9'],
  ['is found in brackets', '10.0.0.1', '[2001:db8:1:2::3]:443', '10.0.0.0/8', '2001:db8:1:2::'],
  ['is found in brackets without a port', '10.0.0.1', '[2001:db8:1:2::3], 10.2.2.2:80', '10.0.0.0/8', '2001:db8:1:2::'],
  ['is one for all when a socket has none', undefined, undefined, undefined, 'unknown'],
])('The address that a visitor is counted by %s', (_title, peer, forwarded, trusted, expected) => {
  const range = parseRange(trusted ?? '');
  expect(clientAddress(peer, forwarded, range ? [range] : []).address).toBe(expected);
});

test.each([
  [undefined, false],
  ['203.0.113.9', false],
  ['unknown', true],
  ['_hidden, 10.9.9.9', true],
  ['unknown, 203.0.113.9', false],
])('A trusted proxy that sends %j hides its visitors: %s', (forwarded, isHidden) => {
  const range = parseRange('10.0.0.0/8');
  expect(clientAddress('10.0.0.1', forwarded, range ? [range] : []).isHidden).toBe(isHidden);
});
