import { llmsText } from '../seo/llms.ts';

/** One text under two names: /llms.txt, where language models look, and /llms.md, which says that it is Markdown. */
export const getStaticPaths = () => [{ params: { form: 'txt' } }, { params: { form: 'md' } }];

export const GET = () => new Response(llmsText());
