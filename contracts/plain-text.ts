/** What is typed or pasted, made by the form into what a lead may hold, before it is sent: the inbox changes nothing. */

/**
 * Marks that turn round what stands behind them, in a name and beyond it (Unicode, 23.2: embeddings, overrides and isolates). What
 * is copied from some programs begins and ends with them.
 */
export const turningMarks = /[\u202a-\u202e\u2066-\u2069]/gu;

/** One line, without control characters, turning marks and space around it: what a pasted tab or line break becomes is a space. */
export const plainLine = (text: string): string =>
  text
    .replace(turningMarks, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Lines ended by line feeds, as they stand in the field, though a browser sends them with carriage returns. */
export const plainLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
