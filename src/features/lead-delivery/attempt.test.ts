import { beforeEach, expect, it, vi } from 'vitest';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A tab's storage, and a page in that tab: loading a page anew starts the module anew. */
const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const forbidden = { getItem: deny, setItem: deny, removeItem: deny };
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
  expect(key).toMatch(uuid);
  expect(page.attemptFor('words').key).toBe(key);
  const next = await loadPage();
  expect(next.attemptFor('words')).toMatchObject({ key, openedAt });
});

it('has another key once other words were sent, and once a lead has arrived', async () => {
  const page = await loadPage();
  const first = page.attemptFor('words').key;
  const second = page.attemptFor('other words').key;
  page.endAttempt();
  const third = page.attemptFor('other words').key;
  expect(new Set([first, second, third]).size).toBe(3);
});

it('is what a later page of the tab has made of it, when a page comes back from memory', async () => {
  const before = await loadPage();
  const { key } = before.currentAttempt();
  const after = await loadPage();
  after.attemptFor('words');
  after.endAttempt();
  expect(before.attemptFor('other words').key).not.toBe(key);
});

it('keeps its key where the storage is full', async () => {
  vi.stubGlobal('sessionStorage', { ...storage(), setItem: deny });
  const page = await loadPage();
  expect(page.attemptFor('words').key).toBe(page.currentAttempt().key);
});

it('keeps its key within the page where the visitor has forbidden storage', async () => {
  vi.stubGlobal('sessionStorage', forbidden);
  const page = await loadPage();
  expect(page.attemptFor('words').key).toBe(page.currentAttempt().key);
});

it.each(['nonsense', '{}', '{"key":1,"openedAt":2}', 'null'])('starts anew when the storage holds %j', async (text) => {
  sessionStorage.setItem('attempt:lead', text);
  expect((await loadPage()).currentAttempt().key).toMatch(uuid);
});
