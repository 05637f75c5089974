import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { builtPages } from './dist.ts';

/** Words in the names that lists of ad blockers hide on every site: EasyList's, Fanboy's, AdGuard's and uBlock Origin's. */
const families = {
  advertisements: /^(?:ads?\d*|adv|advert\w*|adsense|banners?|sponsor\w*|leaderboard|promo)$/,
  'cookie notices': /^(?:cookie\w*|consent|gdpr)$/,
  annoyances: /^(?:newsletters?|popups?|overlay|subscribe)$/,
  'social buttons': /^(?:social\w*|share\w*|sharing|follow|facebook|twitter)$/,
};

/** Why lists may hide what has this id or class; undefined if none does. */
function problemOf(name: string): string | undefined {
  const words = name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[-_]/);
  const hidden = Object.entries(families).find(([, family]) => words.some((word) => family.test(word)));
  return hidden && `${name} reads like one of the ${hidden[0]}: call it otherwise`;
}

it.each(builtPages)('$path has no id or class that ad blockers may hide', ({ html }) => {
  const names = new Set<string>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { id, class: classes = '' } = attributes;
      for (const name of classes.split(/\s+/)) names.add(name);
      // The heading of an article has its own sentence for a name, and lists name none.
      if (id && !/^h\d$/.test(tag)) names.add(id);
    },
  });
  parser.end(html);
  expect(names.size).toBeGreaterThan(50);
  expect([...names].flatMap((name) => problemOf(name) ?? [])).toEqual([]);
});
