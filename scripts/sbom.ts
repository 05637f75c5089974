/**
 * Writes what the site and the inbox are made of, as npm tells it (CycloneDX), to reports/: the packages that are built in or
 * run, without those of tests. Each is stamped with the commit that it is true of.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const commit = execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=40'], { encoding: 'utf8' }).trim();
mkdirSync('reports', { recursive: true });

for (const [folder, flags] of [
  ['.', []],
  ['inbox', ['--package-lock-only', '--workspaces=false']],
] as const) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const bill = JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error', ...flags], options),
  );
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // npm takes the name of the folder for the package's.
  bill.metadata.component.name = name;
  bill.metadata.component.properties.push({ name: 'commit', value: commit });
  const file = join('reports', `${name}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} packages`);
}
