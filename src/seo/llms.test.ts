import { expect, it } from 'vitest';
import { brand } from '../brand.ts';
import { llmsText } from './llms.ts';

const page = (path: string, title: string) => ({ path, title, description: `About ${path}.` });

it('lists the pages of each section under the name and the summary, as llmstxt.org describes', () => {
  const text = llmsText({
    name: 'Shop',
    summary: 'Sells things.',
    sections: [
      { title: 'Pages', pages: [page('/', 'Home'), page('/fees', 'Fees [all]')] },
      { title: 'Articles', pages: [] },
    ],
  });
  expect(text).toBe(
    `# Shop\n\n> Sells things.\n\n## Pages\n\n- [Home](${brand.url}/): About /.\n- [Fees \\[all\\]](${brand.url}/fees): About /fees.\n`,
  );
});
