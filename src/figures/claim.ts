import { brand } from '../brand.ts';
import { isPublication } from '../lib/publication.ts';

/** A figure the site states, with everything a reader or the provider needs to judge it. */
export interface Claim extends Origin, Partial<Confirmation> {
  /** The figure exactly as a page shows it: "24–48 hours", "$10,500", "400k+". */
  readonly value: string;
  /** The words that go with the figure. Under a large figure: the caption, starting lower case, no final period. */
  readonly wording: string;
  /** The qualifier printed beside the figure as a footnote, in full sentences. */
  readonly note?: string;
}

interface Origin {
  /** Where the figure comes from, as a person would cite it. */
  readonly source: string;
  /**
   * `provided`: figure and meaning were given to us. `drafted`: the wording is ours and waits for the provider's word.
   * `published`: a rule that anybody can look up. `own`: what the site's own samples are set by, or what can be counted on its pages.
   */
  readonly status: 'provided' | 'drafted' | 'published' | 'own';
  /** ISO date on which figure, wording and qualifier were last held against their source. */
  readonly checkedOn: string;
}

/** The provider's word for a drafted claim. */
export interface Confirmation {
  /** Name and office of the person who answers for figure and wording. */
  readonly confirmedBy: string;
  /** ISO date. */
  readonly confirmedOn: string;
}

/** Makes the claims of one origin: each has its value, its wording and, where it needs one, its note. */
export const claimsFrom =
  (origin: Origin) =>
  (value: string, wording: string, note?: string): Claim => ({ ...origin, value, wording, ...(note && { note }) });

/** Most figures: given to us with their meaning. */
export const given = claimsFrom({
  source: 'Specification, section 9',
  status: 'provided',
  checkedOn: '2026-11-21',
});

/** Footnote of figures about the market that nobody has verified. */
export const marketingEstimate = 'Marketing estimate, not independently verified.';

/** Footnote of figures about the provider's own merchants. */
export const providerFigure = `Figure supplied by ${brand.name}, not independently verified.`;

/** The same while the words around it wait for the provider's. */
export const draftedFigure = `Figure supplied by ${brand.name}; wording to be confirmed before launch.`;

/** Whether a claim may be shown here: on a real address, a drafted one only with the provider's word. */
export const isShown = ({ status, confirmedOn }: Claim, published = isPublication(brand.url, process.env)): boolean =>
  !published || status !== 'drafted' || confirmedOn !== undefined;
