import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { contactBounds } from '../../contracts/contact.ts';
import { companySizes, leadBounds, positions, services } from '../../contracts/lead.ts';
import { pagePaths } from '../../harness/pages.ts';
import { brand } from '../../src/brand.ts';
import { routes } from '../../src/routes.ts';
import { landingPaths } from '../../src/site/addresses.ts';
import { builtPages } from './dist.ts';

type Part = Parameters<typeof DomUtils.getElementsByTagName>[1];

const pages = builtPages.map(({ path, html }) => [path, parseDocument(html)] as const);
const all = (name: string, within: Part) => DomUtils.getElementsByTagName(name, within);
const hrefs = (within: Part) => all('a', within).map(({ attribs }) => attribs['href']);
const named = (name: string, within: Part) =>
  all('input', within)
    .concat(all('textarea', within))
    .filter(({ attribs }) => attribs['name'] === name);

it('every page can be reached from the home page by links, but for landing pages, to which others may lead', () => {
  const links = new Map(pages.map(([path, page]) => [path, hrefs(page).map((href = '') => href.split('#')[0] ?? '')]));
  const reached = new Set(['/']);
  for (const path of reached) for (const link of links.get(path) ?? []) if (links.has(link)) reached.add(link);
  expect([...new Set([...reached, ...landingPaths()])].sort()).toEqual([...pagePaths].sort());
});

it.each(pages)('%s is marked as shown in the header where that links to it, and no other is', (path, page) => {
  const linked = all('a', all('header', page));
  const marked = linked.filter(({ attribs }) => attribs['aria-current'] === 'page');
  expect(marked).toEqual(linked.filter(({ attribs }) => attribs['href'] === path));
});

describe('the forms', () => {
  const page = pages.find(([path]) => path === routes.contact)?.[1] ?? parseDocument('');
  const bounds = (within: Part, names: readonly string[]) =>
    names.map((name) => [name, Number(named(name, within)[0]?.attribs['maxlength'])]);

  it('ask for what the specification lists of a lead', () => {
    const dialog = all('dialog', page);
    const options = all('select', dialog).map((select) =>
      all('option', select)
        .filter(({ attribs }) => !('disabled' in attribs))
        .map((option) => DomUtils.textContent(option)),
    );
    expect(options).toEqual([companySizes, positions].map((choice) => choice.map(({ label }) => label)));
    const boxes = all('input', dialog).filter(({ attribs }) => attribs['type'] === 'checkbox');
    expect(boxes.map(({ attribs }) => attribs['value'])).toEqual([...services]);
    expect(boxes.filter(({ attribs }) => 'checked' in attribs)).toEqual([]);
    expect(bounds(dialog, Object.keys(leadBounds))).toEqual(Object.entries(leadBounds));
  });

  it('open the visitor’s own email client without script, the fields of a message in the order of the email', () => {
    const [form] = all('form', all('main', page));
    expect(form?.attribs).toMatchObject({ method: 'post', enctype: 'text/plain' });
    expect(form?.attribs['action']).toMatch(new RegExp(`^mailto:${brand.mailboxes.sales}\\?subject=`));
    expect(bounds(form ?? [], Object.keys(contactBounds))).toEqual(Object.entries(contactBounds));
    const names = DomUtils.filter((node) => 'attribs' in node && 'name' in node.attribs, form ?? []).flatMap((node) =>
      'attribs' in node ? node.attribs['name'] : [],
    );
    expect(names).toEqual(Object.keys(contactBounds));
  });

  it('stand beside the addresses of sales and support', () => {
    const shown = hrefs(all('main', page));
    for (const mailbox of [brand.mailboxes.sales, brand.mailboxes.support])
      expect(shown).toContain(`mailto:${mailbox}`);
  });
});
