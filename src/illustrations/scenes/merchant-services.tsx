import { streetScenes } from './merchant-services/street.tsx';
import { systemScenes } from './merchant-services/systems.tsx';
import { typeScenes } from './merchant-services/types.tsx';

/** The drawings of the merchant services page: the street, a thing for each kind of business, and four systems. */
export const merchantScenes = [...streetScenes, ...typeScenes, ...systemScenes] as const;
