import { expect, test } from 'vitest';
import { isOwnOrigin } from './origin.ts';

test.each<[boolean, string, string | undefined, string]>([
  [true, 'served from the host that was asked for', 'https://www.shop.example', 'www.shop.example'],
  [true, 'on a port of its own', 'http://127.0.0.1:4321', '127.0.0.1:4321'],
  [true, 'asked for in capitals', 'https://www.shop.example', 'WWW.Shop.example'],
  [false, 'on another port', 'http://127.0.0.1:4322', '127.0.0.1:4321'],
  [false, 'of another host', 'https://evil.example', 'www.shop.example'],
  [false, 'without origin', undefined, 'www.shop.example'],
  [false, 'with an opaque origin', 'null', 'null'],
  [false, 'in a browser extension', 'chrome-extension://www.shop.example', 'www.shop.example'],
  [true, 'on this machine', 'http://localhost:4321', 'localhost:4321'],
  [true, 'at a bare address', 'http://[fd00::7]:4321', '[fd00::7]:4321'],
  [false, 'under a name of its own that leads here', 'http://evil.example:4321', 'evil.example:4321'],
  [false, 'with more than an origin', 'http://evil@127.0.0.1:4321', '127.0.0.1:4321'],
  [false, 'with a part of a page', 'http://127.0.0.1:4321#x', '127.0.0.1:4321'],
])('it is %s that a page is ours %s', (expected, _title, origin, host) => {
  expect(isOwnOrigin(origin, host, { allowedOrigins: [], siteNames: ['www.shop.example'] })).toBe(expected);
});
