import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

describe('splitFrontMatter', () => {
  it('reads the fields, and leaves the rest on its lines', () => {
    const { data, body } = splitFrontMatter('---\nslug: a\ndate: 2025-01-08\n---\n\nText\n');
    expect(data).toEqual({ slug: 'a', date: '2025-01-08' });
    expect(body).toBe('\n\n\n\n\nText\n');
  });

  it('takes three dashes further down for text', () => {
    expect(splitFrontMatter('---\na: 1\n---\nText\n\n---\nMore').body).toBe('\n\n\nText\n\n---\nMore');
  });

  it('reads Windows line ends', () => {
    expect(splitFrontMatter('---\r\na: 1\r\n---\r\nText\r\n')).toEqual({ data: { a: 1 }, body: '\n\n\nText\n' });
  });

  it.each([
    ['no front matter', 'Text', 'begin the file with YAML'],
    ['front matter that never ends', '---\na: 1\n', 'begin the file with YAML'],
    ['front matter that is a list', '---\n- a\n---\n', 'write one as “name: value”'],
    ['a title with a colon and no quotes', '---\nslug: a\ntitle: One: two\n---\n', '(3:11)'],
    ['a field written twice', '---\na: 1\na: 2\n---\n', '(3:1)'],
  ])('says what to do about %s', (_mistake, text, help) => {
    expect(() => splitFrontMatter(text)).toThrow(help);
  });
});
