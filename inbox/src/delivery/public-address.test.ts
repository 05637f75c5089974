import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(
  `93.184.216.34 1.1.1.1 172.15.255.255 172.32.0.1 100.63.255.255 100.128.0.0 192.167.1.1 223.255.255.255
   2606:4700:4700::1111 2a00:1450::1`.split(/\s+/),
)('%s is an address of the public internet', (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  ['this host and network (RFC 1122)', '0.0.0.0 0.255.255.255 ::'],
  ['private (RFC 1918)', '10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1'],
  ['carrier-grade NAT (RFC 6598)', '100.64.0.1 100.127.255.255'],
  ['loopback', '127.0.0.1 127.255.255.254 ::1'],
  ['link-local, metadata of clouds', '169.254.169.254 fd00:ec2::254 fe80::1 fe80::1%eth0'],
  ['protocol assignments and relays', '192.0.0.192 192.88.99.1 100::1 2001:20::1 5f00::1'],
  ['documentation', '192.0.2.1 198.51.100.1 203.0.113.1 2001:db8::1 3fff::1'],
  ['benchmarking', '198.18.0.1 198.19.255.255 2001:2::1'],
  ['multicast and broadcast', '224.0.0.1 239.255.255.255 255.255.255.255 ff02::1'],
  ['reserved, or never given out', '240.0.0.1 4000::1'],
  ['IPv4 in IPv6, public or not', '::127.0.0.1 ::ffff:127.0.0.1 ::ffff:1.1.1.1 ::ffff:7f00:1 ::ffff:0:127.0.0.1'],
  [
    'translated or tunnelled',
    '64:ff9b::7f00:1 64:ff9b::101:101 64:ff9b:1::1 2001:0:53aa:64c:0:fff:80ff:fffe 2002:7f00:1::1',
  ],
  ['local to a site', 'fc00::1 fec0::1'],
  ['no address at all', 'localhost'],
])('not public: %s', (_kind, addresses) => {
  for (const address of ['', ...addresses.split(' ')]) expect(isPublicAddress(address), address).toBe(false);
});
