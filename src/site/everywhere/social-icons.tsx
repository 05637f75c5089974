import type { SocialNetwork } from '../../brand/brand.schema.ts';
import type { Scene } from '../../drawings/scene.ts';

const paths = {
  linkedin: 'M4 9h4v11H4zM6 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M11 20V9h4v2c2-3 6-2 6 2v7h-4v-6c0-2-2-2-2 0v6z',
  facebook: 'M14 21v-8h3l.5-4H14V7c0-1.5.5-2 2-2h2V2h-3c-3.5 0-5 2-5 5v2H7v4h3v8',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17.5 6.5h.01',
  x: 'M4 4l16 16M20 4 4 20M4 4h4l12 16h-4z',
  youtube: 'M3 7c0-1 1-2 2-2h14c1 0 2 1 2 2v10c0 1-1 2-2 2H5c-1 0-2-1-2-2zM10 9l5 3-5 3z',
} as const satisfies Record<SocialNetwork, string>;

/** The icons of the five networks: they stand at the foot of every page, so they come with its drawings. */
export const socialIcons = Object.entries(paths).map(
  ([network, d]): Scene => ({
    id: `social-${network}`,
    viewBox: '0 0 24 24',
    Drawing: () => <path d={d} stroke="currentColor" />,
  }),
);
