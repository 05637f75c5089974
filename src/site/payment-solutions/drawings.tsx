import { businessScenes } from './drawings/businesses.tsx';
import { offerScenes } from './drawings/offers.tsx';
import { toolScenes } from './drawings/tools.tsx';

/** The drawings of the payment solutions page: the six tools, the offers at work, six kinds of business. */
export const scenes = [...toolScenes, ...offerScenes, ...businessScenes] as const;
