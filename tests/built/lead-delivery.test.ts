import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite, type SiteCopy } from '../../harness/site-copy.ts';
import { builtFiles, dist } from './dist.ts';

const preview = { SITE_PREVIEW: '1', LEADS: '', LEADS_URL: '' };
const inbox = { ...preview, LEADS: 'inbox' };

type Built = ReadonlyMap<string, Buffer>;

/** Builds the copy and answers every file of the site, by path. */
function build(site: SiteCopy, env: Readonly<Record<string, string>>): Built {
  const { code, output } = site.astro('build', env);
  if (code !== 0) throw new Error(output);
  const files = readdirSync(join(site.root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(site.root.length + '/dist/'.length), readFileSync(file)]));
}

const text = (built: Built, file: string): string => built.get(file)?.toString('utf8') ?? '';
const pagesOf = (built: Built): readonly string[] => [...built.keys()].filter((file) => file.endsWith('.html'));

/** A file without what says where it was built: Astro numbers islands by the folder they stand in. */
const withoutFolder = (content: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.from(content.toString('latin1').replaceAll(/ uid="[^"]*"/g, ''), 'latin1');

/** A page in lines, without what delivery may change: its policy, its form, its toast, the addresses of scripts. */
function common(html: string): readonly string[] {
  return html
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replace(/<dialog id="lead-dialog".*?<\/dialog>/s, '')
    .replace(/<div id="toast".*?<\/button><\/div>/s, '')
    .replace(/<script[^>]*>(?:\(\(\)|\(function).*?<\/script>/gs, '')
    .replaceAll(/ (?:integrity|prefix|component-url|renderer-url|src)="[^"]*"/g, '')
    .split(/(?<=>)/);
}

describe('a build without LEADS', () => {
  let site: SiteCopy;
  beforeAll(() => {
    site = copySite();
  });
  afterAll(() => site.remove());

  it('is the default build, byte for byte', () => {
    const built = build(site, { SITE_PREVIEW: '1' });
    expect([...built.keys()].sort()).toEqual(builtFiles);
    for (const file of builtFiles.filter((name) => !/\.(br|gz)$/.test(name))) {
      const content = readFileSync(join(dist, file));
      expect(withoutFolder(built.get(file)).equals(withoutFolder(content)), file).toBe(true);
    }
  });

  it('knows no endpoint, makes no request and is held to that', () => {
    for (const file of builtFiles.filter((name) => /\.(html|js)$/.test(name))) {
      const content = readFileSync(join(dist, file), 'utf8');
      expect(content, file).not.toMatch(/"\/leads"|fetch\(|sendBeacon|XMLHttpRequest|kept-lead/);
      if (file.endsWith('.html')) expect(content, file).toContain("connect-src 'none'");
    }
  });
});

describe('a build with LEADS=inbox', () => {
  let site: SiteCopy;
  let without: Built;
  let withInbox: Built;
  beforeAll(() => {
    site = copySite();
    site.edit('src/brand.ts', "privacyNoticeUrl: ''", "privacyNoticeUrl: 'https://legal.example/privacy'");
    without = build(site, preview);
    withInbox = build(site, inbox);
  }, 120_000);
  afterAll(() => site.remove());

  it('differs in the policy, the form and what reports on it, and in nothing else', () => {
    expect(pagesOf(withInbox)).toEqual(pagesOf(without));
    for (const file of pagesOf(withInbox)) {
      expect(common(text(withInbox, file)), file).toEqual(common(text(without, file)));
    }
    const others = [...without.keys()].filter((file) => !/\.(html|js)(\.(br|gz))?$/.test(file));
    for (const file of others) expect(withInbox.get(file)?.equals(without.get(file) ?? Buffer.of()), file).toBe(true);
  });

  it('may speak to its own server and to nobody else', () => {
    for (const file of pagesOf(withInbox)) {
      const policy = (built: Built) =>
        /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(text(built, file))?.[1] ?? '';
      const directives = (built: Built) =>
        policy(built)
          .split('; ')
          .filter((line) => !/^(script|style)-src/.test(line));
      expect(directives(withInbox)).toEqual(
        directives(without).map((line) => (line === "connect-src 'none'" ? "connect-src 'self'" : line)),
      );
    }
  });

  it('has a form that is posted, a field that only machines fill in, and the privacy notice beside the button', () => {
    for (const file of pagesOf(withInbox)) {
      const [form = ''] = /<form[^>]*data-draft="lead".*?<\/form>/s.exec(text(withInbox, file)) ?? [];
      expect(form).toMatch(/^<form[^>]* action="\/leads" method="post"/);
      expect(form).toMatch(/<div hidden[^>]*>.*name="website"[^>]*><\/label><\/div>/);
      expect(form).toMatch(/href="https:\/\/legal\.example\/privacy".*type="submit"/s);
    }
  });

  it('names the origin of an inbox that is elsewhere, exactly', () => {
    const built = build(site, { ...inbox, LEADS_URL: 'https://leads.example.com/leads' });
    const home = text(built, 'index.html');
    expect(home).toContain('connect-src https://leads.example.com;');
    expect(home).toContain("form-action 'self' mailto: https://leads.example.com;");
    expect(home).toContain('action="https://leads.example.com/leads"');
  });
});

describe('a brand without a privacy notice', () => {
  let site: SiteCopy;
  beforeAll(() => {
    site = copySite();
  });
  afterAll(() => site.remove());

  it('cannot be built with delivery, and the build says what to set', () => {
    const { code, output } = site.astro('build', inbox);
    expect(code).not.toBe(0);
    expect(output).toContain('disclosures.privacyNoticeUrl in src/brand.ts');
  });
});
