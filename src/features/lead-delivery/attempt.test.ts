import { beforeEach, expect, it, vi } from 'vitest';

// What a lead is sent under within one page is held in a browser, against the inbox (tests/inbox).

/** A tab's storage, and a page in that tab: loading a page anew starts the module anew. */
const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
function deny(): never {
  throw new DOMException('denied', 'SecurityError');
}

async function loadPage() {
  vi.resetModules();
  return import('./attempt.ts');
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  return () => vi.unstubAllGlobals();
});

it('has one key for the same words, also on the next page of the tab', async () => {
  const page = await loadPage();
  const { key, openedAt } = page.currentAttempt();
  expect(page.attemptFor('words').key).toBe(key);
  const next = await loadPage();
  expect(next.attemptFor('words')).toMatchObject({ key, openedAt });
});

it('is what a later page of the tab has made of it, when a page comes back from memory', async () => {
  const before = await loadPage();
  const { key } = before.currentAttempt();
  const after = await loadPage();
  after.attemptFor('words');
  after.endAttempt();
  expect(before.attemptFor('other words').key).not.toBe(key);
});

it.each([
  ['is full', { ...storage(), setItem: deny }],
  ['is forbidden', { getItem: deny, setItem: deny, removeItem: deny }],
])('keeps its key within the page where the storage %s', async (_, poor) => {
  vi.stubGlobal('sessionStorage', poor);
  const page = await loadPage();
  expect(page.attemptFor('words').key).toBe(page.currentAttempt().key);
});

it.each(['nonsense', '{"key":1,"openedAt":2}', 'null'])('starts anew when the storage holds %j', async (text) => {
  sessionStorage.setItem('attempt:lead', text);
  expect((await loadPage()).currentAttempt().key).toMatch(/^[0-9a-f-]{36}$/);
});
