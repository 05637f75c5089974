import type { APIRoute } from 'astro';
import { brand } from '../brand.ts';
import { llmsText } from '../seo/llms.ts';
import { loadSitePages } from '../seo/site-pages.ts';
import { llms } from '../site/everywhere/words.yaml';

/** One text under two names: /llms.txt, where language models look, and /llms.md, which says that it is Markdown. */
export const getStaticPaths = () => [{ params: { form: 'txt' } }, { params: { form: 'md' } }];

export const GET: APIRoute = () => {
  const { pages, articles } = loadSitePages();
  return new Response(
    llmsText({
      name: brand.name,
      summary: brand.summary,
      sections: [
        { title: llms.pages, pages },
        { title: llms.articles, pages: articles },
      ],
    }),
  );
};
