import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../../harness/repository-copy.ts';
import { follow, readRecipe } from './recipe.ts';

/** The recipes, each followed to the letter on one copy of the repository. */
const recipes = ['docs/add-a-page.md', 'docs/add-a-landing-page.md', 'docs/add-an-article.md'].map((file) => ({
  file,
  ...readRecipe(file),
}));

describe('a copy in which the recipes were followed', () => {
  let copy: RepositoryCopy;
  beforeAll(() => {
    copy = copyRepository();
    // What the recipes write is then all that has changed, as it is for whoever follows one.
    const git = 'git -c user.name=Recipes -c user.email=recipes@localhost';
    const commit = `git init --quiet --initial-branch=main && git add --all && ${git} commit --quiet --message=Sources`;
    expect(copy.run('sh', '-c', commit)).toMatchObject({ code: 0 });
    for (const recipe of recipes) follow(recipe, copy.root);
  });
  afterAll(() => copy.remove());

  it.each(recipes)('$file says what to write, and how to see that it holds', ({ steps, commands }) => {
    expect(steps).not.toEqual([]);
    expect(commands).not.toEqual([]);
  });

  const commands = new Map(recipes.flatMap(({ commands }) => commands).map((command) => [command.join(' '), command]));
  it.each([...commands])('passes %s', (_, [program = '', ...args]) => {
    const { code, output } = copy.run(program, ...args);
    expect(code, output).toBe(0);
  });
});
