import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { secondBrand } from '../../harness/second-brand.ts';
import { mistakesOf } from '../lib/mistakes.ts';
import { brandOf } from './read-brand.ts';

const file = stringify(secondBrand);

it('a brand is what its file says, however it is written', () => {
  expect(brandOf(file)).toEqual(secondBrand);
  expect(brandOf(JSON.stringify(secondBrand))).toEqual(secondBrand);
});

const mistakes = `
a name for which the header has no room | name: O’Neill | name: Elsewhere, O’Neill and | name: is 43 characters long; at most 34 fit here
an address with a path | url: https://www.oneill.test | url: https://www.oneill.test/ | url: is an address like https://www.shop.com
a mailbox that is none | sales: sales@oneill.test | sales: sales | mailboxes › sales: is a mailbox written as sales@shop.com
a fact that is no address | https://notice.example/terms | notice.example | owner › termsUrl: is an address that begins with https://
a field that is none | phoneHours: | phonehours: | “phonehours” is no field here; did you mean phoneHours
a view that is none | view: street | view: harbour | offices › 1 › view: “harbour” is not one of capitol, creek, street
a colour that is none | on-action: "#ffffff" | on-action: white | colours › light › on-action: is a colour written as #005652
a colour that cannot be read | paper: "#ffffff" | paper: "#202020" | colours: do not stand out enough: light ink on paper`;

it.each(
  mistakes
    .trim()
    .split('\n')
    .map((row) => row.split(' | ')),
)('%s is refused, with its place and a remedy', (_what, from = '', to = '', said = '') => {
  const changed = file.replace(from, to);
  expect(changed).not.toBe(file);
  const found = mistakesOf(() => brandOf(changed)).map(({ file: at, line, what }) => `${at}:${line}: ${what}`);
  expect(found.join('\n')).toContain(said);
  expect(found[0]).toMatch(/^src\/brand\.yaml:\d+: /);
});
