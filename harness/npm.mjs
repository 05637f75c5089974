import { execFile } from 'node:child_process';
import { basename } from 'node:path';

/**
 * Runs npm and keeps the end of what it prints for the case that it fails: its warnings about other Nodes would only puzzle.
 * @param {string} root
 * @param {...string} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function npm(root, ...args) {
  const own = process.env['npm_execpath'] ?? '';
  const [program, before] = basename(own).startsWith('npm-cli') ? [process.execPath, [own]] : ['npm', []];
  const options = {
    cwd: root,
    maxBuffer: 2 ** 26,
    shell: program === 'npm' && process.platform === 'win32',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      // What is built here is served here, so a placeholder for the site's address will do.
      SITE_PREVIEW: '1',
      // Asked for by a test, a build is a build all the same.
      VITEST: undefined,
    },
  };
  return new Promise((resolve) => {
    execFile(program, [...before, ...args], options, (error, stdout, stderr) => {
      const said = `${stdout}${stderr || (error?.message ?? '')}`;
      resolve({ code: error ? 1 : 0, output: said.trimEnd().split('\n').slice(-40).join('\n') });
    });
  });
}
