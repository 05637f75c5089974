import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { interfaceWords } from './build/words.plugin.ts';

/** The tests of these files. Generous, for busy machines: what a test awaits is a state, never a time. */
const project = (name: string, include: string[], settings: TestProjectInlineConfiguration['test'] = {}) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, 'dist/**', '.site/**'],
    testTimeout: 60_000,
    ...settings,
  },
});

const builtSite = 'harness/build-first.ts';
const databases = 'inbox/testing/setup.ts';
const sameInputs = 'harness/same-inputs.ts';
const unitTests = ['{src,build,server,contracts,harness,scripts,catalogue,editor,tests/repository}/**/*.test.{ts,tsx}'];

/**
 * `unit` needs nothing but the sources, and tries the same drawn inputs in every run, `unit-anew` new ones; `built` reads the
 * finished site in dist/, and `hosts` serves it; `recipes` follows those of docs/, `screen-reader` plays what
 * docs/accessibility.md says is heard; `inbox` runs the lead inbox on real databases. Of what takes long, some has a short form
 * there; all of it runs in `proofs`: by far more kills, power cuts and hostile requests, and on a real nginx and Caddy.
 */
export default defineConfig({
  plugins: [interfaceWords],
  test: {
    projects: [
      // What tests share they do not change, so modules are read once, not once a file.
      project('unit', unitTests, { isolate: false, setupFiles: [sameInputs] }),
      project('unit-anew', unitTests, { isolate: false }),
      project('built', ['tests/built/**/*.test.ts'], {
        globalSetup: [builtSite],
        isolate: false,
        testTimeout: 180_000,
        hookTimeout: 180_000,
      }),
      project('recipes', ['tests/recipes/**/*.test.ts'], { testTimeout: 600_000, hookTimeout: 60_000 }),
      project(
        'inbox',
        ['inbox/src/**/*.test.ts', 'inbox/proofs/{crash,faulty-receivers,hostile-bodies,power-cut}.test.ts'],
        { globalSetup: [databases], setupFiles: [sameInputs], provide: { isLong: false } },
      ),
      project('hosts', ['tests/hosts/hosts.test.ts'], { globalSetup: [builtSite], provide: { isLong: false } }),
      // One desktop, one browser after the other: what is heard is to be of one page.
      project('screen-reader', ['tests/screen-reader/**/*.test.ts'], { testTimeout: 600_000, hookTimeout: 600_000 }),
      project('proofs', ['inbox/proofs/*.test.ts', 'tests/{hosts,proofs}/**/*.test.ts'], {
        globalSetup: [builtSite, databases],
        provide: { isLong: true },
        // The servers share the machine with the requests, and what is slow must not pass for a hang.
        fileParallelism: false,
        testTimeout: 600_000,
        hookTimeout: 600_000,
      }),
    ],
  },
});
