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
export function createLog(write = standardOutput()): Log {
  return (level, event, fields = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

/** Writes where somebody may read. That nobody does any more, or that the disk with the log is full, must not stop the leads. */
function standardOutput(): (line: string) => void {
  process.stdout.on('error', () => {});
  return (line) => void process.stdout.write(line);
}

/** What an error is, without its message: databases quote the rows they refuse. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  // SQLite's own, such as 13 for a full disk (https://sqlite.org/rescode.html).
  return 'errcode' in error && typeof error.errcode === 'number' ? `${code} ${error.errcode}` : code;
}
