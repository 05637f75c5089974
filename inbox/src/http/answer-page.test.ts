import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { answerPage, pagePolicy } from './answer-page.ts';

const links = { site: 'https://www.shop.example', privacyNotice: '/privacy' };
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });

test.each([undefined, '<img src=x onerror="alert(1)">'])(
  'the page is valid, its style is the only one allowed, and what it shows is text: %s',
  async (problem) => {
    const page = answerPage(problem, links);
    expect((await validator.validateString(page)).results).toEqual([]);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
    expect(pagePolicy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(page).not.toContain('<img');
  },
);

test('the privacy notice is linked where it is, and a stranger is not linked to', () => {
  const page = answerPage('No.', { site: undefined, privacyNotice: 'https://legal.example/p' });
  expect(page).toContain('"https://legal.example/p"');
  expect(page).not.toContain('Back to the website');
});
