import { spawn } from 'node:child_process';
import { basename } from 'node:path';

/**
 * Runs npm and keeps what it prints for the case that it fails: its warnings about other Nodes would only puzzle.
 * @param {string} root
 * @param {...string} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function npm(root, ...args) {
  const own = process.env['npm_execpath'] ?? '';
  // What is built here is served here, so a placeholder for the site's address will do.
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    SITE_PREVIEW: '1',
    // Asked for by a test, a build is a build all the same.
    VITEST: undefined,
  };
  const options = { cwd: root, env };
  const child = basename(own).startsWith('npm-cli')
    ? spawn(process.execPath, [own, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `npm did not start: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * The end of what a program printed, where it says why it failed.
 * @param {string} output
 */
export function lastLines(output, count = 15) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}
