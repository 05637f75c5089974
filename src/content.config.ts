import { defineCollection } from 'astro:content';
import { article } from './site/blog/article.schema.ts';
import { frontMatterFiles } from './site/blog/front-matter-files.ts';

export const collections = {
  articles: defineCollection({
    loader: frontMatterFiles({ folder: 'src/site/blog/articles', extension: '.mdx', idField: 'slug' }),
    schema: article,
  }),
};
