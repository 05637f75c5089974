/** Part of `npm start` with LEADS: says what is wrong with the settings of delivery before a minute of building. */
import { createSenders } from '../inbox/src/delivery/create-senders.ts';
import { exitWith } from '../platform/plain-error.mjs';
import { readInboxSettings } from '../server/lead-inbox.ts';

try {
  const settings = readInboxSettings(process.env);
  if (settings) createSenders(settings.delivery);
} catch (error) {
  exitWith(error);
}
