/** Brings a database up to date as a start does, and ends. Needs the environment of an inbox. */
import { readDatabase } from '../src/read-settings.ts';
import { openStore } from '../src/store/open-store.ts';

const store = await openStore(readDatabase(process.env), []);
await store.close();
