import { setUpScenes } from './drawings/set-ups.tsx';
import { tradeScenes } from './drawings/trades.tsx';
import { vignetteScenes } from './drawings/vignettes.tsx';

/** The drawings of the industries page: the two set-ups of its headline, and a scene and a vignette for each trade. */
export const scenes = [...setUpScenes, ...tradeScenes, ...vignetteScenes] as const;
