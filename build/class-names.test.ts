import { describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

const read = classNames('/site/src', false);

describe('the class names of CSS modules', () => {
  it('are the same wherever the site lies and whatever asks for them', () => {
    const name = read('hero', '/site/src/site/home/Hero.module.css');
    expect(name).toMatch(/^[a-z]{4}$/);
    expect(classNames('/other/src', false)('hero', '/other/src/site/home/Hero.module.css?inline')).toBe(name);
  });

  it('differ for classes and modules of the same name', () => {
    const names = ['home/Hero', 'about/Hero'].flatMap((file) =>
      ['hero', 'title'].map((name) => read(name, `/site/src/site/${file}.module.css`)),
    );
    expect(new Set(names).size).toBe(4);
  });

  it('say what was written while editing', () => {
    expect(classNames('/site/src', true)('hero', '/site/src/Hero.module.css')).toMatch(/^hero_[a-z]{4}$/);
  });

  it('never stand for two classes', () => {
    const name = (index: number) => read(`name-${index}`, '/site/src/Many.module.css');
    // Of so many names two have the same four letters.
    expect(() => Array.from({ length: 5000 }, (_, index) => name(index))).toThrow('get the same class name');
  });
});
