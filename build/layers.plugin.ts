import type { Plugin } from 'vite';

const ofFloor = /^.*\/src\/(\w+)\/.+\.module\.css.*$/;

/** Puts each CSS module into the cascade layer of its floor, as `ui` for those of src/ui, so that the order of files says nothing. */
export const layers: Plugin = {
  name: 'layers',
  enforce: 'pre',
  transform: {
    filter: { id: ofFloor },
    handler: (css, id) => ({ code: `@layer ${id.replace(ofFloor, '$1')} {${css}}`, map: null }),
  },
};
