import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlMistakes } from '../harness/html-mistakes.ts';
import { kitExamples } from '../src/drawings/kit/kit.examples.tsx';
import kitSource from '../src/drawings/kit/kit.examples.tsx?raw';
import { components } from './components.ts';

type Exports = Readonly<Record<string, unknown>>;

/** The components that a module exports: what is written with a capital and can be rendered. */
const componentsOf = (exports: Exports) =>
  Object.entries(exports)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);

const isUsed = (source: string, name: string) => new RegExp(`<${name}\\b`).test(source);

const modules = import.meta.glob<Exports>(['../src/ui/*/*.tsx', '!**/*.examples.tsx', '!**/*.test.tsx'], {
  eager: true,
});
const sources = import.meta.glob<string>('../src/ui/*/*.examples.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const kit = import.meta.glob<Exports>(['../src/drawings/kit/*.tsx', '!**/*.examples.tsx'], { eager: true });

describe('the examples', () => {
  it.each(Object.keys(modules))('of %s show every component it exports', (path) => {
    const source = sources[path.replace('.tsx', '.examples.tsx')] ?? '';
    expect(componentsOf(modules[path] ?? {}).filter((name) => !isUsed(source, name))).toEqual([]);
  });

  it.each(components)('of $name are valid HTML with a name for every control', async ({ name, examples }) => {
    expect(examples.length).toBeGreaterThan(0);
    const body = examples.map(({ title, content }) => `<h2>${title}</h2>${renderToStaticMarkup(content)}`).join('\n');
    const page = `<!doctype html><html lang="en"><head><title>${name}</title></head><body><h1>${name}</h1>\n${body}</body></html>`;
    expect(await htmlMistakes(page)).toEqual([]);
  });
});

describe('the kit of devices', () => {
  it('is in the catalogue as a whole', () => {
    // Placed only puts things in their place and draws nothing.
    const parts = Object.values(kit).flatMap(componentsOf);
    expect(parts.length).toBeGreaterThan(30);
    expect(parts.filter((name) => name !== 'Placed' && !isUsed(kitSource, name))).toEqual([]);
  });

  it('is drawn without what a sprite cannot carry: classes, styles, references by id', () => {
    const drawings = kitExamples.map(({ drawing }) => renderToStaticMarkup(drawing)).join('\n');
    expect(drawings.match(/ (?:class|style|id)="[^"]*"|url\(#/g)).toBeNull();
  });
});
