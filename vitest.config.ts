import { configDefaults, defineConfig } from 'vitest/config';
import { interfaceWords } from './build/words.plugin.ts';

const exclude = [...configDefaults.exclude, 'dist/**', '.site/**'];

/**
 * `unit` needs nothing but the sources; `built` reads the finished site in dist/, and `hosts` serves it; `recipes` follows those
 * of docs/; `inbox` runs the lead inbox on real databases. What takes long has a short form there, and its long form in
 * `proofs`: by far more kills, power cuts and hostile requests, and on a real nginx and Caddy.
 */
export default defineConfig({
  plugins: [interfaceWords],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,build,server,contracts,harness,scripts,catalogue}/**/*.test.{ts,tsx}'],
          exclude,
          // Generous, for busy machines, here as below: what a test awaits is a state, never a time.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          exclude,
          globalSetup: ['harness/build-first.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: { name: 'recipes', include: ['tests/recipes/**/*.test.ts'], exclude, testTimeout: 600_000 },
      },
      {
        extends: true,
        test: {
          name: 'inbox',
          include: ['inbox/**/*.test.ts'],
          exclude,
          globalSetup: ['inbox/testing/setup.ts'],
          provide: { isLong: false },
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/hosts.test.ts'],
          exclude,
          globalSetup: ['harness/build-first.ts'],
          provide: { isLong: false },
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'proofs',
          include: ['inbox/proofs/*.test.ts', 'tests/{hosts,proofs}/**/*.test.ts'],
          exclude,
          globalSetup: ['harness/build-first.ts', 'inbox/testing/setup.ts'],
          provide: { isLong: true },
          // The servers share the machine with the requests, and what is slow must not pass for a hang.
          fileParallelism: false,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
