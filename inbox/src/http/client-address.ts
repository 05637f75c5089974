import ipaddr from 'ipaddr.js';

/** A network: its first address and the bits that its members share. */
export type NetworkRange = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Reads an address or a range such as `::1` or `10.0.0.0/8`; undefined for what is neither. */
export function parseRange(text: string): NetworkRange | undefined {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text) || /^\d+$/.test(text)) return undefined;
  return [ipaddr.process(text), text.includes(':') ? 128 : 32];
}

/** By what a visitor is counted, and whether a trusted proxy has put something in the way that is no address. */
export interface CountedClient {
  readonly address: string;
  readonly isHidden: boolean;
}

/**
 * The visitor's address for counting: the peer, or behind trusted proxies the last address in X-Forwarded-For that none of
 * them wrote. What stands further left was written by the visitor. IPv6 is counted by /64, which is one household's.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly NetworkRange[],
): CountedClient {
  const forwarded = (forwardedFor ?? '').split(',').flatMap((hop) => hop.trim() || []);
  const hops = [...forwarded.map(withoutPort), peer ?? ''].reverse();
  let client: ipaddr.IPv4 | ipaddr.IPv6 | undefined;
  let isHidden = false;
  for (const hop of hops) {
    if (!ipaddr.isValid(hop)) {
      isHidden = hop !== '';
      break;
    }
    client = ipaddr.process(hop);
    if (!isIn(client, trusted)) break;
  }
  return { address: client === undefined ? 'unknown' : networkOf(client), isHidden };
}

/** Some proxies write the visitor's port too, and then an IPv6 address in brackets. */
const withoutPort = (hop: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, ranges: readonly NetworkRange[]): boolean =>
  ranges.some((range) => range[0].kind() === address.kind() && address.match(range));

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString();
}
