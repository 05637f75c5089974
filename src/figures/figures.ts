/** A year, with its day or month where they stand before it: "April 1, 2025", "June 2024", "2024". */
const date =
  /(?:\b(?:January|February|March|April|May|June|July|August|September|October|November|December) (?:\d{1,2}, )?)?(?<![$\d.,-])\b(?:19|20)\d{2}\b(?![.,]?\d)/g;

/** A percentage or an amount of dollars, alone, with its unit, or as a range. */
const figure =
  /\$\d+(?:,\d{3})*(?:\.\d+)?(?:\s(?:million|billion)|[BMK]\b)?\+?|\d+(?:\.\d+)?(?:[–-]\d+(?:\.\d+)?)?%\+?/g;

/** The % and $ figures that stand in a text, each as it is written. */
export function figuresIn(text: string): readonly string[] {
  return text.match(figure) ?? [];
}

/** The dates and years that stand in a text, each as it is written. */
export function datesIn(text: string): readonly string[] {
  return text.match(date) ?? [];
}
