/** A figure the site states, with everything a reader or the provider needs to judge it. */
export interface Claim extends Origin {
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
  /** `provided`: figure and meaning were given to us. `drafted`: the wording is ours and waits for the provider's word. */
  readonly status: 'provided' | 'drafted';
  /** ISO date on which figure, wording and qualifier were last held against their source. */
  readonly checkedOn: string;
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
export const providerFigure = 'Provider’s figure, not independently verified.';
