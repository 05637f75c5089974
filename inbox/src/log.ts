import type { Writable } from 'node:stream';

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
export function createLog(write = writeTo(process.stdout)): Log {
  return (...event) => write(lineOf(...event));
}

const lineOf = (...[level, event, fields]: Parameters<Log>): string =>
  `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;

/** What is written while so much waits to be read is left out, and counted. In bytes. */
const mostUnread = 1024 * 1024;

/**
 * Writes lines where somebody may read. That nobody does, or that the disk with the log is full, must neither stop the leads nor
 * fill the memory.
 */
export function writeTo(output: Writable): (line: string) => void {
  let dropped = 0;
  output.on('error', () => {});
  return (line) => {
    if (output.writableLength > mostUnread) {
      dropped += 1;
      return;
    }
    if (dropped > 0) output.write(lineOf('warn', 'log lines dropped', { count: dropped }));
    dropped = 0;
    output.write(line);
  };
}

/** What an error is, without its message: databases quote the rows they refuse. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  // SQLite's own, such as 13 for a full disk (https://sqlite.org/rescode.html).
  return 'errcode' in error && typeof error.errcode === 'number' ? `${code} ${error.errcode}` : code;
}
