import { z } from 'astro/zod';
import { isSceneId, sceneIds } from '../drawings/scenes.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { pictureProblem } from '../pictures/pictures.ts';
import { copy } from './copy.ts';
import type { FieldMeta } from './field-meta.ts';

/** Of each pair one stands there, and not the other. */
const shown = { scene: 'string', file: 'string' };
const told = { alt: 'string', decorative: 'boolean' };

/** A drawing of the illustration kit, or a picture. `alt` says what it shows; decoration says so with `decorative: true` instead. */
export const art = z
  .strictObject({
    scene: z
      .string()
      .optional()
      .meta({ names: 'drawing' } satisfies FieldMeta),
    file: z
      .string()
      .optional()
      .meta({ names: 'picture' } satisfies FieldMeta)
      .describe('Instead of a drawing: a photo or an SVG file beside these words, as ./counter.jpg.'),
    alt: copy(140).optional().describe('What it shows, for those who do not see it.'),
    decorative: z.literal(true).optional().describe('Instead: the words beside it say the same.'),
  })
  .meta({
    oneOf: Object.entries(shown).flatMap(([one, type]) =>
      Object.entries(told).map(([other, otherType]) => ({
        type: 'object',
        properties: { [one]: { type }, [other]: { type: otherType } },
        required: [one, other],
      })),
    ),
  })
  .transform(({ scene, file, alt, decorative }, context) => {
    const complain = (message: string, ...path: readonly string[]) =>
      context.addIssue({ code: 'custom', path: [...path], message });
    if ((alt === undefined) === (decorative === undefined)) complain('needs either an alt text or decorative: true');
    if ((scene === undefined) === (file === undefined))
      complain('takes either a drawing as its scene or a picture as its file');
    if (scene !== undefined && !isSceneId(scene))
      complain(`“${scene}” is not a drawing of the kit${didYouMean(scene, sceneIds())}`, 'scene');
    const problem = file === undefined ? undefined : pictureProblem(file);
    if (problem !== undefined) complain(problem, 'file');
    return { ...(file === undefined ? { scene: scene ?? '' } : { file }), alt: alt ?? '' };
  });
export type Artwork = z.infer<typeof art>;
