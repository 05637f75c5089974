/** Part of `npm start` with LEADS: says what is wrong with the settings of delivery before a minute of building. */

import { exitWith } from '../contracts/process/plain-error.mjs';
import { createSenders } from '../inbox/src/delivery/create-senders.ts';
import { readInboxSettings } from '../server/lead-inbox.ts';

try {
  const settings = readInboxSettings(process.env);
  if (settings) createSenders(settings.delivery);
} catch (error) {
  exitWith(error);
}
