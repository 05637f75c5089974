import { describe, expect, it } from 'vitest';
import { worked } from './worked.ts';

describe('worked figures', () => {
  it('are what sums give, claims among their terms, or parts of a sample', () => {
    const figures = [
      { figure: '$103', sum: '100 * (1 + {dual-pricing.ceiling})' },
      { figure: '0.7%', sum: '3.0 - 2.3' },
      { figure: '$24.72', sample: 'a receipt' },
      { figures: ['$8', '$10'], sample: 'tips on a screen' },
    ];
    expect(worked.parse(figures)).toEqual(['$103', '0.7%', '$24.72', '$8', '$10']);
  });

  it.each([
    ['a sum that gives something else', [{ figure: '$826', sum: '5 * 165' }], '$826 is not what 5 * 165 gives'],
    ['a sum that cannot be read', [{ figure: '$826', sum: '30,000 * 2' }], '30,000 * 2'],
    ['a claim that does not exist', [{ figure: '$103', sum: '100 * {dual-pricing.floor}' }], '{dual-pricing.floor}'],
    ['neither sum nor sample', [{ figure: '$103' }], 'needs a figure as printed'],
    ['what is no figure', [{ figure: 'five', sample: 'a receipt' }], 'five'],
    ['a figure that is listed twice', [{ figures: ['$8', '$8'], sample: 'tips' }], '$8 is listed twice'],
  ])('refuse %s', (_mistake, figures, message) => {
    const issues = worked.safeParse(figures).error?.issues ?? [];
    expect(issues.map((issue) => issue.message).join('\n')).toContain(message);
  });
});
