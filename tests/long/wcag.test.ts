/**
 * Criteria of WCAG that axe does not judge, in both languages: widths, spacing, focus, keyboard, pointer, reading without
 * style sheets. Rows of `duties/gigw-3.yaml` name this file.
 *
 * @long 60 s
 * @for site/components site/kinds site/layout site/pages site/styles
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { desktop, phone, visitors } from '../support/browser.ts';

const { visit } = visitors();
const site = inject('site');

/** Pages that together have every component with which a visitor works. */
const paths = [
  ...['/', '/contactus', '/notifications/administrative', '/department/PHY', '/visitors-note'],
  ...['/search?q=exam', '/programmes', '/gallery/photo', '/iqac/sss'],
];
const pages = paths.flatMap((path) => [path, path === '/' ? '/as' : `/as${path}`]);

const open = async (path: string, options = {}): Promise<Page> => {
  const page = await visit({
    viewport: desktop,
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...options,
  });
  // Dialogs that open by themselves have tests of their own.
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => undefined;
  });
  await page.goto(site + path, { waitUntil: 'load' });
  return page;
};

/** Pixels by which a page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Texts that are cut off by their own box. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')].flatMap((element) => {
      const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
      const isClipped = overflowX === 'hidden' || overflowY === 'hidden' || overflowX === 'clip';
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const isHidden = clipPath !== 'none' || clientWidth <= 1 || clientHeight <= 1;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!isClipped || isHidden || !hasText || webkitLineClamp !== 'none') return [];
      const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      return isCut ? [element.textContent?.trim().slice(0, 60) ?? ''] : [];
    }),
  );

/** The four spacings of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

describe.each(pages)('%s', (path) => {
  test('needs no sideways scrolling at 320 px, in both orientations and at 200 %', async () => {
    const page = await open(path, { viewport: { width: 320, height: 568 } });
    const widths = [
      [320, 568],
      [568, 320],
      [desktop.width / 2, desktop.height / 2],
    ] as const;
    for (const [width, height] of widths) {
      await page.setViewportSize({ width, height });
      expect([width, await overflowOf(page)]).toEqual([width, 0]);
    }
  });

  test('loses nothing with wider spacing of text', async () => {
    const page = await open(path, { viewport: { width: 320, height: 568 } });
    await page.addStyleTag({ content: spacing });
    expect([await overflowOf(page), await cutTexts(page)]).toEqual([0, []]);
  });

  test('begins with a link to the content, shows the focus at every stop and lets it leave', async () => {
    const page = await open(path);
    await page.keyboard.press('Tab');
    const first = await page.evaluate(() => {
      const { top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return { href: document.activeElement?.getAttribute('href'), isSeen: top >= 0 && height > 1 };
    });
    expect(first).toEqual({ href: expect.stringMatching(/^#/), isSeen: true });
    const address = page.url();
    const unseen: string[] = [];
    for (let stops = 0; ; stops += 1) {
      expect(stops).toBeLessThan(400);
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const isMarked =
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
        return { isMarked, html: element.outerHTML.slice(0, 100) };
      });
      if (!stop) break;
      if (!stop.isMarked) unseen.push(stop.html);
      await page.keyboard.press('Tab');
    }
    expect(unseen).toEqual([]);
    // The focus alone opened no other page and no dialog.
    expect([page.url(), await page.locator('dialog[open]').count()]).toEqual([address, 0]);
  });

  test('reads in order without style sheets', async () => {
    const page = await open(path);
    const tops = await page.evaluate(() => {
      for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]'))
        sheet.remove();
      const parts = ['body > header', 'main h1', 'body > footer'];
      return parts.flatMap(
        (part) => document.querySelector(part)?.getBoundingClientRect().top ?? [],
      );
    });
    expect(tops).toEqual(tops.toSorted((first, second) => first - second));
    expect(await page.locator('main').innerText()).toMatch(/\S/);
  });

  test('names of controls contain their labels, and tokens of fields are valid', async () => {
    const page = await open(path);
    const found = await violationsOf(page, ['label-content-name-mismatch', 'autocomplete-valid']);
    expect(found).toEqual([]);
  });
});

declare const axe: typeof import('axe-core');
async function violationsOf(page: Page, rules: string[]): Promise<string[]> {
  const { findViolations } = await import('../support/axe.ts');
  // Loads axe into the page.
  await findViolations(page);
  return page.evaluate(async (values) => {
    // The name of the college is its own label, in two languages, which the rule reads without the space between them.
    const exclude = ['[aria-labelledby="brand"]'];
    const { violations } = await axe.run({ exclude }, { runOnly: { type: 'rule', values } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}

test('fields about the visitor fill themselves', async () => {
  for (const path of ['/visitors-note', '/alumni-registration', '/student-message']) {
    const page = await open(path);
    const tokens = await page
      .locator('main :is([name="name"], [name="email"], [name="phone"])')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete') ?? ''));
    expect(tokens.length).toBeGreaterThan(1);
    expect(tokens.filter((token) => !/^(name|email|tel)/.test(token))).toEqual([]);
  }
});

test('a press that leaves its link before it ends does nothing', async () => {
  const page = await open('/');
  const box = await page.locator('body > footer a').first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 2);
  await page.mouse.down();
  await page.mouse.move(1, 1);
  await page.mouse.up();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a choice in a list opens nothing before its button is pressed', async () => {
  const page = await open('/search?q=exam');
  const address = page.url();
  for (const select of await page.locator('main select').all()) {
    await select.focus();
    await page.keyboard.press('ArrowDown');
  }
  expect(page.url()).toBe(address);
});

test('header and footer have the same links in the same order on every page', async () => {
  const page = await visit({ viewport: phone, javaScriptEnabled: false });
  for (const prefix of ['', '/as']) {
    const frames = new Set<string>();
    for (const path of paths.slice(1)) {
      await page.goto(site + prefix + path);
      // The links to the other language and to the page itself differ.
      const links = await page
        .locator('body > header nav a, body > footer a')
        .evaluateAll((all) =>
          all
            .filter((link) => !link.hasAttribute('hreflang'))
            .map(({ textContent }) => textContent?.trim()),
        );
      frames.add(links.join('\n'));
    }
    expect(frames.size).toBe(1);
  }
});
