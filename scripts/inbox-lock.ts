/** Writes the lock file of the inbox alone anew, after the packages of the repository have changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { inboxLock } from '../harness/inbox-lock.ts';

writeFileSync('inbox/package-lock.json', inboxLock(JSON.parse(readFileSync('package-lock.json', 'utf8'))));
