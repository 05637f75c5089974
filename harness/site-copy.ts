import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from './link-packages.ts';

/** A copy of the site's sources in a folder of its own, to change and build without touching the real ones. */
export interface SiteCopy {
  readonly root: string;
  /** Replaces a text in a file of the copy. Throws where the text does not stand, so that no test passes by accident. */
  readonly edit: (file: string, from: string | RegExp, to: string) => void;
  /** Runs Astro in the copy, as a preview unless told otherwise, and answers its exit code and everything it printed. */
  readonly astro: (
    command: 'build' | 'sync',
    env?: Readonly<Record<string, string>>,
  ) => { readonly code: number; readonly output: string };
  readonly remove: () => void;
}

const sources = ['src', 'public', 'build', 'contracts', 'astro.config.ts', 'tsconfig.json', 'package.json'];

/** Copies the sources; the packages are shared, in a folder of its own, so that its caches stay its own. */
export function copySite(): SiteCopy {
  const root = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const source of sources) cpSync(source, join(root, source), { recursive: true });
  linkPackages(root);
  return {
    root,
    edit(file, from, to) {
      const before = readFileSync(join(root, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(join(root, file), after);
    },
    astro(command, env = { SITE_PREVIEW: '1' }) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', command], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        env: {
          ...process.env,
          ASTRO_TELEMETRY_DISABLED: '1',
          NODE_ENV: 'production',
          VITEST: undefined,
          SITE_PREVIEW: undefined,
          ...env,
        },
      });
      return { code: status ?? 1, output: stdout + stderr };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
