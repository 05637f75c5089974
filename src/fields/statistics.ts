import { z } from 'astro/zod';
import { claimRef } from './claim.ts';
import { heading } from './copy.ts';

/** Claims to be set large, each with its wording, under a heading. */
export const statistics = z.strictObject({ title: heading, stats: z.array(claimRef).min(3).max(4) });
