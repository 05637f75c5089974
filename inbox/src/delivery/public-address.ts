import ipaddr from 'ipaddr.js';

/**
 * Whether an address belongs to the public internet, by the special-purpose registries of IANA (RFC 6890), so that a webhook
 * cannot be pointed at what only this machine can reach. What carries an IPv4 address inside (IPv4-mapped, NAT64, 6to4,
 * Teredo) is not public, whatever that address is: it is a way around.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // Only this eighth of IPv6 has ever been given out (RFC 4291, 2.4); the library calls all the rest unicast, too.
  return address.kind() === 'ipv4' || address.match(ipaddr.parse('2000::'), 3);
}
