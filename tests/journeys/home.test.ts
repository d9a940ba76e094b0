import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { en } from '../../site/strings/en.ts';
import { parse } from '../../site/testing/markup.ts';
import { desktop, phone, visitors } from '../support/browser.ts';
import { patientFetch } from '../support/patient-fetch.ts';
import { ready } from '../support/soon.ts';

const { visit, expectNothingLeft } = visitors();
const site = inject('site');
afterAll(expectNothingLeft);

/** Opens the home page and closes the dialogs that open by themselves. */
async function openHome(options = {}): Promise<Page> {
  const page = await visit(options);
  await page.goto(site, { waitUntil: 'load' });
  await silencePopups(page);
  return page;
}
const silencePopups = (page: Page) =>
  page.locator('dialog[data-open-after]').evaluateAll((dialogs) => {
    for (const dialog of dialogs as HTMLDialogElement[]) {
      dialog.showModal = () => undefined;
      dialog.close();
    }
  });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');

/**
 * Opens the page with a fake clock. Each track counts its moves, so that tests need not wait for
 * them.
 */
async function openTimed(options = {}): Promise<Page> {
  const page = await visit(options);
  await page.clock.install();
  await page.addInitScript(() => {
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function (this: HTMLElement, ...to: unknown[]) {
      this.dataset.moved = String(Number(this.dataset.moved ?? 0) + 1);
      scrollTo.apply(this, to as never);
    };
  });
  await page.goto(site);
  await silencePopups(page);
  // By then observers have fired, in the order in which they were created.
  await bannerOf(page).evaluate(
    (banner) => new Promise((resolve) => new IntersectionObserver(resolve).observe(banner)),
  );
  return page;
}
const bannerOf = (page: Page) => page.locator('[data-carousel="10000"]');

describe('moving parts', () => {
  const moved = async (page: Page) =>
    Number(await bannerOf(page).locator('ul').getAttribute('data-moved'));
  const scrollLeft = (page: Page) =>
    bannerOf(page)
      .locator('ul')
      .evaluate((track) => track.scrollLeft);

  test('the banner moves by itself, and stops when paused by keyboard', async () => {
    const page = await openTimed();
    await page.clock.runFor(10_500);
    await expect.poll(() => scrollLeft(page)).toBeGreaterThan(0);
    const pause = bannerOf(page).getByRole('button', { name: /^Pause/ });
    await pause.focus();
    await page.keyboard.press('Enter');
    await bannerOf(page).getByRole('button', { name: /^Play/ }).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const before = await moved(page);
    expect(before).toBeGreaterThan(0);
    await page.clock.runFor(30_000);
    expect(await moved(page)).toBe(before);
  });

  test('the banner stops under the pointer and while focused, and continues afterwards', async () => {
    const page = await openTimed();
    await bannerOf(page).hover();
    await page.clock.runFor(30_000);
    expect(await moved(page)).toBe(0);
    await page.mouse.move(5, 5);
    await bannerOf(page).getByRole('button', { name: /^Next/ }).focus();
    await page.clock.runFor(30_000);
    expect(await moved(page)).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(10_500);
    expect(await moved(page)).toBe(1);
    await expect.poll(() => scrollLeft(page)).toBeGreaterThan(0);
  });

  test('the ticker runs at its speed and can be paused', async () => {
    const page = await openTimed();
    const list = page.locator('[data-ticker] ul');
    /**
     * Distance moved in pixels, and the animation's own time in milliseconds, because the test
     * controls the page's clock.
     */
    const position = () =>
      list.evaluate((element) => ({
        left: -new DOMMatrix(getComputedStyle(element).transform).m41,
        time: Number(element.getAnimations()[0]?.currentTime),
      }));
    await page.mouse.move(5, 5);
    const from = await position();
    await expect.poll(async () => (await position()).time - from.time).toBeGreaterThan(1000);
    const now = await position();
    const speed = ((now.left - from.left) / (now.time - from.time)) * 1000;
    expect(speed).toBeGreaterThan(20);
    expect(speed).toBeLessThan(30);
    await page.locator('[data-ticker] button').click();
    expect(await position()).toEqual({ left: -0, time: Number.NaN });
  });

  test('nothing moves with reduced motion', async () => {
    const page = await openTimed({ reducedMotion: 'reduce' });
    await bannerOf(page).getByRole('button', { name: /^Play/ }).waitFor();
    const positions = () =>
      page.evaluate(() => {
        const tracks = [...document.querySelectorAll('[data-carousel] ul, [data-ticker] ul')];
        return tracks.map((track) => [track.scrollLeft, getComputedStyle(track).transform]);
      });
    const before = await positions();
    expect(before.length).toBeGreaterThan(3);
    await page.clock.runFor(30_000);
    expect(await page.locator('[data-moved]').count()).toBe(0);
    expect(await positions()).toEqual(before);
    const running = await page.evaluate(() => {
      const all = document.getAnimations();
      return all.filter(({ playState }) => playState === 'running').length;
    });
    expect(running).toBe(0);
  });
});

