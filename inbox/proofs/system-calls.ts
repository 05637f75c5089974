import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a process did to the files of one folder, and what it said on its standard output, in this order. */
export type SystemCall =
  | { readonly call: 'create' | 'unlink'; readonly name: string }
  | { readonly call: 'write'; readonly name: string; readonly offset: number; readonly data: Buffer }
  | { readonly call: 'truncate'; readonly name: string; readonly size: number }
  | { readonly call: 'sync'; readonly name: string }
  | { readonly call: 'sync-folder' }
  | { readonly call: 'say'; readonly text: string };

/** Everything that changes a file or syncs it. What is not understood below stops the proof. */
const traced =
  'open,openat,creat,write,writev,pwrite64,pwritev,pwritev2,fsync,fdatasync,sync_file_range,ftruncate,truncate,fallocate,unlink,unlinkat,rename,renameat,renameat2,link,linkat';

/**
 * Runs a program of Node under strace and answers what its main thread, on which SQLite runs, did to the files in `folder`.
 */
export function traceCalls(folder: string, program: readonly string[]): readonly SystemCall[] {
  const trace = join(folder, 'trace');
  // Every string in hexadecimal, so that a line can be taken apart without knowing C.
  const flags = ['-y', '-xx', '-s', '1000000', '-e', `trace=${traced}`, '-o', trace];
  const { error, stderr } = spawnSync('strace', [...flags, process.execPath, ...program], { encoding: 'utf8' });
  if (error) throw error;
  if (stderr !== '') throw new Error(`The traced program failed: ${stderr}`);
  return readFileSync(trace, 'latin1')
    .split('\n')
    .flatMap((line) => readCall(line, folder) ?? []);
}

const unhex = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');

/** Reads one line such as `pwrite64(22<\x2f...>, "\x00...", 4096, 0) = 4096`; undefined if it is about other files. */
function readCall(line: string, folder: string): SystemCall | undefined {
  const [, call, rest = '', result = ''] = /^(\w+)\((.*)\) += (-?\d+.*)$/.exec(line) ?? [];
  if (call === undefined || result.startsWith('-1')) return undefined;
  const strings = [...rest.matchAll(/"([^"]*)"(\.\.\.)?/g)];
  const string = unhex(strings[0]?.[1] ?? '');
  if (strings.some(([, , cut]) => cut)) throw new Error(`strace has cut a string short: ${line.slice(0, 200)}`);
  const [, descriptor = '', descriptorPath = ''] = /^(\d+)<([^>]*)>/.exec(rest) ?? [];
  if (call === 'write' && descriptor === '1') return { call: 'say', text: string.toString() };
  const path = descriptor === '' ? string.toString() : unhex(descriptorPath).toString();
  if (path === folder && (call === 'fsync' || call === 'fdatasync')) return { call: 'sync-folder' };
  if (dirname(path) !== folder) return undefined;
  const name = basename(path);
  const numbers = rest.slice(rest.lastIndexOf('"') + 1).match(/\d+/g) ?? [];
  switch (call) {
    case 'open':
    case 'openat':
      if (rest.includes('O_TRUNC')) throw new Error(`${name} was emptied on opening, which the proof does not know.`);
      return rest.includes('O_CREAT') ? { call: 'create', name } : undefined;
    case 'pwrite64':
      return { call: 'write', name, offset: Number(numbers[1]), data: string.subarray(0, Number.parseInt(result, 10)) };
    case 'ftruncate':
      return { call: 'truncate', name, size: Number(/, (\d+)$/.exec(rest)?.[1]) };
    case 'unlink':
      return { call: 'unlink', name };
    case 'fsync':
    case 'fdatasync':
      return { call: 'sync', name };
    default:
      throw new Error(`The proof does not know what ${call} does to ${name}.`);
  }
}
