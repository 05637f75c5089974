import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './page-script.ts';

// https://www.w3.org/WAI/ARIA/apg/patterns/carousel/, the basic one: it never moves by itself, so it has no pause button.
const parts = (page: Page) => {
  const carousel = page.locator('[aria-roledescription=carousel]').first();
  return {
    carousel,
    row: carousel.getByRole('group', { name: /, slides$/ }),
    slides: carousel.locator('[aria-roledescription=slide]'),
    current: carousel.locator('[aria-roledescription=slide][aria-current=true]'),
    position: carousel.locator('[aria-live=polite]'),
    next: carousel.getByRole('button', { name: 'Next slide' }),
    previous: carousel.getByRole('button', { name: 'Previous slide' }),
  };
};

/** Opens a page at its first carousel. A row that moves at once is where it will be. */
async function open(page: Page, path: string, width = 1440) {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const all = parts(page);
  await all.carousel.scrollIntoViewIfNeeded();
  await expect(all.carousel).not.toHaveAttribute('data-pending');
  return all;
}

test('its parts have names and roles; buttons and arrow keys move one slide and say where we are', async ({ page }) => {
  const { carousel, row, slides, next, previous, position, current } = await open(page, '/merchant-services');
  await expect(carousel).toHaveRole('region');
  await expect(carousel).toHaveAccessibleName(/\w/);
  const count = await slides.count();
  await expect(slides.first()).toHaveRole('group');
  await expect(slides.first()).toHaveAccessibleName(new RegExp(`^1 of ${count}: \\w`));
  await expect(slides.last()).toHaveAccessibleName(new RegExp(`^${count} of ${count}: \\w`));
  const id = await row.getAttribute('id');
  for (const button of [next, previous]) await expect(button).toHaveAttribute('aria-controls', id ?? '');

  for (const key of ['Enter', 'Space']) {
    await next.press(key);
    await expect(position).toHaveText(/^Slide 2 of/);
    await expect(current).toHaveAccessibleName(/^2 of/);
    await expect(next).toBeFocused();
    await previous.press(key);
    await expect(position).toHaveText(/^Slide 1 of/);
  }
  for (const place of [row, next, slides.getByRole('link').first()]) {
    await place.press('ArrowRight');
    await expect(position).toHaveText(/^Slide 2 of/);
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(/^Slide 1 of/);
  }
  // With another key they are the browser's own.
  for (const init of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
    await next.dispatchEvent('keydown', { key: 'ArrowRight', ...init });
  }
  await expect(position).toHaveText(/^Slide 1 of/);
});

test('Tab leads past the buttons to the slides; at the end the focus moves to the button that still works', async ({
  page,
}) => {
  const { row, next, previous, position, slides } = await open(page, '/merchant-services');
  const count = await slides.count();
  await next.focus();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slides.getByRole('link').first()).toBeFocused();

  await next.focus();
  for (let step = 1; step < count; step += 1) await page.keyboard.press('Enter');
  await expect(position).toHaveText(`Slide ${count} of ${count}`);
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText(`Slide ${count - 1} of ${count}`);
});

test('a movement that is late to start is not undone by the end of the one before', async ({ page }) => {
  const { row, next, position } = await open(page, '/merchant-services', 390);
  await page.clock.install();
  await row.evaluate((element) => {
    element.scrollTo = () => {};
  });
  await next.press('Enter');
  for (const type of ['scroll', 'scrollend']) await row.dispatchEvent(type);
  await page.clock.runFor(1000);
  await expect(position).toHaveText(/^Slide 2 of/);
});

test('steps beyond the last that moves the row are not undone by its end; the position follows who else scrolls it', async ({
  page,
}) => {
  const { row, next, position, slides } = await open(page, '/payment-solutions');
  const count = await slides.count();
  await page.clock.install();
  for (let step = 1; step < count; step += 1) await next.dispatchEvent('click');
  for (const type of ['scroll', 'scrollend']) await row.dispatchEvent(type);
  await page.clock.runFor(1000);
  await expect(position).toHaveText(`Slide ${count} of ${count}`);
  await expect(slides.first()).not.toBeInViewport();
  await slides.first().evaluate((slide) => slide.scrollIntoView({ block: 'nearest' }));
  await expect(slides.first()).toBeInViewport();
  await row.dispatchEvent('scrollend');
  await page.clock.runFor(1000);
  await expect(position).toHaveText(/^Slide 1 of/);
});

test('the focus brings the slide that it is in', async ({ page }) => {
  const { slides, position } = await open(page, '/merchant-services', 390);
  const link = slides.getByRole('link').nth(1);
  await slides.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(position).toHaveText(/^Slide 2 of/);
  await expect(link).toBeInViewport({ ratio: 1 });
});

test('a row that was swiped before its script came is where it says that it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, /carousel\.client/);
  await page.goto('/merchant-services');
  const { carousel, row, slides, next, position } = parts(page);
  await carousel.scrollIntoViewIfNeeded();
  await slides
    .nth(2)
    .evaluate((slide) => slide.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' }));
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  release();
  await expect(carousel).not.toHaveAttribute('data-pending');
  await expect(position).toHaveText(/^Slide 3 of/);
  await next.press('Enter');
  await expect(position).toHaveText(/^Slide 4 of/);
});

test('the focus that wakes a carousel is brought into view', async ({ page }) => {
  const release = await holdBack(page, /carousel\.client/);
  await page.goto('/merchant-services');
  const { carousel, slides } = parts(page);
  await carousel.scrollIntoViewIfNeeded();
  const last = slides.last().getByRole('link');
  await last.evaluate((link) => link.focus({ preventScroll: true }));
  release();
  await expect(carousel).not.toHaveAttribute('data-pending');
  await expect(last).toBeFocused();
  await expect(slides.last()).toBeInViewport({ ratio: 0.99 });
});
