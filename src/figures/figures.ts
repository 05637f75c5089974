/** A percentage or an amount of dollars, alone, with its unit, or as a range. */
const figure =
  /\$\d+(?:,\d{3})*(?:\.\d+)?(?:\s(?:million|billion)|[BMK]\b)?\+?|\d+(?:\.\d+)?(?:[–-]\d+(?:\.\d+)?)?%\+?/g;

/** The % and $ figures that stand in a text, each as it is written. */
export function figuresIn(text: string): readonly string[] {
  return text.match(figure) ?? [];
}
