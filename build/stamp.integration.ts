import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashOfInputs, removeStamp, writeStamp } from './stamp.mjs';

/** Notes what the site was built from, so that no command builds it twice or takes an older one for it. Belongs last. */
export function buildStamp(): AstroIntegration {
  let root = '';
  let inputs = '';
  return {
    name: 'build-stamp',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:start': () => {
        removeStamp(root);
        inputs = hashOfInputs(root);
      },
      'astro:build:done': () => writeStamp(root, inputs),
    },
  };
}
