import type { SocialNetwork } from '../../brand/brand.schema.ts';
import type { Scene } from '../../drawings/scene.ts';

const paths = {
  linkedin:
    'M4 9h4v11H4zM6 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4M10.5 20V9h3.8v1.6c1.6-2.6 6.7-2.8 6.7 2.6V20h-4v-6c0-2.7-2.5-2.5-2.5 0v6z',
  facebook: 'M14 22v-9h3.2l.6-4H14V7c0-1.4.6-2 2-2h2V1.5h-3c-3.5 0-5 2-5 5.3V9H7v4h3v9z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  x: 'M18.2 2.3h3.3l-7.2 8.2 8.5 11.2h-6.7l-5.2-6.8-6 6.8H1.7l7.7-8.8L1.3 2.3h6.8l4.7 6.2zm-1.1 17.5h1.8L7.1 4.1h-2z',
  youtube: 'M5 4h14a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zm5 4v8l6-4z',
} as const satisfies Record<SocialNetwork, string>;

/** The icons of the five networks: they stand at the foot of every page, so they come with its drawings. */
export const socialIcons = Object.entries(paths).map(
  ([network, d]): Scene => ({
    id: `social-${network}`,
    viewBox: '0 0 24 24',
    Drawing: () => <path d={d} fill="currentColor" fillRule="evenodd" stroke="none" />,
  }),
);
