import { z } from 'astro/zod';
import { isSceneId, sceneIds } from '../drawings/sprites.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { copy } from './copy.ts';
import type { FieldMeta } from './field-meta.ts';

/** A drawing of the illustration kit. `alt` says what it shows; decoration says so with `decorative: true` instead. */
export const art = z
  .strictObject({
    scene: z.string().meta({ names: 'drawing' } satisfies FieldMeta),
    alt: copy(140).optional().describe('What the drawing shows, for those who do not see it.'),
    decorative: z.literal(true).optional().describe('Instead: the words beside it say the same.'),
  })
  .meta({
    oneOf: Object.entries({ alt: 'string', decorative: 'boolean' }).map(([field, type]) => ({
      type: 'object',
      properties: { [field]: { type } },
      required: [field],
    })),
  })
  .transform(({ scene, alt, decorative }, context) => {
    if ((alt === undefined) === (decorative === undefined))
      context.addIssue({ code: 'custom', message: 'needs either an alt text or decorative: true' });
    if (!isSceneId(scene))
      context.addIssue({
        code: 'custom',
        path: ['scene'],
        message: `“${scene}” is not a drawing of the kit${didYouMean(scene, sceneIds())}`,
      });
    return { scene, alt: alt ?? '' };
  });
export type Drawing = z.infer<typeof art>;
