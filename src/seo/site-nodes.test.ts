import { expect, it } from 'vitest';
import type { Brand } from '../brand/brand.schema.ts';
import { brand } from '../brand.ts';
import { jsonLd, service } from './json-ld.ts';
import { organization } from './site-nodes.ts';

// What the pages say is held against what they show in tests/built/seo.test.ts. Here is what this brand does not have.

it('an office has a region only where that is not the country', () => {
  const office = { city: 'Ogden', region: 'Utah', country: 'US', serves: '', area: '', view: 'street' } as const;
  const offices = [office, { ...office, city: 'Dubai', region: 'United Arab Emirates', country: 'AE' }];
  const regions = organization({ ...brand, offices }).address.map(({ addressRegion }) => addressRegion);
  expect(regions).toEqual(['Utah', undefined]);
});

it('a telephone and social addresses are said once they are filled, and what is empty is not said', () => {
  const social = { linkedin: '', facebook: '', instagram: '', x: '', youtube: '' };
  const withPhone = (phone: string, pages: Brand['social']): Brand => ({
    ...brand,
    owner: { ...brand.owner, phone },
    social: pages,
  });
  expect(JSON.stringify(organization(withPhone('', social)))).not.toMatch(/telephone|sameAs|""/);
  const filled = organization(withPhone('+1 801 555 0100', { ...social, x: 'https://x.com/shop' }));
  expect(filled.contactPoint.map(({ telephone }) => telephone)).toEqual(['+1 801 555 0100', '+1 801 555 0100']);
  expect(filled.sameAs).toEqual(['https://x.com/shop']);
});

it('no text can end the element of structured data, and it reads the same', () => {
  const node = service({ hero: { kicker: 'A </script><script>?' }, meta: { description: 'No <!-- no.' } });
  const text = jsonLd([node]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [node] });
});
