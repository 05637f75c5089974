import { businessScenes } from './drawings/businesses.tsx';
import { checkScenes } from './drawings/checks.tsx';
import { offerScenes } from './drawings/offers.tsx';
import { toolScenes } from './drawings/tools.tsx';

/** The drawings of the payment solutions page: the six tools, the offers at work, four ways to know who pays, six kinds of business. */
export const scenes = [...toolScenes, ...offerScenes, ...checkScenes, ...businessScenes] as const;
