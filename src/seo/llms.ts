import { absolute } from './addresses.ts';

interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export interface LlmsContent {
  readonly name: string;
  readonly summary: string;
  readonly sections: readonly { readonly title: string; readonly pages: readonly ListedPage[] }[];
}

// Brackets would end the words of a link.
const linkText = (text: string) => text.replaceAll(/[[\]\\]/g, '\\$&');

/** The site in one page of Markdown for language models, in the form that llmstxt.org describes. */
export function llmsText({ name, summary, sections }: LlmsContent): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages }) => {
      const items = pages.map((page) => `- [${linkText(page.title)}](${absolute(page.path)}): ${page.description}`);
      return `## ${title}\n\n${items.join('\n')}\n`;
    });
  return [`# ${name}\n`, `> ${summary}\n`, ...lists].join('\n');
}
