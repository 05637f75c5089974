import { getRssString } from '@astrojs/rss';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../../brand.ts';
import { articlePath, routes } from '../../routes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { readContent } from '../read-content.ts';
import { categories } from './article.schema.ts';
import { feedHtml } from './feed-html.ts';
import { feedLength } from './feed-length.ts';
import { type Article, loadArticles } from './load-articles.ts';
import { type Page, schema } from './page.schema.ts';
import { notesId, readArticle } from './read-article.ts';

/** The newest articles with their full text, as RSS 2.0. */
export async function feedXml(): Promise<string> {
  const { feed } = readContent('blog/page.yaml', schema);
  const { tools, ...channel } = feed;
  const articles = await loadArticles();
  return getRssString({
    ...channel,
    site: `${brand.url}${routes.blog}`,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>en-us</language><atom:link href="${brand.url}${routes.feed}" rel="self" type="application/rss+xml"/>`,
    items: articles.slice(0, feedLength).map((article) => itemOf(article, tools)),
  });
}

function itemOf(article: Article, tools: Page['feed']['tools']) {
  const { category, date, excerpt, slug, title } = article;
  const { parts, notes } = readArticle(article);
  const link = brand.url + articlePath(slug);
  const shown = parts.map((part) =>
    typeof part === 'string' ? createElement('p', null, createElement('a', { href: link }, tools[part])) : part.text,
  );
  const html = renderToStaticMarkup(
    createElement(Fragment, null, ...shown, createElement(Notes, { id: notesId, notes })),
  );
  return {
    title,
    link,
    description: excerpt,
    pubDate: new Date(date),
    content: feedHtml(html, link),
    customData: `<dc:creator>${brand.authorLabel}</dc:creator>`,
    ...(category && { categories: [categories[category]] }),
  };
}
