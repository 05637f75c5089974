import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** HTML CodeSniffer, as its script defines it in a page. */
declare const HTMLCS: {
  /** The least of the types: a notice, which names a criterion that a person has to look at on every page. */
  readonly NOTICE: number;
  process(standard: string, content: Document, done: () => void, failed: () => void): void;
  getMessages(): readonly {
    readonly type: number;
    readonly code: string;
    readonly msg: string;
    readonly element: Element | undefined;
  }[];
};

const script = readFileSync(fileURLToPath(import.meta.resolve('html_codesniffer/build/HTMLCS.js')), 'utf8');

/** What is no mistake, by how the code of the rule ends that asks whether it is one. */
const answers: Readonly<Record<string, string>> = {
  'H39.3.NoCaption': 'tables without a caption have a name, or stand below the heading that says what they hold',
  H42: 'the title of a receipt, which heads no section',
  H48: 'two buttons side by side, or the links of one choice',
  'H85.2': 'the options are of one kind',
  'C32,C31,C33,C38,SCR34,G206':
    'menu and toast fit a screen of 320 pixels, held by tests/visitor-settings/reflow.spec.ts',
  'G17.Abs': 'axe measures the contrast of what lies over something else',
  'G18.Abs': 'axe measures the contrast of what lies over something else',
  'G17.BgImage': 'backgrounds are grounds and lines; axe measures the contrast',
  'G18.BgImage': 'backgrounds are grounds and lines; axe measures the contrast',
};

/** What HTML CodeSniffer finds by WCAG at level AAA on the page as it stands, beyond what is answered. */
export async function htmlCodeSnifferFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(script);
  const found = await page.evaluate(async () => {
    await new Promise<void>((done, failed) => HTMLCS.process('WCAG2AAA', document, done, failed));
    return (
      HTMLCS.getMessages()
        .filter(({ type }) => type !== HTMLCS.NOTICE)
        // It takes the ground of the page for that of words in a drawing, which stand on what is drawn.
        .filter(({ element }) => !element?.closest('svg'))
        .map(({ code, msg, element }) => ({ code, text: `${code}: ${msg} ${element?.outerHTML.slice(0, 120)}` }))
    );
  });
  return found
    .filter(({ code }) => !Object.keys(answers).some((ending) => code.endsWith(`.${ending}`)))
    .map(({ text }) => text);
}
