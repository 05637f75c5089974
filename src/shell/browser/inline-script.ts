import { transformSync } from 'esbuild';

/** TypeScript source as the text of an inline script: plain, minified, in a scope of its own. */
export const inlineScript = (source: string): string =>
  transformSync(source, { loader: 'ts', minify: true, format: 'iife', target: 'es2020' }).code.trim();
