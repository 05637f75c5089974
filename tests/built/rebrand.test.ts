import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlMistakes } from '../../harness/html-mistakes.ts';
import { builtVariant, secondBrand } from '../../harness/variants.ts';
import { brand } from '../../src/brand.ts';
import { ledger } from '../../src/figures/ledger.ts';
import { xmlMistakes } from './xml-mistakes.ts';

const isText = /\.(html|svg|js|css|txt|xml|json|webmanifest|md)$/;
const places = brand.offices.flatMap(({ city, region }) => [city, region]);

/** Built where another was built before, whose figures, brand, addresses and schemas may leave nothing behind. */
describe('a second brand', () => {
  let texts: ReadonlyMap<string, string>;
  const textOf = (file: string) => texts.get(file) ?? '';
  beforeAll(() => {
    const built = join(builtVariant('rebranded'), 'dist');
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file));
    texts = new Map(files.map((file) => [file, readFileSync(join(built, file), 'utf8')]));
  });

  it('leaves no trace of the first one in the built site', () => {
    expect(texts.size).toBeGreaterThan(10);
    for (const [file, text] of texts) {
      expect(text.toLowerCase(), file).not.toContain(brand.name.toLowerCase());
      for (const place of places) expect(text, file).not.toContain(place);
    }
    expect(textOf('index.html')).not.toContain(brand.colours.light.action);
  });

  it('states its own figure wherever the first one stated another', () => {
    const setUp = ledger['setup.hours'].value;
    expect(textOf('index.html')).toContain(secondBrand.setUp);
    for (const [file, text] of texts) expect(text, file).not.toContain(setUp);
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

  it('shows what the first one leaves empty', async () => {
    const contact = textOf('contact.html');
    expect(contact).toContain('tel:+18015550199');
    expect(contact).toContain(secondBrand.filled.sponsorBank);
    expect(contact).toContain(`href="${secondBrand.filled.linkedin}"`);
    expect(await htmlMistakes(contact)).toEqual([]);
  });

  it('names the origin of its inbox, which is elsewhere, exactly', () => {
    const home = textOf('index.html');
    expect(home).toContain('connect-src https://leads.example.com;');
    expect(home).toContain("form-action 'self' mailto: https://leads.example.com;");
    expect(home).toContain(`action="${secondBrand.inbox}"`);
  });
});
