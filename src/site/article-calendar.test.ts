import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaited, siteDay } from './article-calendar.mjs';

const article = (...head: readonly string[]) => `---\n${head.join('\n')}\n---\ndraft: true\ndate: 2099-01-01\n`;

describe('on March 10, 2026, an article', () => {
  it.each([
    ['of that day is out', ['date: 2026-03-10'], undefined],
    ['of the day before is out', ['date: 2026-03-09'], undefined],
    ['of the day after waits for it', ['date: 2026-03-11'], '2026-03-11'],
    ['may have its day in quotes', ['date: "2026-03-11"'], '2026-03-11'],
    ['that is a draft waits, whatever its day', ['draft: true # until Ada has read it', 'date: 2026-03-09'], 'draft'],
    ['that is none any more is out', ['draft: false', 'date: 2026-03-09'], undefined],
  ])('%s', (_what, head, waitsFor) => {
    expect(awaited(article(...head), '2026-03-10')).toBe(waitsFor);
  });
});

describe('the day of a build', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['2026-03-10', ''])('is SITE_DAY or else today: “%s”', (day) => {
    vi.stubEnv('SITE_DAY', day);
    expect(siteDay()).toBe(day || new Date().toISOString().slice(0, 'yyyy-mm-dd'.length));
  });

  it('is no other text, by which everything could be out', () => {
    vi.stubEnv('SITE_DAY', 'tomorrow');
    expect(() => siteDay()).toThrow('SITE_DAY is “tomorrow”: write a day as 2026-03-10.');
  });
});
