import { programScenes } from './drawings/program.tsx';
import { shopScenes } from './drawings/shop.tsx';

/** The drawings of the cash discount page. */
export const scenes = [...programScenes, ...shopScenes];