describe('dialogs', () => {
  test('the featured popup opens after 5 s, keeps focus, and Escape gives it back', async () => {
    const page = await visit();
    await page.clock.install();
    await page.goto(site);
    const open = page.locator('dialog[open]');
    await page.clock.runFor(1000);
    // The demo's holiday may open first; it is closed as a visitor would.
    if (await page.locator('dialog[open]:not(#featured)').count())
      await page.keyboard.press('Escape');
    const login = page.locator('header summary').first();
    await login.focus();
    expect(await page.locator('#featured[open]').count()).toBe(0);
    await page.clock.runFor(5000);
    await page.locator('#featured[open]').waitFor();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    expect(await open.count()).toBe(0);
    expect(await login.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('the page', () => {
  test('sticks its menu after 150 px', async () => {
    const page = await openHome();
    const bar = page.locator('[data-sticky]');
    expect(await bar.getAttribute('data-stuck')).toBeNull();
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => bar.getAttribute('data-stuck')).not.toBeNull();
    await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? -1)).toBe(0);
  });

  test('shows four departments, then all, then four', async () => {
    const page = await openHome();
    const arts = page
      .locator('main div')
      .filter({ has: page.locator(`:scope > h3`, { hasText: en.home.arts }) });
    const links = arts.locator('a[href^="/department/"]');
    const countVisible = () => links.locator('visible=true').count();
    expect(await countVisible()).toBe(4);
    await arts.getByText(en.home.showMore, { exact: true }).click();
    expect(await links.count()).toBeGreaterThan(4);
    expect(await countVisible()).toBe(await links.count());
    await arts.getByText(en.home.showLess, { exact: true }).click();
    expect(await countVisible()).toBe(4);
  });

  test.each(['/', '/as'])('holds fewer than 1,200 elements: %s', async (path) => {
    const { all } = parse(await (await patientFetch(site + path)).text());
    // With scripts, the content of noscript is text, not elements.
    const elements = all('*:not(noscript *)');
    expect(elements.length).toBeGreaterThan(500);
    expect(elements.length).toBeLessThan(1200);
  });

  test('counts a visitor once a day', async () => {
    const page = await visit();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/initialisation/')) calls.push(new URL(request.url()).pathname);
    });
    await page.goto(site);
    await expect.poll(() => page.locator('[data-counter]').textContent()).toMatch(/^[\d,]+$/);
    await page.goto(`${site}/departments`);
    await expect.poll(() => calls.length).toBe(2);
    expect(calls).toEqual(['/initialisation/setcount', '/initialisation/getcount']);
  });

  test('shows a phone its first banner without asking for it, and a screen the large copy', async () => {
    const banner = async (viewport: typeof phone) => {
      const page = await visit({ viewport, deviceScaleFactor: 2 });
      await page.goto(site, { waitUntil: 'load' });
      return page
        .locator('[data-carousel="10000"] img')
        .first()
        .evaluate(async (image) => {
          await (image as HTMLImageElement).decode();
          return (image as HTMLImageElement).currentSrc;
        });
    };
    expect(await banner(phone)).toMatch(/^data:image\/avif;base64,/);
    expect(await banner(desktop)).toMatch(/\.1440\.avif$/);
  });

  test('says that a link opened in a new tab', async () => {
    const page = await openHome();
    const link = page.locator('main a[target="_blank"]:visible').first();
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
    await link.evaluate((element) => element.setAttribute('href', '/departments'));
    // Checked at once, because the toast is shown for 4 s, which a busy machine may need for the
    // new tab.
    const message = page.locator('#toast').evaluate(
      (toast) =>
        new Promise((resolve) => {
          new MutationObserver(() => resolve(toast.textContent)).observe(toast, {
            childList: true,
          });
        }),
    );
    await link.click();
    expect(await message).toBe('Link opend in a new tab');
  });

  test('does not scroll sideways at 360 px nor at 1280 px', async () => {
    const page = await visit();
    for (const path of ['/', '/departments', '/notifications/administrative', '/visitors-note']) {
      await page.goto(site + path);
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        const wider = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(wider, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('logs no error', async () => {
    const page = await visit();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(`${line.text()} ${line.location().url}`);
    });
    const paths = ['/', '/departments', '/visitors-note', '/events', '/department/PHY'];
    await ready(site, paths);
    for (const path of paths) await page.goto(site + path, { waitUntil: 'networkidle' });
    expect(errors).toEqual([]);
    expect(await focused(page)).toContain('<body');
  });
});
