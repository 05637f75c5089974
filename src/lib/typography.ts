/** Straight quotes as typographic ones, the way the articles' text has them. */
export function curlQuotes(text: string): string {
  return text
    .replaceAll(/(^|[\s([])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([])'/g, '$1‘')
    .replaceAll("'", '’');
}

/** No line ends at it, and nobody sees it. */
export const wordJoiner = '\u2060';
export const noBreakSpace = '\u00A0';
/** A line may end at it, and nobody sees it. */
export const zeroWidthSpace = '\u200B';

/** Within “set-up”, “24–72”, “$500–$1,000” and “ISO/IEC”; not within what is copied as it is, an address or a telephone number. */
const inTerm =
  /(?<![@:]\S*)(?:(?<=\p{L})-(?=[\p{L}\p{N}])|(?<=\p{N})-(?=\p{L})|(?<=[\p{L}\p{N}%¢])[–/](?=[\p{L}\p{N}$]))(?!\S*@)/gu;

/** Around the signs of “900 ÷ 30,000” and “$5 + $1”. */
const inSum = /(?<=[\d%¢]) ([+−×÷]) (?=[$\d])/g;

/** Between “=” and what a sum comes to: of a long sum a line may end before it. */
const afterEquals = /(?<=[\d%¢] =) (?=[$\d])/g;

/** Before the “=” of a sum so short that it is whole on a phone; one that begins a text may be the cell of a narrow column. */
const beforeEquals = /(?<= [^ ]{1,15}) (?==\u00A0[^ ]{1,8}(?: |$))/g;

/** Between month and day of “January 1, 2026”, whose year may stand on the next line, but not where it is all of the text. */
const inDate =
  /(?<=\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)) (?=\d)|(?<=^[A-Z]\w+ \d{1,2},) (?=\d{4}$)/g;

/** Between a number and what it counts, or is multiplied with. */
const beforeUnit =
  /(?<=\d\+?) (?=(?:(?:business )?(?:second|minute|hour|day|week|month|year)s?|min|million|billion|cents|percent|BTC|×)(?!\p{L}))/gu;

/** Within names of two words that are read as one. */
const inName = /(?<=\bPCI|\b3-\u2060?D) (?=DSS|Secure)/g;

/** The text with its ranges, sums, hyphenated terms, dates, names, and numbers with their units unbroken at the ends of lines. */
export function keepWhole(text: string): string {
  return text
    .replace(inTerm, `$&${wordJoiner}`)
    .replace(inSum, `${noBreakSpace}$1${noBreakSpace}`)
    .replace(afterEquals, noBreakSpace)
    .replace(beforeEquals, noBreakSpace)
    .replace(inDate, noBreakSpace)
    .replace(beforeUnit, noBreakSpace)
    .replace(inName, noBreakSpace);
}

/** A heading's sentences. */
export const sentencesOf = (heading: string): readonly string[] => heading.split(/(?<=\p{Ll}[.?!]) (?=\p{Lu})/u);
