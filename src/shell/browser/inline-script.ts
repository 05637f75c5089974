import { buildSync } from 'esbuild';

/** TypeScript source of this folder, with what it imports, as the text of an inline script: plain, minified, in a scope of its own. */
export function inlineScript(source: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, loader: 'ts', resolveDir: 'src/shell/browser' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
