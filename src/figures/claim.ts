import { brand } from '../brand.ts';
import { isPublication } from '../lib/publication.ts';
import type { Figure } from './claim.schema.ts';

/** A figure the site states, with everything a reader or the provider needs to judge it, as a page shows it. */
export type Claim = Omit<Figure, 'sum' | 'partOf'>;

/** Whether a claim waits for the provider's word. */
export const isDrafted = ({ status, confirmedOn }: Pick<Claim, 'status' | 'confirmedOn'>): boolean =>
  status === 'drafted' && confirmedOn === undefined;

/** What stands below a figure meanwhile. */
export const draftedNote = 'This is our own figure, and its wording is still to be confirmed.';

/** Whether a claim may be shown here: on a real address, a drafted one only with the provider's word. */
export const isShown = (claim: Claim, published = isPublication(brand.url, process.env)): boolean =>
  !published || !isDrafted(claim);
