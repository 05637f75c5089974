/** What docs/monitoring/ holds, as Prometheus reads it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../inbox/testing/temporary.ts';

const folder = 'docs/monitoring';

function promtool(...args: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('the alerts are on when something is wrong with the leads, once for all inboxes, and off when nothing is', () => {
  expect(promtool('check', 'rules', join(folder, 'lead-inbox.rules.yml'))).toMatchObject({ status: 0 });
  const played = promtool('test', 'rules', join(import.meta.dirname, 'alerts.yml'));
  expect(played.status, played.said).toBe(0);
});

test('every query of the dashboard is one that Prometheus understands', () => {
  const dashboard: { readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] } =
    JSON.parse(readFileSync(join(folder, 'lead-inbox.dashboard.json'), 'utf8'));
  const queries = dashboard.panels.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replace('$__rate_interval', '5m')),
  );
  expect(queries.length).toBeGreaterThan(5);
  const rules = queries.map((expr, index) => ({ record: `query:${index}`, expr }));
  const file = join(temporaryFolder(), 'queries.yml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const checked = promtool('check', 'rules', file);
  expect(checked.status, checked.said).toBe(0);
});
