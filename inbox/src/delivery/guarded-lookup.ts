import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Answers every address of a host name. */
export type Resolve = (
  host: string,
  answer: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const resolveBySystem: Resolve = (host, answer) => systemLookup(host, { all: true }, answer);

/** The code of the error for a name that leads inside. */
export const internalAddress = 'EINTERNALADDRESS';

/**
 * Finds the addresses of a host for a connection, and refuses the host if any one of them is not public. The connection is
 * made to the very addresses that were checked, so that no second answer of a name server can take their place.
 */
export function guardedLookup(resolve: Resolve = resolveBySystem): LookupFunction {
  return (host, { all }, answer) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) answer(error ?? coded('ENOTFOUND'), '');
      else if (!addresses.every(({ address }) => isPublicAddress(address))) answer(coded(internalAddress), '');
      else if (all) answer(null, [...addresses]);
      else answer(null, first.address, first.family);
    });
}

const coded = (code: string): Error => Object.assign(new Error(code), { code });
