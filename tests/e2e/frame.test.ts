/** The frame of every page: header, menu, search, footer. */
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { desktop, phone, visitors } from '../support/browser.ts';

const { visit } = visitors();
const site = inject('site');
const reducedMotion = { reducedMotion: 'reduce', javaScriptEnabled: true } as const;
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.textContent || document.activeElement?.ariaLabel || '',
  );

/** Where an element ends, in pixels from the top of the window. */
const bottomOf = (element: Locator) =>
  element.evaluate((shown) => shown.getBoundingClientRect().bottom);

test.each([
  ['360 px', phone, ['/privacy', '/department/NONE']],
  ['1280 px', desktop, ['/as/iqac/about', '/no-such-page']],
])(
  'every page and its lost addresses can be searched from at %s, without script',
  async (_, viewport, paths) => {
    const page = await visit({ viewport, javaScriptEnabled: false });
    for (const path of paths) {
      await page.goto(site + path);
      const field = page.locator('header input[type=search]');
      await field.fill('physics');
      await field.press('Enter');
      const prefix = path.startsWith('/as') ? '/as' : '';
      expect(page.url()).toBe(`${site}${prefix}/search?q=physics`);
    }
  },
);

test.each(['/', '/as/student-message'])(
  'Online Admission stays visible and covers nothing: %s',
  async (path) => {
    const page = await visit(reducedMotion);
    await page.goto(site + path);
    for (const viewport of [phone, { width: 1130, height: 800 }, desktop]) {
      await page.setViewportSize(viewport);
      for (const part of [0, 0.3, 1]) {
        await page.evaluate((share) => scrollTo(0, share * document.body.scrollHeight), part);
        const covered = () =>
          page.evaluate(() => {
            const bar = document.querySelector('[data-sticky]');
            const button = bar?.querySelector(':scope > div > a[href^="http"]');
            if (!bar || !button) return ['it is not there'];
            const [outer, inner] = [bar.getBoundingClientRect(), button.getBoundingClientRect()];
            const inside = inner.top >= outer.top && inner.bottom <= outer.bottom;
            const others = [...bar.querySelectorAll('button, summary, a')]
              .filter((other) => other !== button && !other.closest('ul'))
              .filter((other) => {
                const { left, right, top, bottom, width } = other.getBoundingClientRect();
                const apart = right <= inner.left || left >= inner.right;
                return width > 0 && !apart && bottom > inner.top && top < inner.bottom;
              });
            const visible = inner.top >= 0 && inner.bottom <= innerHeight;
            return [
              ...(inside ? [] : ['it leaves the bar']),
              ...(visible ? [] : ['it is out of sight']),
              ...others.map((other) => `it covers ${other.textContent}`),
            ];
          });
        await expect.poll(covered, { message: `${viewport.width} px at ${part}` }).toEqual([]);
      }
    }
  },
);

test.each(['/privacy', '/as/iqac/about', '/search?q=exam', '/students/notification'])(
  'header and menu leave room on a phone: %s',
  async (path) => {
    const page = await visit({ viewport: phone, javaScriptEnabled: false });
    await page.goto(site + path);
    // The title ends in the upper third of the screen, the first result on the screen.
    expect(await bottomOf(page.locator('main h1'))).toBeLessThan(phone.height / 3);
    if (!path.startsWith('/search')) return;
    // The first result may have no marked words, because it matched by its title only.
    const result = page.locator('main li:has(> p) > a').first();
    expect(await bottomOf(result)).toBeLessThanOrEqual(phone.height);
  },
);

test('the drawer opens by keyboard, folds, closes with Escape and gives focus back', async () => {
  const page = await visit({ viewport: phone, ...reducedMotion });
  await page.goto(`${site}/departments`);
  const button = page.getByRole('button', { name: en.layout.menu, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.locator('#site-menu:popover-open').waitFor();
  const walked: string[] = [];
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    walked.push(await focused(page));
  }
  expect(walked[0]).toBe(en.layout.close);
  expect(walked.slice(1, 3)).toEqual([en.notFound.search, en.notFound.searchButton]);
  expect(walked[3]).toBe(en.pages['/']);
  expect(walked[4]).toContain(en.menu.about);
  expect(walked[5]).toContain(en.menu.academics);
  await page.keyboard.press('Enter');
  await page.locator('#site-menu a[href="/departments/arts"]').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('#site-menu:popover-open').count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('focus in the menu bar does not scroll the page', async () => {
  const page = await visit({ viewport: phone, ...reducedMotion });
  await page.goto(`${site}/departments`);
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('[data-stuck]').waitFor();
  await page.locator('[data-sticky] button').first().focus();
  expect(await page.evaluate(() => scrollY)).toBe(600);
});
