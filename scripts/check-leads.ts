/** Part of `npm start` with LEADS: says what is wrong with the settings of delivery before a minute of building. */
import { exitWith } from '../platform/plain-error.mjs';
import { readInboxSettings } from '../server/lead-inbox.ts';

try {
  readInboxSettings(process.env);
} catch (error) {
  exitWith(error);
}
