/** Serves the site as `npm start` does, and builds it first where it is out of date: what Playwright starts. */
import { exitWith } from '../contracts/process/plain-error.mjs';
import { ensureBuilt } from './setup.mjs';

await ensureBuilt().catch(exitWith);
await import('../server/main.ts');
