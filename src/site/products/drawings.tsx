import { beyondScenes } from './drawings/beyond.tsx';
import { cloverScenes } from './drawings/clover.tsx';
import { dejavooScenes } from './drawings/dejavoo.tsx';
import { payzliScenes } from './drawings/payzli.tsx';
import { shelfScenes } from './drawings/shelf.tsx';
import { softpointScenes } from './drawings/softpoint.tsx';
import { spotonScenes } from './drawings/spoton.tsx';

/** The drawings of the products page: the shelf, a slide each for what a partner's system does, and what stands beside. */
export const scenes = [
  ...shelfScenes,
  ...cloverScenes,
  ...spotonScenes,
  ...softpointScenes,
  ...dejavooScenes,
  ...payzliScenes,
  ...beyondScenes,
] as const;
