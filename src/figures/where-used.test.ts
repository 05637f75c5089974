import { describe, expect, it } from 'vitest';
import { whereUsed } from './where-used.ts';

const routes = { home: '/', 'cash-discount': '/cash-discount' };

function idsIn(path: string, text: string): string[] {
  return [...whereUsed([{ path, text }], routes).keys()];
}

describe('whereUsed', () => {
  it('finds tokens in sentences', () => {
    expect(idsIn('pages/home.yaml', 'lead: Set up in {setup.hours} by {brand.name}, {setup.minutes}\n')).toEqual([
      'setup.hours',
    ]);
  });

  it.each([
    ['plain', 'stats:\n  - claim: high-risk.volume\n    tone: money\n'],
    ['quoted', "stats:\n  - claim: 'high-risk.volume'\n"],
    ['under another name', 'stats:\n  - figure: high-risk.volume # a year\n'],
    ['in a flow map', 'stats: [{ claim: high-risk.volume, tone: money }]\n'],
  ])('finds a claim field, %s', (_form, text) => {
    expect(idsIn('pages/home.yaml', text)).toEqual(['high-risk.volume']);
  });

  it.each([
    [
      'block',
      'claims:\n  - pos.handheld\n  # the slower one\n  - "pos.close-out" # drafted\nlead: Live in live.hours\n',
    ],
    ['block without indent', 'claims:\n- pos.handheld\n- pos.close-out'],
    ['flow', 'claims: [pos.handheld, pos.close-out]\nlead: Live in live.hours or so\n'],
  ])('finds the items of a claims list, %s', (_form, text) => {
    expect(idsIn('pages/home.yaml', text)).toEqual(['pos.handheld', 'pos.close-out']);
  });

  it('does not take comments, or ids inside other words, for use', () => {
    expect(idsIn('pages/home.yaml', '# claim: setup.hours\nlead: Say live.hours\nid: not-pos.handheld\n')).toEqual([]);
  });

  it('finds Claim elements in articles, however they are written', () => {
    const text = '<Claim id="pricing.flat-rate" /> and <Claim\n  plain\n  id=\'biometrics.open\' /> {setup.hours}';
    expect(idsIn('blog/a.mdx', text)).toEqual(['pricing.flat-rate', 'biometrics.open']);
  });

  it('names the page of each file, each page once', () => {
    const files = [
      { path: 'pages/home.yaml', text: '{setup.hours} {setup.hours}' },
      { path: 'pages/cash-discount.yaml', text: 'claim: setup.hours' },
      { path: 'blog/payment-trends-2025.mdx', text: '<Claim id="setup.hours" />' },
      { path: 'shared/footer.yaml', text: '{setup.hours}' },
      { path: 'shared/header.yaml', text: '{setup.hours}' },
      { path: 'pages/not-found.yaml', text: '{setup.hours}' },
    ];
    expect(whereUsed(files, routes).get('setup.hours')).toEqual([
      '/',
      '/cash-discount',
      '/blog/payment-trends-2025',
      'shared',
      'pages/not-found.yaml',
    ]);
  });
});
