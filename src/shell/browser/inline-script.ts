import { transformSync } from 'esbuild';

const known = new Map<string, string>();

/** TypeScript source as the text of an inline script: plain, minified, in a scope of its own. Made once a build. */
export function inlineScript(source: string): string {
  const script = known.get(source) ?? minify(source);
  known.set(source, script);
  return script;
}

const minify = (source: string): string =>
  transformSync(source, { loader: 'ts', minify: true, format: 'iife', target: 'es2020' }).code.trim();
