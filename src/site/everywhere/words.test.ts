import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What visitors are shown comes from these; drawings are pictures, and examples are the catalogue's. */
const files = globSync(['src/**/*.{tsx,astro}', 'src/{features,ui,shell}/**/*.ts']).filter(
  (file) => !/\.(test|examples)\.tsx?$|\.d\.ts$|\bdrawings\b/.test(file),
);

/** Attributes that are read, aloud or on the page. */
const read = new Set(
  'alt aria-description aria-label aria-roledescription caption label legend placeholder title'.split(' '),
);

/** Attributes that hold several names for machines, or a value of the contract with the inbox. */
const unread = new Set(['className', 'class', 'service']);

/** Begins like a sentence or a label, or has two words side by side. */
const looksRead = /^\P{L}*\p{Lu}\p{Ll}|(^|\s)\p{L}+[,.:;?!…]?\s+\p{L}/u;
const hasLetters = /\p{L}/u;

/** Where a text stands in an expression that decides what is shown, and is itself not what is asked for. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return read.has(parent.name.getText());
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || isShown(parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent);
  const passes = [ts.isTemplateExpression, ts.isTemplateSpan, ts.isParenthesizedExpression].some((is) => is(parent));
  return (passes || (ts.isBinaryExpression(parent) && !isCompared(node))) && isShown(parent);
}

function isCompared({ parent }: ts.Node): boolean {
  const comparisons = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];
  return ts.isCaseClause(parent) || (ts.isBinaryExpression(parent) && comparisons.includes(parent.operatorToken.kind));
}

/** Markup of Astro as if it were all one expression, on the same lines. */
function asTsx(astro: string): string {
  const [, frontmatter = '', markup = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(astro) ?? [];
  const plain = markup
    .replace(/<!doctype html>/i, '')
    .replace(/(?<=<(script|style)\b[^>]*>)[^<]*/g, (script) => script.replace(/[^\n]/g, ''));
  return `\n${frontmatter}\n;<>\n${plain}</>`;
}

/** Every piece of text of a file that a visitor would read, as in "src/ui/Toast/Toast.tsx:14: Dismiss". */
function wordsIn(file: string, text: string): readonly string[] {
  const isAstro = file.endsWith('.astro');
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const source = ts.createSourceFile(file, isAstro ? asTsx(text) : text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return;
    if (ts.isJsxAttribute(node) && unread.has(node.name.getText())) return;
    const isText = ts.isJsxText(node);
    if (isText || ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      // What is handed on in Astro is for machines: media, scopes, names of chunks.
      const isRead = isText || isShown(node) ? hasLetters : looksRead;
      if (isRead.test(node.text) && !isCompared(node) && (!isAstro || isRead === hasLetters)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file}:${line + 1}: ${node.text.trim().replace(/\s+/g, ' ')}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('words are found', () => {
  it.each([
    ['between tags', '<p>yours</p>'],
    ['in an expression', '<p>{isOpen ? "of" : null}</p>'],
    ['in what is read aloud', '<svg aria-label={label ?? "icon"} />'],
    ['in a default', 'function Button({ label = "Send" }) {}'],
    ['in a message', 'say(`Type a number, such as 1.`)'],
  ])('%s', (_, code) => {
    expect(wordsIn('Part.tsx', code)).not.toEqual([]);
  });

  it('in Astro, with their line', () => {
    const page = '---\nconst title = read();\n---\n\n<Layout {title}>\n  <p>Not found</p>\n</Layout>\n';
    expect(wordsIn('Page.astro', page)).toEqual(['Page.astro:6: Not found']);
  });

  it('and names for machines are not', () => {
    const code = 'say(<a className="wide night" href={`#note`} rel={kind === "Next" ? "next" : "prev"} />)';
    expect(wordsIn('Part.tsx', code)).toEqual([]);
  });
});

describe('no word that a visitor reads is typed', () => {
  it.each(files)('in %s', (file) => {
    expect(wordsIn(file, readFileSync(file, 'utf8'))).toEqual([]);
  });
});
