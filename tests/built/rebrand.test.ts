import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlMistakes } from '../../harness/html-mistakes.ts';
import { copySite, type SiteCopy } from '../../harness/site-copy.ts';
import { brand } from '../../src/brand.ts';
import { xmlMistakes } from './xml-mistakes.ts';

const isText = /\.(html|svg|js|css|txt|xml|json|webmanifest|md)$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Fields that the first brand leaves empty, and that show nothing until they are filled. */
const filled = {
  phone: '+1 801 555 0199',
  linkedin: 'https://social.example/copperfield',
  sponsorBank: 'Copper and Field is a registered ISO of a bank that the owner names here.',
  privacyNoticeUrl: 'https://notice.example/privacy',
} as const;

const places = brand.offices.flatMap(({ city, region }) => [city, region]);

describe('a second brand', () => {
  let site: SiteCopy;
  beforeAll(() => {
    site = copySite();
    site.edit('src/brand.ts', new RegExp(escaped(brand.name), 'g'), 'Copper & Field');
    site.edit('src/brand.ts', new RegExp(escaped(brand.name.toLowerCase()), 'g'), 'copperfield');
    site.edit('src/brand.ts', brand.colours.light.action, '#123456');
    for (const place of places) site.edit('src/brand.ts', new RegExp(`'${place}'`, 'g'), "'Elsewhere'");
    for (const [field, value] of Object.entries(filled)) {
      site.edit('src/brand.ts', new RegExp(`${field}: '[^']*'`), `${field}: '${value}'`);
    }
  });
  afterAll(() => site.remove());

  it('leaves no trace of the first one in the built site', async () => {
    const { code, output } = site.astro('build');
    expect(output).toContain('Complete!');
    expect(code).toBe(0);
    const built = join(site.root, 'dist');
    const texts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => isText.test(file));
    expect(texts.length).toBeGreaterThan(10);
    for (const file of texts) {
      const text = readFileSync(join(built, file), 'utf8');
      expect(text.toLowerCase(), file).not.toContain(brand.name.toLowerCase());
      for (const place of places) expect(text, file).not.toContain(place);
    }
    const home = readFileSync(join(built, 'index.html'), 'utf8');
    expect(home).toContain('Copper &amp; Field');
    for (const file of texts.filter((each) => /\.(?:xml|svg)$/.test(each))) {
      expect(xmlMistakes(readFileSync(join(built, file), 'utf8')), file).toEqual([]);
    }
    expect(readFileSync(join(built, 'rss.xml'), 'utf8')).toContain('<dc:creator>Copper &amp; Field team</dc:creator>');
    expect(home).toContain('#123456');
    expect(home).not.toContain(brand.colours.light.action);

    const contact = readFileSync(join(built, 'contact.html'), 'utf8');
    expect(contact).toContain('tel:+18015550199');
    expect(contact).toContain(filled.sponsorBank);
    expect(contact).toContain(`href="${filled.linkedin}"`);
    expect(await htmlMistakes(contact)).toEqual([]);
  });
});

describe('the brand', () => {
  it('is named in no file but its own', () => {
    const files = globSync([
      '*.*',
      '{src,build,server,contracts,inbox,harness,scripts,catalogue,tests,docs}/**/*.*',
    ]).filter((file) => file !== join('src', 'brand.ts') && statSync(file).isFile());
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes(brand.name))).toEqual([]);
  });
});
