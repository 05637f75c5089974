import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './page-script.ts';

// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/, the basic one: it never moves by itself, so it has no pause button.
const parts = (page: Page) => {
  const carousel = page.locator('[aria-roledescription=carousel]').first();
  return {
    carousel,
    row: carousel.getByRole('group', { name: /, slides$/ }),
    slides: carousel.locator('[aria-roledescription=slide]'),
    position: carousel.locator('[data-words]'),
    announced: carousel.locator('[aria-live=polite]'),
    next: carousel.getByRole('button', { name: 'Next slides' }),
    previous: carousel.getByRole('button', { name: 'Previous slides' }),
  };
};

/** Opens the page at its first carousel, whose script is there unless it is held back. A row that moves at once is where it will be. */
async function open(page: Page, { width = 1440, isHeldBack = false } = {}) {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = isHeldBack ? await holdBack(page, /carousel\.client/) : () => {};
  await page.goto('/merchant-services', { waitUntil: 'commit' });
  const all = parts(page);
  await all.carousel.scrollIntoViewIfNeeded();
  const isAwake = () => expect(all.carousel).not.toHaveAttribute('data-pending');
  if (!isHeldBack) await isAwake();
  return { ...all, release, isAwake };
}

test('its parts have names and roles; buttons turn to slides not seen, arrow keys and Tab go from slide to slide, and all say where we are', async ({
  page,
}) => {
  const { carousel, row, slides, next, previous, position, announced } = await open(page, { width: 820 });
  await expect(carousel).toHaveRole('region');
  await expect(carousel).toHaveAccessibleName(/\w/);
  const count = await slides.count();
  await expect(slides.first()).toHaveRole('group');
  await expect(slides.first()).toHaveAccessibleName(new RegExp(`^1 of ${count}: \\w`));
  const id = await row.getAttribute('id');
  for (const button of [next, previous]) await expect(button).toHaveAttribute('aria-controls', id ?? '');

  // What its waking brought into view is not read out to somebody who reads elsewhere.
  await expect(position).toHaveText(`1–2 of ${count}`);
  await expect(announced).toHaveCount(0);
  for (const place of [row, next, slides.getByRole('link').first()]) {
    await place.focus();
    await page.keyboard.press('ArrowRight');
    await expect(announced).toHaveText(`Slides in view: 2–3 of ${count}`);
    await expect(slides.nth(2)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(/^1–2 of/);
  }
  // With another key they are the browser's own.
  for (const init of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    await next.dispatchEvent('keydown', { key: 'ArrowRight', ...init });
  }
  await expect(position).toHaveText(/^1–2 of/);

  await next.focus();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slides.getByRole('link').first()).toBeFocused();

  // At an end the focus moves to the button that still works.
  for (const key of ['Enter', 'Space']) {
    await next.press(key);
    await expect(position).toHaveText(`${count - 1}–${count} of ${count}`);
    await expect(slides.last()).toBeInViewport({ ratio: 1 });
    await expect(next).toBeDisabled();
    await expect(previous).toBeFocused();
    await previous.press(key);
    await expect(position).toHaveText(/^1–2 of/);
    await expect(previous).toBeDisabled();
    await expect(next).toBeFocused();
  }
});

test('the focus brings the slide that it is in, and the position follows who else scrolls the row', async ({
  page,
}) => {
  const { row, slides, position } = await open(page, { width: 390 });
  await slides.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(slides.getByRole('link').nth(1)).toBeFocused();
  await expect(position).toHaveText(/^2 of/);
  await expect(slides.getByRole('link').nth(1)).toBeInViewport({ ratio: 1 });
  await row.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect(position).toHaveText(/^1 of/);
});

test('a row that was swiped before its script came is where it says that it is', async ({ page }) => {
  const { row, slides, next, position, release } = await open(page, { width: 390, isHeldBack: true });
  await slides.nth(1).evaluate((slide) => slide.scrollIntoView({ block: 'nearest', inline: 'start' }));
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  release();
  await expect(position).toHaveText(/^2 of/);
  await next.press('Enter');
  await expect(position).toHaveText(/^3 of/);
  await expect(next).toBeFocused();
});

test('the focus that wakes a carousel is brought into view', async ({ page }) => {
  const { slides, release, isAwake } = await open(page, { isHeldBack: true });
  const last = slides.last().getByRole('link');
  await last.evaluate((link) => link.focus({ preventScroll: true }));
  release();
  await isAwake();
  await expect(last).toBeFocused();
  await expect(slides.last()).toBeInViewport({ ratio: 0.99 });
});

test('wherever a row of slides rests, none is cut where it begins', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  for (const carousel of await page.locator('[aria-roledescription=carousel]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).not.toHaveAttribute('data-pending');
    const next = carousel.getByRole('button', { name: 'Next slides' });
    if (!(await next.isVisible())) continue;
    const position = carousel.locator('[data-words]');
    const seen = new Set<string>();
    for (let at = await position.innerText(); !seen.has(at); at = await position.innerText()) {
      seen.add(at);
      const cut = () =>
        carousel.getByRole('group', { name: /, slides$/ }).evaluate((row) => {
          const { left } = row.getBoundingClientRect();
          const edges = Array.from(row.children, (slide) => slide.getBoundingClientRect());
          return edges.filter((slide) => slide.left < left - 1 && slide.right > left + 1).length;
        });
      await expect.poll(cut, `${await carousel.getAttribute('id')}, ${at}`).toBe(0);
      await next.press('ArrowRight');
    }
    expect(seen.size).toBeGreaterThan(1);
  }
});

test('where all slides are in view no control is, from the start; a slide takes 85% of a phone, 45% and 30% of wider measures', async ({
  page,
}) => {
  const { carousel, slides, next, position } = parts(page);
  for (const [width, share, isMovable] of [
    [390, 0.85, true],
    [820, 0.42, true],
    [1440, 0.27, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/gateway-services');
    for (const control of [next, position]) await expect(control).toBeVisible({ visible: isMovable });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).not.toHaveAttribute('data-pending');
    for (const control of [next, position]) await expect(control).toBeVisible({ visible: isMovable });
    const { width: slide = 0 } = (await slides.first().boundingBox()) ?? {};
    // Firefox shows a scrollbar beside the page.
    const visible = await page.evaluate(() => document.documentElement.clientWidth);
    expect(slide / visible).toBeCloseTo(share, 2);
  }
});
