import { CORE_SCHEMA, load } from 'js-yaml';

/** A text in two: what its front matter says, and the text behind it. */
export interface FrontMatterText {
  readonly data: Record<string, unknown>;
  /** The rest, on the lines it has in the file, so that a mistake can be named by its line. */
  readonly body: string;
}

/** Splits a text at its front matter: YAML between two lines of three dashes, at the very top. */
export function splitFrontMatter(text: string): FrontMatterText {
  const source = text.replaceAll('\r\n', '\n');
  const [block, yaml = ''] = /^---\n(.*?)\n---(?:\n|$)/s.exec(source) ?? [];
  if (block === undefined)
    throw new SyntaxError('has no front matter: begin the file with YAML between two lines of ---');
  const lineBreaks = block.replaceAll(/[^\n]/g, '');
  return { data: readFields(yaml), body: lineBreaks + source.slice(block.length) };
}

// A line break stands for the opening dashes, so that the lines in an error are those of the file.
function readFields(yaml: string): Record<string, unknown> {
  const value = load(`\n${yaml}`, { schema: CORE_SCHEMA });
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new SyntaxError('has no fields in its front matter: write one as “name: value”');
}
