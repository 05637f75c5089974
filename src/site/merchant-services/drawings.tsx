import { streetScenes } from './drawings/street.tsx';
import { systemScenes } from './drawings/systems.tsx';
import { typeScenes } from './drawings/types.tsx';

/** The drawings of the merchant services page: the street, a thing for each kind of business, and four systems. */
export const scenes = [...streetScenes, ...typeScenes, ...systemScenes] as const;
