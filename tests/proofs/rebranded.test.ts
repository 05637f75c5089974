import { expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { copyRepository } from '../../harness/repository-copy.ts';
import { secondBrand, secondMark, shortName } from '../../harness/second-brand.ts';

/** As long as all tests may take, several times over. */
const timeout = 3_600_000;

it('a rebrand by the book leaves all tests green, with a name as short as one may be', { timeout }, () => {
  const site = copyRepository();
  onTestFinished(site.remove);
  site.write('src/brand.yaml', stringify({ ...secondBrand, name: shortName, legalName: `${shortName} Payments` }));
  site.write('src/brand.svg', secondMark);
  const { code, output } = site.run('npm', 'test', '--', '--all');
  expect(code, output).toBe(0);
});
