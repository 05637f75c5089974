import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { answerPage, pagePolicy } from './answer-page.ts';

const links = { site: 'https://www.shop.example', privacyNotice: '/privacy' };
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });

test.each([undefined, 'Please enter your name.'])(
  'the page is valid, its style is the only one allowed: %s',
  async (problem) => {
    const page = answerPage(problem, links);
    expect((await validator.validateString(page)).results).toEqual([]);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    expect(pagePolicy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  },
);

test('what is shown is text, never markup', () => {
  expect(answerPage('<img src=x onerror="alert(1)">', links)).not.toContain('<img');
});

test('the privacy notice is linked on the site, or where it is, and a stranger is not linked to', () => {
  expect(answerPage(undefined, links)).toContain('href="https://www.shop.example/privacy"');
  expect(answerPage(undefined, { ...links, privacyNotice: 'https://legal.example/p' })).toContain(
    '"https://legal.example/p"',
  );
  const strange = answerPage('No.', { site: undefined, privacyNotice: '/privacy' });
  expect(strange).toContain('href="/privacy"');
  expect(strange).not.toContain('Back to the website');
});
