import { beyondScenes } from './products/beyond.tsx';
import { cloverScenes } from './products/clover.tsx';
import { dejavooScenes } from './products/dejavoo.tsx';
import { payzliScenes } from './products/payzli.tsx';
import { shelfScenes } from './products/shelf.tsx';
import { softpointScenes } from './products/softpoint.tsx';
import { spotonScenes } from './products/spoton.tsx';

/** The drawings of the products page: the shelf, a slide each for what a partner's system does, and what stands beside. */
export const productScenes = [
  ...shelfScenes,
  ...cloverScenes,
  ...spotonScenes,
  ...softpointScenes,
  ...dejavooScenes,
  ...payzliScenes,
  ...beyondScenes,
] as const;
