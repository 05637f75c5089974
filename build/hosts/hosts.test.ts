import { describe, expect, it } from 'vitest';
import { createInboxServer } from '../../inbox/src/server.ts';
import { caddy } from './caddy.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { bareDomainOf, type DeployedSite, type HostFolder, siteFiles } from './deployed-site.ts';
import { headersFile } from './headers-file.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { filePolicy, policyFor, securityHeaders, standingPolicy } from './security-headers.ts';
import { vercel } from './vercel.ts';

const policy = (hash: string): string => policyFor({ scriptHashes: [`'sha256-${hash}'`], styleHashes: [] });
const policies = { '/': policy('home'), '/blog/a-post': policy('post'), '/404': 'none', '/post-not-found': 'none' };
const built = `404.html 404.html.br _astro/a.js _astro/a.js.gz .hidden blog/a-post.html index.html post-not-found.html`;
const site: DeployedSite = { origin: 'https://www.example.com/', files: siteFiles(built.split(' '), policies) };

const text = ({ texts }: HostFolder, file: string): string => texts[file] ?? '';

it('a site as hosts are told about it has no hidden file and no compressed form, and a policy for each page', () => {
  const files = '404.html _astro/a.js blog/a-post.html index.html post-not-found.html'.split(' ');
  expect(site.files.map(({ file }) => file)).toEqual(files);
  expect(() => siteFiles(['about.html'], {})).toThrow('No security policy is recorded for about.html.');
});

describe('hosts with rules by address', () => {
  it.each([
    ['Cloudflare Pages', text(cloudflarePages(site), '_headers')],
    ['Netlify', text(netlify(site), '_headers')],
    ['Vercel', text(vercel(site), 'vercel.json')],
  ])('%s gets every header, no rule a page, and no line that is too long for Cloudflare', (_, rules) => {
    for (const [name, value] of Object.entries(securityHeaders)) expect(rules).toContain(value === '?1' ? name : value);
    expect(rules).toContain(standingPolicy());
    expect(rules).not.toContain('sha256-');
    expect(rules).not.toMatch(/.{2000}/);
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
    const [everything, ...folders] = headersFile(undefined).split(/^(?=\/)/m);
    expect(folders.map((rule) => rule.split('\n')[0])).toEqual(['/_astro/*', '/art/*']);
    expect(everything).not.toContain('Cache-Control');
    for (const rule of folders) {
      expect(rule.match(/^ {2}[\w-]+/gm)).toEqual(['  Cache-Control', '  Content-Security-Policy']);
      expect(rule).toContain('max-age=31536000, immutable');
      expect(rule).toContain(filePolicy);
    }
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

describe('addresses that have changed', () => {
  const moved = [
    { from: '/old.html', to: '/about', permanent: true },
    { from: '/offer', to: '/', permanent: false },
  ];
  const told = { ...site, redirects: moved };

  it('on Cloudflare Pages are rules of both spellings, and no file where there are none', () => {
    expect(text(cloudflarePages(told), '_redirects')).toBe(
      '/old.html /about 308\n/old.html/ /about 308\n/offer / 307\n/offer/ / 307\n',
    );
    expect(cloudflarePages(site).texts).not.toHaveProperty('_redirects');
  });

  it('on Netlify come before the rules for unknown addresses', () => {
    expect(text(netlify(told), '_redirects')).toBe(
      `/old.html /about 301\n/offer / 302\n${text(netlify(site), '_redirects')}`,
    );
  });

  it('on Vercel are redirects', () => {
    const config = JSON.parse(text(vercel(told), 'vercel.json'));
    expect(config.redirects).toEqual([
      { source: '/old.html', destination: '/about', permanent: true },
      { source: '/offer', destination: '/', permanent: false },
    ]);
  });
});

describe('servers with an exact policy a page', () => {
  it.each([
    ['nginx', text(nginx(site), 'maps.conf')],
    ['Caddy', text(caddy(site), 'Caddyfile')],
  ])('%s names each page with its policy', (_, rules) => {
    for (const [address, exact] of Object.entries(policies).slice(0, 2)) {
      expect(rules).toContain(`"${address === '/' ? '/index' : address}.html" "${exact}"`);
    }
  });

  it('knows the domain from the address of the site', () => {
    expect(text(nginx(site), 'site.conf')).toContain('/etc/letsencrypt/live/www.example.com/fullchain.pem');
    expect(text(nginx(site), 'site.conf')).toContain('return 308 https://www.example.com$request_uri;');
    expect(text(caddy(site), 'Caddyfile')).toContain('\nwww.example.com {');
  });

  it.each([
    ['nginx', nginx],
    ['Caddy', caddy],
  ])('%s takes nothing but questions, and leads where it knows inboxes', (_, emit) => {
    const written = (of: DeployedSite): string => Object.values(emit(of).texts).join('');
    expect(written(site)).not.toMatch(/proxy_pass|reverse_proxy|POST|\/leads/);
    const delivering = written({ ...site, inboxes: ['10.0.0.5:4321', '[fd00::6]:4321'] });
    expect(delivering).toMatch(/10\.0\.0\.5:4321[^}]*\[fd00::6\]:4321/);
  });

  it('nginx records no visitor, in whichever of its servers', () => {
    for (const file of ['site.conf', 'container.conf']) {
      const rules = text(nginx({ ...site, origin: 'https://www.example.com' }), file);
      const count = (what: string): number => rules.split(what).length - 1;
      expect(count('access_log off;'), file).toBe(count('server {'));
    }
  });

  it('Caddy lets go of a connection that is not used before the inbox does, or a lead sent just then would be refused', async () => {
    const [, seconds] =
      /keepalive (\d+)s/.exec(text(caddy({ ...site, inboxes: ['10.0.0.5:4321'] }), 'Caddyfile')) ?? [];
    const inbox = await createInboxServer({ routes: async () => {} });
    expect(Number(seconds) * 1000).toBeLessThan(inbox.server.keepAliveTimeout);
  });

  it.each([
    ['https://www.example.com', 'example.com'],
    ['https://pay.example.com', undefined],
  ])('lead to %s from the bare domain, where there is one', (origin, bare) => {
    expect(bareDomainOf({ ...site, origin })).toBe(bare);
    const names = [new URL(origin).hostname, ...(bare ? [bare] : [])];
    expect(text(nginx({ ...site, origin }), 'site.conf')).toContain(`server_name ${names.join(' ')};`);
    expect(text(caddy({ ...site, origin }), 'Caddyfile')).toContain(
      `\n${names.map((name) => `http://${name}`).join(', ')} {`,
    );
  });

  it.each(['$host', 'a"; return 200; "', 'a\\', 'a\nb', '{path}'])('a policy cannot smuggle in %j', (smuggled) => {
    const bad = { ...site, files: siteFiles(['index.html'], { '/': smuggled }) };
    const emit = smuggled === '{path}' ? () => caddy(bad) : () => nginx(bad);
    expect(emit).toThrow('cannot be given');
  });
});
