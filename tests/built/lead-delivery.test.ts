import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtVariant, privacyNoticeUrl } from '../../harness/variants.ts';
import { builtFiles, builtPages, dist } from './dist.ts';

/** A page in lines, without what delivery may change: its policy, its form, its toast, its notice, the addresses of scripts. */
function common(html: string): readonly string[] {
  return (
    html
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
      .replaceAll(/<style>.*?<\/style>/gs, '')
      .replace(/<dialog id="lead-dialog".*?<\/dialog>/s, '')
      .replace(/<div id="toast".*?<\/button><\/div>/s, '')
      // That there is none yet, on the contact page.
      .replace(/<p[^>]*>[^<]*privacy notice[^<]*<\/p>/, '')
      .replace(new RegExp(`<p[^>]*><a href="${RegExp.escape(privacyNoticeUrl)}">[^<]*</a></p>`), '')
      .replace(/<script[^>]*>(?:\(\(\)|\(function).*?<\/script>/gs, '')
      .replaceAll(/ (?:integrity|prefix|component-url|renderer-url|src|uid)="[^"]*"/g, '')
      .split(/(?<=>)/)
  );
}

describe('a build without LEADS', () => {
  it('knows no endpoint, makes no request and is held to that', () => {
    for (const file of builtFiles.filter((name) => /\.(html|js)$/.test(name))) {
      const content = readFileSync(join(dist, file), 'utf8');
      expect(content, file).not.toMatch(/"\/leads"|fetch\(|sendBeacon|XMLHttpRequest|kept-lead/);
      if (file.endsWith('.html')) expect(content, file).toContain("connect-src 'none'");
    }
  });
});

describe('a build with LEADS=inbox', () => {
  let delivering: string;
  beforeAll(() => {
    delivering = join(builtVariant('delivering'), 'dist');
  });
  const pageIn = (file: string, folder = delivering) => readFileSync(join(folder, file), 'utf8');

  it('differs in the policy, the form and what reports on it, and in nothing else', () => {
    const files = readdirSync(delivering, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(builtPages.map(({ file }) => file).sort());
    for (const { file } of builtPages) expect(common(pageIn(file)), file).toEqual(common(pageIn(file, dist)));
    for (const file of builtFiles.filter((name) => !/\.(html|js)(\.(br|gz))?$/.test(name))) {
      expect(readFileSync(join(delivering, file)).equals(readFileSync(join(dist, file))), file).toBe(true);
    }
  });

  it('may speak to its own server and to nobody else', () => {
    const directives = (html: string) =>
      (/<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '')
        .split('; ')
        .filter((line) => !/^(script|style)-src/.test(line));
    for (const { file, html } of builtPages) {
      expect(directives(pageIn(file))).toEqual(
        directives(html).map((line) => (line === "connect-src 'none'" ? "connect-src 'self'" : line)),
      );
    }
  });

  it('has a form that is posted, a field that only machines fill in, and the privacy notice beside the button', () => {
    for (const { file } of builtPages) {
      const [form = ''] = /<form[^>]*data-draft="lead".*?<\/form>/s.exec(pageIn(file)) ?? [];
      expect(form).toMatch(/^<form[^>]* action="\/leads" method="post"/);
      expect(form).toMatch(/<div hidden[^>]*>.*name="website"[^>]*><\/label><\/div>/);
      expect(form).toMatch(new RegExp(`href="${RegExp.escape(privacyNoticeUrl)}".*type="submit"`, 's'));
    }
  });
});
