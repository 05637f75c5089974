import { describe, expect, it } from 'vitest';
import { caddy } from './caddy.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { type DeployedSite, describeSite, type HostFolder } from './deployed-site.ts';
import { headersFile } from './headers-file.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { filePolicy, policyFor, securityHeaders, standingPolicy } from './security-headers.ts';
import { vercel } from './vercel.ts';

const policy = (hash: string): string => policyFor({ scriptHashes: [`'sha256-${hash}'`], styleHashes: [] });
const recorded = { '/': 'home', '/blog/a-post': 'post', '/404': 'none', '/post-not-found': 'none' };
const built = `404.html 404.html.br _astro/a.js _astro/a.js.gz .hidden blog/a-post.html index.html post-not-found.html`;
const site = describeSite(
  'https://www.example.com/',
  built.split(' '),
  Object.fromEntries(Object.entries(recorded).map(([address, hash]) => [address, policy(hash)])),
);

/** A site with as many articles as an owner may ever write, with addresses as long as they may get. */
const articles = Array.from({ length: 2000 }, (_, index) => `blog/${'long-'.repeat(12)}${index}.html`);
const huge: DeployedSite = {
  ...site,
  files: [...site.files, ...articles],
  policies: new Map([...site.policies, ...articles.map((file) => [file, policy('article')] as const)]),
};

const text = ({ texts }: HostFolder, file: string): string => texts[file] ?? '';

it('a site as hosts are told about it has no hidden file and no compressed form, and a policy for each page', () => {
  expect(site.files).toEqual(['404.html', '_astro/a.js', 'blog/a-post.html', 'index.html', 'post-not-found.html']);
  expect(() => describeSite('https://a.example', ['about.html'], {})).toThrow(
    'No security policy is recorded for about.html.',
  );
});

describe('hosts with rules by address', () => {
  it.each([
    ['Cloudflare Pages', text(cloudflarePages(huge), '_headers')],
    ['Netlify', text(netlify(huge), '_headers')],
    ['Vercel', text(vercel(huge), 'vercel.json')],
  ])('%s gets every header, and no rule a page', (_, rules) => {
    for (const { name, value } of securityHeaders) expect(rules).toContain(value === '?1' ? name : value);
    expect(rules).toContain(standingPolicy());
    expect(rules).not.toContain('sha256-');
    expect(rules.split('\n').length).toBeLessThan(100);
  });

  it('get a policy that takes nothing from the exact one in the page, and names the inbox where leads are delivered', () => {
    const leads = { action: 'https://leads.example.com/leads', source: 'https://leads.example.com' };
    const exact = policyFor({ scriptHashes: [], styleHashes: [] }, { leads }).split('; ');
    const standing = standingPolicy(leads);
    expect(exact).toEqual(expect.arrayContaining(standing.split('; ')));
    expect(standing).not.toMatch(/default-src|script-src|style-src/);
    expect(standing).toContain("frame-ancestors 'none'");
    expect(standing).toContain(`connect-src ${leads.source}; `);
    expect(standing).toContain(`form-action 'self' mailto: ${leads.source}; `);
    for (const emit of [cloudflarePages, netlify, vercel]) {
      expect(Object.values(emit({ ...site, leads }).texts).join('')).toContain(standing);
    }
  });

  it('keep hashed files for good, and set no header but the policy twice', () => {
    const [everything, ...folders] = headersFile().split(/^(?=\/)/m);
    expect(folders.map((rule) => rule.split('\n')[0])).toEqual(['/_astro/*', '/art/*']);
    expect(everything).not.toContain('Cache-Control');
    for (const rule of folders) {
      expect(rule.match(/^ {2}[\w-]+/gm)).toEqual(['  Cache-Control', '  Content-Security-Policy']);
      expect(rule).toContain('max-age=31536000, immutable');
      expect(rule).toContain(filePolicy);
    }
  });

  it('are not given more than they read', () => {
    const rule = { below: '/', headers: [['X', 'y'] as const] };
    expect(() => headersFile(Array.from({ length: 101 }, () => rule))).toThrow('101 rules');
    expect(() => headersFile([{ below: '/', headers: [['X', 'y'.repeat(2000)]] }])).toThrow(
      'a line of 2005 characters',
    );
  });
});

describe('unknown addresses', () => {
  it('on Cloudflare Pages find the nearest 404.html', () => {
    const { built: files } = cloudflarePages(site);
    expect(files).toMatchObject({
      '404.html': '404.html',
      'blog/404.html': 'post-not-found.html',
      'blog/category/404.html': '404.html',
    });
    expect(files).not.toHaveProperty('post-not-found.html');
    expect(text(cloudflarePages(site), '_headers')).toContain('! Access-Control-Allow-Origin');
  });

  it('on Netlify have rules, of which none only adds or drops a slash', () => {
    const rules = text(netlify(site), '_redirects')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    expect(rules).toEqual([
      ['/post-not-found', '/404.html', '404!'],
      ['/404', '/404.html', '404!'],
      ['/blog/:name', '/post-not-found.html', '404'],
      ['/*', '/404.html', '404'],
    ]);
  });

  it('on Vercel are rewritten where there is no file', () => {
    const config = JSON.parse(text(vercel(site), 'vercel.json'));
    expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(config.rewrites).toEqual([{ source: '/blog/:name', destination: '/post-not-found', statusCode: 404 }]);
  });
});

describe('servers with an exact policy a page', () => {
  it.each([
    ['nginx', (of: DeployedSite) => text(nginx(of), 'maps.conf')],
    ['Caddy', (of: DeployedSite) => text(caddy(of), 'Caddyfile')],
  ])('%s names each page, and each policy once however many pages share it', (_, emit) => {
    for (const [file, exact] of site.policies) {
      expect(emit(site)).toContain(`"/${file}" p`);
      expect(emit(site).split(`"${exact}"`)).toHaveLength(2);
    }
    expect(emit(huge).split(policy('article'))).toHaveLength(2);
  });

  it('nginx makes room for long addresses and many pages', () => {
    expect(text(nginx(site), 'maps.conf')).toContain('map_hash_max_size 2048;\nmap_hash_bucket_size 256;');
    expect(text(nginx(huge), 'maps.conf')).toContain('map_hash_max_size 4096;\nmap_hash_bucket_size 512;');
  });

  it('knows the domain from the address of the site', () => {
    expect(text(nginx(site), 'site.conf')).toContain('/etc/letsencrypt/live/www.example.com/fullchain.pem');
    expect(text(nginx(site), 'site.conf')).toContain('return 308 https://www.example.com$request_uri;');
    expect(text(caddy(site), 'Caddyfile')).toContain('\nwww.example.com {');
  });

  it.each(['$host', 'a"; return 200; "', 'a\\', 'a\nb', '{path}'])('a policy cannot smuggle in %j', (smuggled) => {
    const bad = { ...site, policies: new Map([['index.html', smuggled]]) };
    const emit = smuggled === '{path}' ? () => caddy(bad) : () => nginx(bad);
    expect(emit).toThrow('cannot be given');
  });
});
