import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlMistakes } from '../../harness/html-mistakes.ts';
import { pageBudget } from '../../harness/page-bytes.ts';
import { secondBrand } from '../../harness/second-brand.ts';
import { builtVariant, secondSite } from '../../harness/variants.ts';
import { brand } from '../../src/brand.ts';
import { claim } from '../../src/figures/ledger.ts';
import { alone } from '../../src/lib/alone.ts';
import { nodeOf, readGraph } from './structured-data.ts';
import { xmlMistakes } from './xml-mistakes.ts';

const isText = /\.(html|svg|js|css|txt|xml|json|webmanifest|md)$/;

/** What the first brand says of itself, in words and colours, and the second does not. */
const traces = [
  ...(brand.nameIsWord ? [] : [brand.name]),
  ...[brand.legalName, brand.analyticsPartner, new URL(brand.url).hostname.replace('www.', '')],
  ...brand.offices.flatMap(({ city, region }) => [city, region]),
  ...Object.values({ ...brand.colours, drawn: brand.drawn }).flatMap((palette) => Object.values(palette)),
]
  .map((trace) => alone(trace))
  .filter((trace) => !trace.test(JSON.stringify(secondBrand)));

const { owner } = secondBrand;

/** Where the facts of the owner show; the footer is that of every page. */
const places = {
  'blog.html': [
    ...[secondBrand.social.linkedin, owner.sponsorBank, owner.phone, owner.phoneHours, owner.legalEntity],
    ...[owner.streetAddress, owner.privacyNoticeUrl, owner.termsUrl, owner.accessibilityUrl, owner.complaintsUrl],
  ],
  'contact.html': [owner.phone, owner.phoneHours, owner.legalEntity, owner.streetAddress],
  'merchant-services.html': Object.values(owner.prices),
  'partner-referral-program.html': Object.values(owner.partnerShare),
  'payment-solutions.html': [owner.biometricVendor],
  'products.html': [owner.cryptoProvider, owner.cryptoStates, ...Object.values(owner.pos.clover)],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Built where another was built before, whose figures, brand, addresses and schemas may leave nothing behind. */
describe('a second brand', () => {
  let texts: ReadonlyMap<string, string>;
  let built: string;
  const textOf = (file: string) => texts.get(file) ?? '';
  /** The same without what keeps a line whole. */
  const wordsOf = (file: string) => textOf(file).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  beforeAll(() => {
    built = join(builtVariant('rebranded'), 'dist');
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file));
    texts = new Map(files.map((file) => [file, readFileSync(join(built, file), 'utf8')]));
  });

  it('leaves no trace of the first one in the built site', () => {
    expect(texts.size).toBeGreaterThan(10);
    for (const [file, text] of texts) {
      for (const trace of traces) expect(text, file).not.toMatch(trace);
    }
  });

  it('states its own figure wherever the first one stated another', () => {
    const setUp = claim('setup.hours').value;
    expect(textOf('index.html')).toContain(secondSite.setUp);
    for (const [file, text] of texts) expect(text, file).not.toContain(setUp);
  });

  it('states a claim that has another name by now', () => {
    expect(wordsOf('index.html')).toContain(claim('compliance.states').value);
  });

  it('is at its own addresses, and nothing of it at those of the first one', () => {
    expect(textOf(`${secondSite.about.slice(1)}.html`)).toContain('<h1');
    expect(textOf('index.html')).toContain(`href="${secondSite.about}"`);
    for (const [file, text] of texts) expect(text, file).not.toMatch(/"(?:https:[^"]*)?\/about["#]|\/about</);
  });

  it('has the title of every page as its schema now writes it', () => {
    const titles = [...texts].flatMap(([file, text]) => {
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(text) ?? [];
      return file.endsWith('.html') && !file.startsWith('blog/')
        ? [title.replace(secondBrand.name.replace('&', '&amp;'), '')]
        : [];
    });
    expect(titles.length).toBeGreaterThan(10);
    expect(titles).toEqual(titles.map((title) => title.toUpperCase()));
  });

  it('is written as each kind of file asks', () => {
    expect(textOf('index.html')).toContain('O’Neill &amp; Søn Payments Group');
    expect(textOf('index.html')).toContain(secondBrand.colours.light.action);
    expect(textOf('rss.xml')).toContain('<dc:creator>The O’Neill &amp; Søn team</dc:creator>');
    for (const [file, text] of texts) if (/\.(?:xml|svg)$/.test(file)) expect(xmlMistakes(text), file).toEqual([]);
  });

  it.each(Object.entries(places))('shows on %s what only its owner knows', async (file, facts) => {
    for (const fact of facts) expect(wordsOf(file)).toContain(fact.replace('&', '&amp;'));
    expect(await htmlMistakes(textOf(file))).toEqual([]);
  });

  it('has each of its offices on a stamp of its own, whose view it chose', () => {
    const stamps = [...wordsOf('contact.html').matchAll(/<use [^>]*href="[^"]*#contact-office-\d"/g)];
    expect(stamps).toHaveLength(secondBrand.offices.length);
    for (const { city, region } of secondBrand.offices)
      expect(wordsOf('contact.html')).toContain(`<h3>${city},<br/>${region}</h3>`);
    expect(wordsOf('contact.html').match(/aria-label="A stamp with a shop[^"]*"/g)).toHaveLength(3);
  });

  it('has its own mark in the header and as the icon, whatever program wrote it', () => {
    expect(textOf('favicon.svg')).toContain('viewBox="0 0 60 40"');
    expect(textOf('favicon.svg')).toContain('<circle cx="28" cy="30" r="14" fill="#4338ca">');
    expect(textOf('favicon.svg')).toContain('stroke="url(#mark-a)"');
    for (const [file, text] of texts)
      if (file.endsWith('.html')) expect(text, file).toMatch(/<header.*?src="\/favicon\.svg"/s);
  });

  it('costs no page more than a brand of its own may', () => {
    const pages = [...texts].filter(([file]) => file.endsWith('.html'));
    const bytes = pages.map(([file]) => [file, statSync(join(built, `${file}.br`)).size] as const);
    expect(bytes.filter(([, size]) => size > pageBudget(secondBrand).htmlAndCss)).toEqual([]);
  });

  it('can be called, and says no longer what it leaves open', () => {
    expect(textOf('contact.html')).toContain('tel:+18015550199');
    expect(textOf('merchant-services.html')).not.toContain('not on this site');
    expect(textOf('blog/payment-processor-guide.html')).not.toContain('ours will stand at');
  });

  it('says who signs an article, to readers, machines and feeds', () => {
    const { name, role, signs } = secondSite.author;
    expect(wordsOf(`blog/${signs}.html`)).toContain(`${name}, ${role}`);
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(textOf(`blog/${signs}.html`)) ?? [];
    expect(nodeOf(readGraph(data), 'BlogPosting')?.author).toEqual({ '@type': 'Person', name, jobTitle: role });
    expect(textOf('rss.xml')).toContain(`<dc:creator>${name}</dc:creator>`);
  });

  it('shows no drafted figure on a real address but those that its owner has confirmed', () => {
    for (const [file, text] of texts) expect(text, file).not.toContain('to be confirmed');
    for (const id of secondSite.confirmed) expect(wordsOf('products.html')).toContain(claim(id).wording);
    expect(wordsOf('products.html')).not.toContain(claim('pos.handheld').wording);
    expect(wordsOf('payment-solutions.html')).not.toContain(claim('payments.links-paid').wording);
  });

  it('names the origin of its inbox, which is elsewhere, exactly', () => {
    const home = textOf('index.html');
    expect(home).toContain('connect-src https://leads.example.com;');
    expect(home).toContain("form-action 'self' mailto: https://leads.example.com;");
    expect(home).toContain(`action="${secondSite.inbox}"`);
  });
});
