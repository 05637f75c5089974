/** A % or $ figure that stands on a page without being a claim, and what proves it. */
export type ProvenFigure = {
  /** The figure as printed: "$24.72", "0.7%". */
  readonly figure: string;
} & (
  | {
      /** Arithmetic that gives the figure, rounded as printed: "30000 * 0.0275". */
      readonly sum: string;
    }
  | {
      /** The sample receipt, device screen or calculator it is part of. */
      readonly sample: string;
    }
);

/** A proven figure on the page where it stands. */
export type WorkedFigure = {
  /** Path of the page: "/", "/blog/credit-card-processing-fees". */
  readonly route: string;
} & ProvenFigure;
