import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { getRssString } from '@astrojs/rss';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../brand.ts';
import { wordJoiner } from '../../lib/typography.ts';
import { PlainPicture } from '../../pictures/PictureFrame.tsx';
import { findPicture } from '../../pictures/pictures.ts';
import { articlePath, routes } from '../../routes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { readContent } from '../read-content.ts';
import type { FigureProps, PictureProps } from './ArticleFigure.tsx';
import { ArticleRecords } from './ArticleRecords.tsx';
import { type Article, allArticles } from './all-articles.ts';
import { categories } from './article.schema.ts';
import { articleParts, notesId } from './article-parts.tsx';
import { besideArticles } from './article-pictures.ts';
import { type Page, schema } from './page.schema.ts';

/** Readers refuse feeds that grow for ever; one that joins late still finds these. */
const newest = 20;

/** The newest articles with their full text, as RSS 2.0. */
export async function feedXml(): Promise<string> {
  const { tools, ...channel } = readContent('blog/page.yaml', schema).feed;
  const container = await AstroContainer.create();
  for (const renderer of [mdxRenderer, reactRenderer]) container.addServerRenderer({ renderer });
  return getRssString({
    ...channel,
    site: `${brand.url}${routes.blog}`,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>en-us</language><atom:link href="${brand.url}${routes.feed}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(allArticles.slice(0, newest).map((article) => itemOf(article, tools, container))),
  });
}

async function itemOf(article: Article, tools: Page['feed']['tools'], container: AstroContainer) {
  const { author, category, date, excerpt, notes, slug, title, updated, Content } = article;
  const link = brand.url + articlePath(slug);
  const onPage = (words: string) => () => (
    <p>
      <a href={link}>{words}</a>
    </p>
  );
  const components = {
    ...articleParts,
    Figure: TextOfFigure,
    Picture: PictureForReaders,
    StatementCheck: onPage(tools.StatementCheck),
  };
  const text = await container.renderToString(Content, { props: { components, notes } });
  const after = renderToStaticMarkup(
    <>
      <ArticleRecords {...article} />
      <Notes id={notesId} notes={notes} />
    </>,
  );
  return {
    title,
    link,
    description: excerpt,
    pubDate: new Date(date),
    content: forReaders(text + after, link),
    customData: [
      `<dc:creator>${author?.name ?? brand.authorLabel}</dc:creator>`,
      ...(updated ? [`<atom:updated>${updated}T00:00:00Z</atom:updated>`] : []),
    ].join(''),
    ...(category && { categories: [categories[category]] }),
  };
}

/** A drawing takes colours and fonts from its page, so that a reader of the feed is told what it shows. */
function TextOfFigure({ alt, children }: FigureProps) {
  return (
    <blockquote>
      {alt}
      {children}
    </blockquote>
  );
}

/** A picture needs nothing of its page. */
function PictureForReaders({ file, alt = '', children }: PictureProps) {
  return (
    <figure>
      <PlainPicture picture={findPicture(besideArticles(file))} alt={alt} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

/** HTML of a page as a feed reader takes it: every address absolute, and nothing that means something on the page alone. */
function forReaders(html: string, page: string): string {
  return html
    .replaceAll(wordJoiner, '')
    .replaceAll(/ (?:class|id|role|tabindex|scope|aria-label|data-label)="[^"]*"/g, '')
    .replaceAll(/ (href|src)="([^"]*)"/g, (_, name: string, to: string) => ` ${name}="${new URL(to, page).href}"`);
}
