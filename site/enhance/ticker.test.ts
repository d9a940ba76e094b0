// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { laidOut } from '../testing/layout.ts';
import { ticker } from './ticker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);

/** A row of 500 pixels in a view of 300, that runs 100 pixels a second. */
function start() {
  document.body.innerHTML = `
    <section data-ticker="100">
      <button data-playing data-words="Pause|Play"></button><div><ul></ul></div>
    </section>`;
  const list = laidOut('ul', { scrollWidth: 500 });
  const frame = laidOut('div', { clientWidth: 300 });
  const root = laidOut('section', {});
  frame.scrollLeft = 40;
  ticker();
  // The first frame has nothing to measure its time by.
  vi.advanceTimersToNextFrame();
  const at = () => Number(/translateX\((.+)px\)/.exec(list.style.transform)?.[1] ?? Number.NaN);
  return { root, frame, list, at, pause: () => root.querySelector('button')?.click() };
}

test('runs at its speed, from where it was put back', () => {
  const { at, frame, root } = start();
  expect([frame.scrollLeft, root.hasAttribute('data-running')]).toEqual([0, true]);
  expect(at()).toBeCloseTo(0);
  seconds(2);
  expect(at()).toBeGreaterThan(-205);
  expect(at()).toBeLessThan(-195);
});

test('having left on one side, comes in on the other', () => {
  const { at } = start();
  seconds(4.9);
  expect(at()).toBeLessThan(-480);
  seconds(0.2);
  expect(at()).toBeGreaterThan(280);
  seconds(3);
  expect(at()).toBeLessThan(10);
});

test.each([
  ['pointerenter', 'pointerleave', 100],
  ['focusin', 'focusout', 0],
])('stands from %s to %s', (from, until, stands) => {
  const { at, frame, list } = start();
  seconds(1);
  frame.dispatchEvent(new Event(from));
  const stood = list.style.transform;
  // Who comes by keyboard is shown the row from its beginning.
  expect(stood === '').toBe(stands === 0);
  seconds(3);
  expect(list.style.transform).toBe(stood);
  frame.dispatchEvent(new Event(until));
  seconds(1);
  expect(at()).toBeGreaterThan(-stands - 105);
  expect(at()).toBeLessThan(-stands - 95);
});

test('is a row to scroll by hand while it is paused, and runs from its beginning after', () => {
  const { at, list, root, pause } = start();
  seconds(2);
  pause();
  expect([list.style.transform, root.hasAttribute('data-running')]).toEqual(['', false]);
  seconds(1);
  expect(list.style.transform).toBe('');
  expect(vi.getTimerCount()).toBe(0);
  pause();
  vi.advanceTimersToNextFrame();
  seconds(1);
  expect(at()).toBeGreaterThan(-105);
  expect(at()).toBeLessThan(-95);
});

test('a page without one, or with an empty one, is left alone', () => {
  for (const html of ['', '<section data-ticker="100"></section>']) {
    document.body.innerHTML = html;
    ticker();
    expect(vi.getTimerCount()).toBe(0);
  }
});
