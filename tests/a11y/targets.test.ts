/**
 * Targets on a phone are at least 24 px wide and high, or have that much space around them (WCAG
 * 2.5.8).
 */
import { afterAll, expect, inject, test } from 'vitest';
import { oneOfEachKind, pageRoutes } from '../routes.ts';
import { phone, visitors } from '../support/browser.ts';

const { visit, expectNothingLeft } = visitors();
afterAll(expectNothingLeft);

/** Targets of the open page that are too close to another. */
function closeTargets(): string[] {
  // Half a pixel less, because browsers lay out fractions of pixels.
  const LEAST = 23.5;
  const pressed = 'a[href], button, summary, select, textarea, input:not([type="hidden"])';
  const isWithinLine = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
  const targets = [...document.querySelectorAll(pressed)]
    .filter((element) => element.checkVisibility() && !element.matches('.visually-hidden'))
    .filter((element) => !isWithinLine(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box: { width, height } }) => width > 1 && height > 1);
  type Target = (typeof targets)[number];
  const isSmall = ({ box: { width, height } }: Target) => width < LEAST || height < LEAST;
  const centreOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
  const isClose = (small: Target, other: Target) => {
    if (small.element.contains(other.element) || other.element.contains(small.element))
      return false;
    const [x, y] = centreOf(small.box);
    const { left, right, top, bottom } = other.box;
    const toBox = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const [otherX, otherY] = centreOf(other.box);
    const toCentre = Math.hypot(otherX - x, otherY - y);
    return toBox < LEAST / 2 || (isSmall(other) && toCentre < LEAST);
  };
  const nameOf = ({ element, box }: Target) =>
    `${element.textContent?.trim().slice(0, 40)} ${Math.round(box.width)}×${Math.round(box.height)}`;
  return targets.filter(isSmall).flatMap((small) => {
    const other = targets.find((target) => target !== small && isClose(small, target));
    return other ? [`${nameOf(small)} beside ${nameOf(other)}`] : [];
  });
}

test('links and buttons of every kind of page are large enough for a finger', async () => {
  const page = await visit({ viewport: phone, reducedMotion: 'reduce' });
  const closePairs: Record<string, string[]> = {};
  for (const { path } of oneOfEachKind(await pageRoutes(inject('cms')))) {
    await page.goto(inject('site') + path);
    const close = await page.evaluate(closeTargets);
    if (close.length > 0) closePairs[path] = close;
  }
  expect(closePairs).toEqual({});
});

test('the check finds links that are too close', async () => {
  const page = await visit({ viewport: phone });
  await page.setContent(
    '<ul style="font: 14px/16px serif"><li><a href="#a">One</a><li><a href="#b">Two</a></ul>' +
      '<p>See <a href="#c">this</a>,<br>or <a href="#d">that</a></p>',
  );
  expect(await page.evaluate(closeTargets)).toHaveLength(2);
});
