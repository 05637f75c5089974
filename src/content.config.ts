import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { frontMatterFiles } from './lib/front-matter-files.ts';
import { article } from './schemas/article.ts';
import { navigation } from './schemas/navigation.ts';
import { notFound } from './schemas/not-found.ts';
import { about } from './schemas/pages/about.ts';
import { blog } from './schemas/pages/blog.ts';
import { cashDiscount } from './schemas/pages/cash-discount.ts';
import { contact } from './schemas/pages/contact.ts';
import { gatewayServices } from './schemas/pages/gateway-services.ts';
import { highRiskMerchantServices } from './schemas/pages/high-risk-merchant-services.ts';
import { home } from './schemas/pages/home.ts';
import { industriesServed } from './schemas/pages/industries-served.ts';
import { merchantServices } from './schemas/pages/merchant-services.ts';
import { partnerProgram } from './schemas/pages/partner-referral-program.ts';
import { paymentSolutions } from './schemas/pages/payment-solutions.ts';
import { products } from './schemas/pages/products.ts';
import { solutions } from './schemas/pages/solutions.ts';
import { partners } from './schemas/partners.ts';

/** One file, one schema: the entry's id is the collection's name. */
const single = <Schema extends z.ZodType>(folder: 'pages' | 'shared', name: string, schema: Schema) =>
  defineCollection({ loader: glob({ base: `src/content/${folder}`, pattern: `${name}.yaml` }), schema });

export const collections = {
  'gateway-services': single('pages', 'gateway-services', gatewayServices),
  'cash-discount': single('pages', 'cash-discount', cashDiscount),
  about: single('pages', 'about', about),
  contact: single('pages', 'contact', contact),
  'high-risk-merchant-services': single('pages', 'high-risk-merchant-services', highRiskMerchantServices),
  articles: defineCollection({
    loader: frontMatterFiles({ folder: 'src/content/blog', extension: '.mdx', idField: 'slug' }),
    schema: article,
  }),
  blog: single('pages', 'blog', blog),
  home: single('pages', 'home', home),
  'merchant-services': single('pages', 'merchant-services', merchantServices),
  'industries-served': single('pages', 'industries-served', industriesServed),
  navigation: single('shared', 'navigation', navigation),
  'not-found': single('shared', 'not-found', notFound),
  'payment-solutions': single('pages', 'payment-solutions', paymentSolutions),
  'partner-referral-program': single('pages', 'partner-referral-program', partnerProgram),
  partners: single('shared', 'partners', partners),
  solutions: single('pages', 'solutions', solutions),
  products: single('pages', 'products', products),
};
