import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../pages.ts';
import { builtPages } from './dist.ts';

/** Recommended rules, less those about how tags are spelled (the renderer's business, and valid either way). */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
  },
});

describe('the built pages', () => {
  it('are the routes of the site and its two answers to an address that leads nowhere', () => {
    const expected = [...pagePaths, '/404', '/post-not-found'].sort();
    expect(builtPages.map(({ path }) => path).sort()).toEqual(expected);
  });

  it.each(builtPages.map(({ path, html }) => [path, html]))('%s is valid HTML', async (_, html) => {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    );
    expect(messages).toEqual([]);
  });

  it.each(builtPages.map(({ path, html }) => [path, html]))(
    '%s has headings in order, one of them the first',
    (_, html) => {
      const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.reduce((before, level) => {
        expect(level).toBeLessThanOrEqual(before + 1);
        return level;
      }, 0);
    },
  );
});
