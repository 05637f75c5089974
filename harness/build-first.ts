import { ensureBuilt } from './setup.mjs';

/** Runs once before tests that read the built site, so that none reads one of other sources. */
export async function setup(): Promise<void> {
  await ensureBuilt();
}
