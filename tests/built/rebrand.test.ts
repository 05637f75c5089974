import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlMistakes } from '../../harness/html-mistakes.ts';
import { builtVariant, secondBrand } from '../../harness/variants.ts';
import { brand } from '../../src/brand.ts';
import { ledger } from '../../src/figures/ledger.ts';
import { xmlMistakes } from './xml-mistakes.ts';

const isText = /\.(html|svg|js|css|txt|xml|json|webmanifest|md)$/;
const offices = brand.offices.flatMap(({ city, region }) => [city, region]);

/** Where each fact shows; the footer is that of every page. */
const places = {
  'blog.html': [
    ...(['linkedin', 'sponsorBank', 'phone', 'phoneHours', 'legalEntity', 'streetAddress'] as const),
    ...(['privacyNoticeUrl', 'termsUrl', 'accessibilityUrl', 'complaintsUrl'] as const),
  ],
  'contact.html': ['phone', 'phoneHours', 'legalEntity', 'streetAddress'],
  'merchant-services.html': ['markup', 'monthly', 'gateway', 'chargeback', 'terminals', 'term', 'exitFee'],
  'partner-referral-program.html': ['basis', 'duration', 'relationship', 'payout'],
  'payment-solutions.html': ['biometricVendor'],
  'products.html': ['cryptoProvider', 'cryptoStates', 'processorLock', 'offlineMode', 'dualPricing'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof secondBrand.filled)[]>>;

/** Built where another was built before, whose figures, brand, addresses and schemas may leave nothing behind. */
describe('a second brand', () => {
  let texts: ReadonlyMap<string, string>;
  const textOf = (file: string) => texts.get(file) ?? '';
  /** The same without what keeps a line whole. */
  const wordsOf = (file: string) => textOf(file).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  beforeAll(() => {
    const built = join(builtVariant('rebranded'), 'dist');
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file));
    texts = new Map(files.map((file) => [file, readFileSync(join(built, file), 'utf8')]));
  });

  it('leaves no trace of the first one in the built site', () => {
    expect(texts.size).toBeGreaterThan(10);
    for (const [file, text] of texts) {
      expect(text.toLowerCase(), file).not.toContain(brand.name.toLowerCase());
      for (const place of offices) expect(text, file).not.toContain(place);
    }
    expect(textOf('index.html')).not.toContain(brand.colours.light.action);
  });

  it('states its own figure wherever the first one stated another', () => {
    const setUp = ledger['setup.hours'].value;
    expect(textOf('index.html')).toContain(secondBrand.setUp);
    for (const [file, text] of texts) expect(text, file).not.toContain(setUp);
  });

  it('states a claim that has another name by now', () => {
    expect(wordsOf('index.html')).toContain(ledger['compliance.states'].value);
  });

  it('is at its own addresses, and nothing of it at those of the first one', () => {
    expect(textOf(`${secondBrand.about.slice(1)}.html`)).toContain('<h1');
    expect(textOf('index.html')).toContain(`href="${secondBrand.about}"`);
    for (const [file, text] of texts) expect(text, file).not.toMatch(/"(?:https:[^"]*)?\/about["#]|\/about</);
  });

  it('has the title of every page as its schema now writes it', () => {
    const titles = [...texts].flatMap(([file, text]) => {
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(text) ?? [];
      return file.endsWith('.html') && !file.startsWith('blog/') ? [title.replace('Copper &amp; Field', '')] : [];
    });
    expect(titles.length).toBeGreaterThan(10);
    expect(titles).toEqual(titles.map((title) => title.toUpperCase()));
  });

  it('is written as each kind of file asks', () => {
    expect(textOf('index.html')).toContain('Copper &amp; Field');
    expect(textOf('index.html')).toContain(secondBrand.action);
    expect(textOf('rss.xml')).toContain('<dc:creator>Copper &amp; Field team</dc:creator>');
    for (const [file, text] of texts) if (/\.(?:xml|svg)$/.test(file)) expect(xmlMistakes(text), file).toEqual([]);
  });

  it.each(Object.entries(places))('shows on %s what the first one leaves empty', async (file, fields) => {
    for (const field of fields) expect(wordsOf(file), field).toContain(secondBrand.filled[field]);
    expect(await htmlMistakes(textOf(file))).toEqual([]);
  });

  it('can be called, and says no longer what it leaves open', () => {
    expect(textOf('contact.html')).toContain('tel:+18015550199');
    expect(textOf('merchant-services.html')).not.toContain('not on this site');
    expect(textOf('blog/payment-processor-guide.html')).not.toContain('ours will stand at');
  });

  it('shows no drafted figure on a real address but those that its owner has confirmed', () => {
    for (const [file, text] of texts) expect(text, file).not.toContain('to be confirmed');
    for (const id of secondBrand.confirmed) expect(wordsOf('products.html')).toContain(ledger[id].wording);
    expect(wordsOf('products.html')).not.toContain(ledger['pos.handheld'].wording);
    expect(wordsOf('payment-solutions.html')).not.toContain(ledger['payments.links-paid'].wording);
  });

  it('names the origin of its inbox, which is elsewhere, exactly', () => {
    const home = textOf('index.html');
    expect(home).toContain('connect-src https://leads.example.com;');
    expect(home).toContain("form-action 'self' mailto: https://leads.example.com;");
    expect(home).toContain(`action="${secondBrand.inbox}"`);
  });
});
