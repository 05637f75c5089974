import { brand } from '../brand.ts';
import { llms } from '../site/everywhere/words.yaml';
import { absolute } from './addresses.ts';
import { loadSitePages, type SitePage } from './site-pages.ts';

// Brackets would end the words of a link.
const linkText = (text: string) => text.replaceAll(/[[\]\\]/g, '\\$&');

function listOf(title: string, pages: readonly SitePage[]): string {
  const items = pages.map((page) => `- [${linkText(page.title)}](${absolute(page.path)}): ${page.description}`);
  return `## ${title}\n\n${items.join('\n')}\n`;
}

/** The site in one page of Markdown for language models, in the form that llmstxt.org describes. */
export function llmsText(): string {
  const { pages, articles } = loadSitePages();
  const lists = [listOf(llms.pages, pages), ...(articles.length > 0 ? [listOf(llms.articles, articles)] : [])];
  return [`# ${brand.name}\n`, `> ${brand.summary}\n`, ...lists].join('\n');
}
