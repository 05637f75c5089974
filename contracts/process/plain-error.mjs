/** An error that is not a defect: its message, one sentence with what to do, is all the reader needs. */
export class PlainError extends Error {}

/**
 * Prints what went wrong, without a stack where the message says it all, and ends the process.
 * @param {unknown} error
 */
export function exitWith(error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
}
