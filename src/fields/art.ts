import { z } from 'astro/zod';
import { isSceneId } from '../drawings/sprites.ts';

/** A drawing of the illustration kit. `alt` says what it shows; decoration says so with `decorative: true` instead. */
export const art = z
  .union(
    [
      z.strictObject({ scene: z.string(), alt: z.string().trim().min(1).max(140) }),
      z.strictObject({ scene: z.string(), decorative: z.literal(true) }),
    ],
    { error: 'needs a scene, and either an alt text of 1 to 140 characters or decorative: true' },
  )
  .transform((drawing, context) => {
    const { scene } = drawing;
    if (isSceneId(scene)) return { scene, alt: 'alt' in drawing ? drawing.alt : '' };
    context.addIssue({ code: 'custom', path: ['scene'], message: `“${scene}” is not a drawing of the kit` });
    return z.NEVER;
  });
export type Drawing = z.infer<typeof art>;
