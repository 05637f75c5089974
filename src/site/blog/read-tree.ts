import { type HastNode, mdxToHast } from 'satteri';
import { Mistakes } from '../../lib/mistakes.ts';
import { articleMarkdown } from './article.plugin.ts';

/** What is said where the text breaks off, and what helps. */
const remedies: readonly (readonly [reason: RegExp, remedy: string])[] = [
  [/closing tag/, 'a part that opens has to close, as <Callout title="…"> does by </Callout>'],
  [/after `<`/, 'a part has its name, and its attributes between quotes; write \\< for the character'],
  [/expression/, 'a brace begins an expression, which articles have no use for; write \\{ for the character'],
];

/** The tree of an article's text. Where there is none, since the text breaks off somewhere, that is a mistake like any other. */
export function readTree(file: string, source: string): HastNode {
  try {
    return mdxToHast(source, articleMarkdown);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const [, line, column, reason] = /^(\d+):(\d+): (.*?)(?: \([\w:-]+\))*$/s.exec(said) ?? [];
    if (reason === undefined) throw error;
    const remedy = remedies.find(([known]) => known.test(reason))?.[1];
    const what = remedy === undefined ? reason : `${reason}; ${remedy}`;
    throw new Mistakes([{ file, line: Number(line), column: Number(column), what }]);
  }
}
