/**
 * What is typed or pasted, made into what a lead may hold. Both sides use it: the form before it sends, the inbox for a
 * form that came without script.
 */

/** One line, without control characters and without space around it: what a pasted tab or line break becomes is a space. */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Lines ended by line feeds, as they stand in the field, though a browser sends them with carriage returns. */
export const plainLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
