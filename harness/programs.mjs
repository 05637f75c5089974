/** The programs of the system that tests start, and where they come from. Plain script, as `npm test` needs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../contracts/process/plain-error.mjs';
import { aptInstall } from './apt-get.mjs';

/** Debian keeps servers where only root's own PATH looks, and PostgreSQL where nobody's does. */
const postgres = '/usr/lib/postgresql';
process.env['PATH'] = [
  process.env['PATH'],
  '/usr/local/sbin:/usr/sbin:/sbin',
  ...(existsSync(postgres) ? readdirSync(postgres).map((version) => join(postgres, version, 'bin')) : []),
].join(':');

/** Debian's packages for each program, with the reason. */
const packagesOf = {
  postgres: { postgresql: 'the lead inbox is tested on a real PostgreSQL' },
  strace: { strace: 'power cuts are played from the system calls of the lead inbox' },
  nginx: {
    nginx: 'its configuration is proved on nginx itself',
    'libnginx-mod-http-brotli-static': 'nginx sends the pages as the build compressed them',
  },
  caddy: { caddy: 'its configuration is proved on Caddy itself' },
  openssl: { openssl: 'the servers under test need a certificate' },
  'docker-compose': { 'docker-compose': 'compose.yaml is checked by what reads it' },
  'systemd-analyze': { systemd: 'the unit of the lead inbox is checked by what reads it' },
  soffice: { 'libreoffice-calc': 'exports of leads are opened in a spreadsheet' },
  orca: { orca: 'a screen reader is listened to', 'at-spi2-core': 'browsers tell it over this what is on a page' },
  'dbus-daemon': { 'dbus-daemon': 'the screen reader and the browser meet on a bus of their own' },
  Xvfb: { xvfb: 'the browser that is listened to draws on a screen, though nobody sees it' },
  openbox: { openbox: 'keys go to the window that a window manager gives the focus' },
  xdotool: { xdotool: 'keys are pressed on that screen' },
  'firefox-esr': { 'firefox-esr': 'it is what the screen reader reads' },
  promtool: { prometheus: 'the alerts about leads are played on what Prometheus has for it' },
};

/** @typedef {keyof typeof packagesOf} Program */

/**
 * Finds the programs, or installs them. Throws rather than lets a test be skipped.
 * @param {readonly Program[]} names
 */
export function ensurePrograms(names) {
  const missing = () => names.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  const packages = Object.assign({}, ...missing().map((name) => packagesOf[name]));
  if (Object.keys(packages).length === 0) return;
  const errors = aptInstall(packages);
  const left = missing();
  if (left.length === 0) return;
  const all = Object.keys(packages).join(' ');
  throw new PlainError(`${errors}Not found: ${left.join(', ')}. Install them, as in "apt-get install ${all}".`);
}
