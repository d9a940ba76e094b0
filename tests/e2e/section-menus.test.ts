/**
 * The menus beside and above the pages of a section.
 *
 * @long 60 s
 * @for contract/site-map site/components/navigation
 */
import { expect, inject, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { desktop, phone, visitors } from '../support/browser.ts';

const { visit } = visitors();
const site = inject('site');
const { pages, menu, general } = en;
const ofIqac = { name: general.pagesOf(menu.iqac) };
/** Height of a target in WCAG 2.5.8. */
const TARGET = 24;
/** Pages of IQAC: the built-in ones and the demo's own. */
const LINKS = 33 + 1;

test('the menu of IQAC shows its section in groups on a wide screen, with the current page', async () => {
  const page = await visit({ viewport: desktop, javaScriptEnabled: false });
  await page.goto(`${site}/iqac/sss`);
  const nav = page.getByRole('navigation', ofIqac);
  expect(await nav.getByRole('link').count()).toBe(LINKS);
  for (const group of [menu.reports, menu.meetings, menu.feedbacks])
    expect(await nav.getByText(group, { exact: true }).isVisible()).toBe(true);
  expect(await nav.locator('[aria-current]').allInnerTexts()).toEqual([pages['/iqac/sss']]);
});

test.each([
  ['1130 px', { width: 1130, height: 900 }, '/privacy'],
  ['1280 px', desktop, '/'],
  ['1280 px', desktop, '/as/iqac/sss'],
  ['360 px', phone, '/'],
] as const)(
  'the header at %s has the same whole section on %s, and all of it can be reached',
  async (_, viewport, path) => {
    const page = await visit({ viewport, javaScriptEnabled: false });
    await page.goto(site + path);
    if (viewport === phone) await page.locator('[popovertarget=site-menu]').first().click();
    const group = page
      .locator('#site-menu details')
      .filter({ has: page.locator('[href$="/iqac/dvv"]') });
    await group.locator('summary').click();
    const links = group.getByRole('link');
    expect(await links.count()).toBe(LINKS);
    expect(await group.locator('p').count()).toBe(3);
    for (const link of [links.first(), links.last()]) {
      await link.scrollIntoViewIfNeeded();
      const { x = -1, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      expect(height).toBeGreaterThanOrEqual(TARGET);
    }
  },
);

test('the menu of IQAC is folded on a phone and opens as a complete sheet', async () => {
  // With reduced motion, because it would otherwise be measured during an animation.
  const page = await visit({ viewport: phone, javaScriptEnabled: false, reducedMotion: 'reduce' });
  await page.goto(`${site}/iqac/sss`);
  const nav = page.getByRole('navigation', ofIqac);
  expect(await nav.getByRole('link').count()).toBe(0);
  await nav.getByRole('button').click();
  expect(await nav.getByRole('link').count()).toBe(LINKS);
  const { y = 0 } = (await nav.locator('[aria-current]').boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(phone.height);
  await nav.getByRole('link', { name: pages['/iqac/minutes'] }).click();
  expect(page.url()).toBe(`${site}/iqac/minutes`);
});

test.each(['', '/as'])(
  'a department has one row of pages, however wide its words are: %s',
  async (prefix) => {
    const page = await visit();
    await page.goto(`${site}${prefix}/department/PHY/achievements`);
    const nav = page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current]') })
      .last();
    await nav.evaluate((element) => {
      element.style.letterSpacing = '0.12em';
    });
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const links = await nav.locator('a:visible').evaluateAll((all) =>
        all.map((link) => {
          const { top, height } = link.getBoundingClientRect();
          return { top: Math.round(top), height };
        }),
      );
      expect(links.length, `at ${width} px`).toBeGreaterThan(1);
      expect(new Set(links.map(({ top }) => top)).size, `at ${width} px`).toBe(1);
      for (const { height } of links)
        expect(height, `at ${width} px`).toBeGreaterThanOrEqual(TARGET);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
  },
);
