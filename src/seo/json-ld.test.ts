import { describe, expect, it } from 'vitest';
import { brand } from '../brand.ts';
import { articleImagePath, picturedArticles } from './addresses.ts';
import { addressed, blogPosting, faqPage, jsonLd, service } from './json-ld.ts';
import { breadcrumbList, organization } from './site-nodes.ts';

describe('service', () => {
  const hero = { kicker: 'Gateway services', lead: 'Two gateways.' };

  it('repeats the top of its page, and points to the company', () => {
    expect(addressed([service(hero)], '/gateway-services')).toMatchObject([
      {
        '@type': 'Service',
        name: hero.kicker,
        description: hero.lead,
        url: `${brand.url}/gateway-services`,
        provider: { '@id': organization()['@id'] },
      },
    ]);
  });

  it('is offered where the offices serve, or where the page says, or says nothing of it', () => {
    expect(service(hero).areaServed).toEqual(brand.offices.flatMap(({ area }) => area || []));
    expect(service(hero, ['US']).areaServed).toEqual(['US']);
    expect(service(hero, [])).not.toHaveProperty('areaServed');
  });
});

describe('faqPage', () => {
  it('keeps the questions and answers as they are', () => {
    const { mainEntity } = faqPage([{ title: 'Why?', text: 'Because.' }]);
    expect(mainEntity).toEqual([
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ]);
  });
});

describe('faqPage, of an answer with a claim,', () => {
  it('adds its qualifier, if it has one', () => {
    const entry = { title: 'How soon?', text: 'In a day.' };
    const { mainEntity } = faqPage([
      { ...entry, claim: { note: 'After approval.' } },
      { ...entry, claim: {} },
    ]);
    expect(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual([
      'In a day. After approval.',
      'In a day.',
    ]);
  });
});

describe('blogPosting', () => {
  const article = { slug: 'fees', title: 'Fees', date: '2025-01-15' };

  it('is signed as the page is, and has the image of its address', () => {
    expect(blogPosting(article, { place: 0, wordCount: 1200 })).toMatchObject({
      headline: 'Fees',
      datePublished: '2025-01-15',
      wordCount: 1200,
      url: `${brand.url}/blog/fees`,
      image: `${brand.url}/og/blog/fees.png`,
      author: { '@type': 'Organization', name: brand.authorLabel },
    });
  });
});

describe('the image of an article', () => {
  it('is the blog’s, once there are many newer ones', () => {
    const imageAt = (place: number) => articleImagePath('fees', place);
    expect(imageAt(picturedArticles - 1)).toBe('/og/blog/fees.png');
    expect(imageAt(picturedArticles)).toBe('/og/blog.png');
  });
});

describe('breadcrumbList', () => {
  it('counts from one, and gives the last part no address', () => {
    const { itemListElement } = breadcrumbList([
      { name: 'Home', path: '/' },
      { name: 'Blog', path: '/blog' },
    ]);
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${brand.url}/` },
      { '@type': 'ListItem', position: 2, name: 'Blog' },
    ]);
  });
});

describe('jsonLd', () => {
  it('holds nothing that could end its element, and reads the same', () => {
    const node = faqPage([{ title: 'A </script><script>?', text: 'No <!-- no.' }]);
    const text = jsonLd([node]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [node] });
  });
});
