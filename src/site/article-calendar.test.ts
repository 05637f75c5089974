import { describe, expect, it } from 'vitest';
import { awaited } from './article-calendar.mjs';

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
