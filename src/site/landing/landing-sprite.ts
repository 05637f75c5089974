import { gatherSprite, type SentSprite } from '../../drawings/sprite.ts';
import { scenesIn } from '../page-contents.ts';
import type { LandingPage } from './landing.schema.ts';

/** The one file of the drawings of a page of blocks but for its hero's, which is in the page; nothing where it has no others. */
export function landingSprite(path: string, { sections, call }: LandingPage): SentSprite | undefined {
  const scenes = [...new Set(scenesIn({ sections, call }))];
  return scenes.length === 0 ? undefined : gatherSprite(path.slice(1), scenes);
}
