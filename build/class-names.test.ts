import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

const read = classNames('/site/src', false);

it('the class names of CSS modules are the same wherever the site lies and whatever asks for them', () => {
  const name = read('hero', '/site/src/site/home/Hero.module.css');
  expect(name).toMatch(/^[b-z]{4}$/);
  expect(classNames('/other/src', false)('hero', '/other/src/site/home/Hero.module.css?inline')).toBe(name);
});

it('no class name stands for two classes', () => {
  const name = (index: number) => read(`name-${index}`, '/site/src/Many.module.css');
  // Of so many names two have the same four letters.
  expect(() => Array.from({ length: 5000 }, (_, index) => name(index))).toThrow('get the same class name');
});
