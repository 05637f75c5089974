import { describe, expect, it } from 'vitest';
import { type Brand, brand } from '../brand.ts';
import { organization, siteNodes, trailTo } from './site-nodes.ts';

const named = [
  { label: 'Home', to: '/' },
  { label: 'Blog', to: '/blog' },
];

describe('organization', () => {
  it('has both offices, and a region only where it is not the country', () => {
    const offices = [
      { city: 'Ogden', region: 'Utah', country: 'US', serves: '', area: '' },
      { city: 'Dubai', region: 'United Arab Emirates', country: 'AE', serves: '', area: '' },
    ];
    expect(organization({ ...brand, offices }).address).toEqual([
      { '@type': 'PostalAddress', addressLocality: 'Ogden', addressRegion: 'Utah', addressCountry: 'US' },
      { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' },
    ]);
  });

  it('says nothing about what the brand file leaves empty', () => {
    const social = { linkedin: '', facebook: '', instagram: '', x: '', youtube: '' };
    const json = JSON.stringify(organization({ ...brand, phone: '', social }));
    expect(json).not.toContain('telephone');
    expect(json).not.toContain('sameAs');
    expect(json).not.toContain('""');
  });

  it('takes up a phone and social addresses once they are filled', () => {
    const filled: Brand = { ...brand, phone: '+1 801 555 0100', social: { ...brand.social, x: 'https://x.com/shop' } };
    const { contactPoint, sameAs } = organization(filled);
    expect(contactPoint?.map(({ telephone }) => telephone)).toEqual([filled.phone, filled.phone]);
    expect(sameAs).toContain('https://x.com/shop');
  });
});

describe('siteNodes', () => {
  const typesOf = (path: string) => siteNodes(path, trailTo(path, 'Title', named)).map((node) => node['@type']);

  it('gives the site to the home page, and its place to every other', () => {
    expect(typesOf('/')).toEqual(['Organization', 'WebSite']);
    expect(typesOf('/contact')).toEqual(['Organization', 'BreadcrumbList']);
    expect(typesOf('/blog/an-article')).toEqual(['Organization', 'BreadcrumbList']);
  });

  it('describes the company where its offices are the subject, and names it elsewhere', () => {
    for (const path of ['/', '/contact']) expect(siteNodes(path, [])[0]).toHaveProperty('address');
    expect(siteNodes('/about', [])[0]).not.toHaveProperty('address');
    expect(siteNodes('/about', [])[0]).toHaveProperty('name', brand.name);
  });
});

describe('trailTo', () => {
  it('leads to an article by way of its list, in the words of the navigation', () => {
    expect(trailTo('/blog/fees', 'Fees, line by line', named)).toEqual([
      { path: '/', name: 'Home' },
      { path: '/blog', name: 'Blog' },
      { path: '/blog/fees', name: 'Fees, line by line' },
    ]);
  });

  it('is the home page alone for the home page', () => {
    expect(trailTo('/', 'Welcome', named)).toEqual([{ path: '/', name: 'Home' }]);
  });
});
