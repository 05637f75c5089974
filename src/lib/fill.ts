/** A text with blanks, as in “{n} of {count}”; `Blank` are their names, where they are known. */
export type Template<Blank extends string = string> = string & { readonly blanks?: Blank };

/** The text with its blanks filled in: `fill('{n} of {count}', { n: 1, count: 7 })`. */
export function fill<Blank extends string>(
  text: Template<Blank>,
  values: Readonly<Record<Blank, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => `${known[name] ?? blank}`);
}
