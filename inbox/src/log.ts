/** What may stand beside an event: ids and counts, never what a visitor typed and never an address. */
export interface LogFields {
  readonly lead?: string;
  readonly delivery?: string;
  readonly channel?: string;
  readonly state?: string;
  readonly status?: number;
  /** Where this program listens. */
  readonly url?: string;
  readonly count?: number;
  readonly attempts?: number;
  readonly milliseconds?: number;
  /** A sentence or code of this program. */
  readonly problem?: string;
}

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** One line of JSON an event, on the standard output unless told otherwise. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  return (level, event, fields = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

/** What an error is, without its message: databases quote the rows they refuse. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
