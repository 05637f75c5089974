import { z } from 'astro/zod';
import { art } from './art.ts';
import { heading, label, sentence } from './copy.ts';

/** What a page opens with. */
export const opening = z.strictObject({ kicker: label, title: heading, lead: sentence });

/** What a section opens with. */
export const section = z.strictObject({ title: heading, intro: sentence });

/** An entry of a list: a title with a sentence. */
export const item = z.strictObject({ title: heading, text: sentence });

/** An entry with its drawing. */
export const drawnItem = item.extend({ art });
