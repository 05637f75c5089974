import { expect, test } from '@playwright/test';
import { missingPaths, pagePaths } from '../../harness/pages.ts';
import { routes } from '../../src/routes.ts';
import { awake } from './awake.ts';

const isNarrow = ({ width }: { readonly width: number }) => width < 1024;

test.describe('every page', () => {
  for (const path of pagePaths) {
    test(`${path} has landmarks, one h1, its own title and no message in the console`, async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path === '/' ? '/' : path}$`),
      );
      await awake(page);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(messages).toEqual([]);
    });
  }

  test('has a title and a description of its own', async ({ request }) => {
    const heads = await Promise.all(
      pagePaths.map(async (path) => {
        const html = await (await request.get(path)).text();
        return [/<title>([^<]+)<\/title>/.exec(html)?.[1], /name="description" content="([^"]+)"/.exec(html)?.[1]];
      }),
    );
    for (const column of [0, 1]) {
      const texts = heads.map((head) => head[column]);
      expect(texts.every((text) => text !== undefined && text.length > 0)).toBe(true);
      expect(new Set(texts).size).toBe(pagePaths.length);
    }
  });
});

for (const path of ['/', '/cash-discount', '/products']) {
  test(`${path} is where it was, when it is loaded anew and when the visitor comes back`, async ({ page }) => {
    await page.goto(path);
    await awake(page);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(-2);
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await heading.scrollIntoViewIfNeeded();
    const before = await top();
    await page.reload();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
    await page.goto('/about');
    await page.goBack();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });
}

test.describe('navigation', () => {
  test('reaches every route, and marks the page that is shown', async ({ page, viewport }) => {
    await page.goto('/about');
    if (viewport && isNarrow(viewport)) {
      await page.getByRole('button', { name: 'Menu' }).click();
    }
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    const header = page.getByRole('banner');
    for (const path of Object.values(routes)) {
      await expect(header.locator(`a[href="${path}"]`)).toHaveCount(1);
      await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()).toBeAttached();
    }
  });

  test('opens the solutions under one button, and closes them on Escape and on a click outside', async ({
    page,
    viewport,
  }) => {
    test.skip(!viewport || isNarrow(viewport), 'on a phone the solutions stand open in the menu');
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Solutions', exact: true });
    const link = page.getByRole('banner').getByRole('link', { name: /^Gateway services/ });
    await expect(link).toBeHidden();
    await button.click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(link).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(link).toBeHidden();
  });

  test('stays in view while the page scrolls', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});

test.describe('the menu of a phone', () => {
  test.beforeEach(async ({ page, viewport }) => {
    test.skip(!viewport || !isNarrow(viewport), 'wide screens have no menu button');
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Industries' })).toBeVisible();
  });

  test('closes when a link is clicked, and is closed on the way back', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Industries' })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Industries' })).toBeHidden();
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Industries' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('closes on a click outside and on its own button', async ({ page }) => {
    const link = page.getByRole('banner').getByRole('link', { name: 'Industries' });
    await page.mouse.click(20, 830);
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(link).toBeHidden();
  });

  test('is next in the order of Tab', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Merchant services/ })).toBeFocused();
  });
});

test.describe('moving about', () => {
  test('the skip link leads past the navigation', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a page opens at its top, and going back restores where the visitor was', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test('a hash link lands below the header', async ({ page }) => {
    await page.goto('/#solutions');
    const header = await page.getByRole('banner').boundingBox();
    const section = await page.locator('#solutions').boundingBox();
    expect(section && header && section.y >= header.height - 1).toBe(true);
    await expect(page.locator('#solutions')).toBeInViewport();
  });
});

test.describe('an address that leads nowhere', () => {
  test('answers 404 with the way home, and says so in the console', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    for (const path of ['/no-such-page', '/blog/category/fintech', '/blog/a/b']) {
      errors.length = 0;
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('paragraph').filter({ hasText: /^404$/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
      await expect.poll(() => errors.some((text) => text.includes(path))).toBe(true);
    }
  });

  test('below /blog answers 404 with Post Not Found and the way back', async ({ page }) => {
    const response = await page.goto('/blog/no-such-post');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  for (const path of missingPaths) {
    test(`${path} is kept out of search`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }
});
