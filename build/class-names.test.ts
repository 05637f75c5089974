import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { classNames } from './class-names.ts';

/** A folder of sources with these style sheets. */
function folderWith(sheets: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'class-names-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, css] of Object.entries(sheets)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), css);
  }
  return root;
}

const sheets = { 'home/Hero.module.css': '.hero { margin: 0.5rem } .hero .lead {}', 'ui/Slip.module.css': '.slip {}' };

it('the class names of CSS modules are the same wherever the site lies and whatever asks for them', () => {
  const [here, there] = [folderWith(sheets), folderWith(sheets)];
  const name = classNames(here, false)('hero', join(here, 'home/Hero.module.css'));
  expect(name).toMatch(/^[b-z]{3}$/);
  expect(classNames(there, false)('hero', join(there, 'home/Hero.module.css?inline'))).toBe(name);
});

it('no class name stands for two classes, and a class that came after the build began is none', () => {
  const many = Array.from({ length: 400 }, (_, index) => `.name-${index} {}`).join('\n');
  const root = folderWith({ ...sheets, 'Many.module.css': many });
  const read = classNames(root, false);
  const names = Array.from({ length: 400 }, (_, index) => read(`name-${index}`, join(root, 'Many.module.css')));
  names.push(read('slip', join(root, 'ui/Slip.module.css')), read('lead', join(root, 'home/Hero.module.css')));
  expect(new Set(names).size).toBe(402);
  expect(() => read('later', join(root, 'Many.module.css'))).toThrow('was no class');
});
