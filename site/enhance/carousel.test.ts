// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { laidOut, watchObservers } from '../testing/layout.ts';
import { carousels } from './carousel.ts';

const WIDTH = 100;
let observers: ReturnType<typeof watchObservers>;

/** A carousel of three items that shows one and moves on every second. */
function carouselOf(count = 3) {
  document.body.innerHTML = `
    <section data-carousel="1000" aria-label="Photos">
      ${count > 1 ? '<div data-words="Previous|Pause|Play|Next"></div>' : ''}
      <ul>${'<li></li>'.repeat(count)}</ul>
    </section>`;
  const root = document.querySelector('section') as HTMLElement;
  const track = laidOut('ul', { scrollWidth: count * WIDTH, clientWidth: WIDTH });
  for (const [index, item] of [...track.children].entries())
    Object.defineProperty(item, 'offsetLeft', { value: 20 + index * WIDTH });
  carousels();
  observers.at(-1)?.([{ target: root, isIntersecting: true }]);
  const press = (name: string) => root.querySelector<HTMLElement>(name)?.click();
  return { root, press, scrollPosition: () => track.scrollLeft };
}
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000);

beforeEach(() => {
  observers = watchObservers();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('moves by one item, and from the last to the first', () => {
  const { scrollPosition } = carouselOf();
  seconds(1);
  expect(scrollPosition()).toBe(WIDTH);
  seconds(1);
  expect(scrollPosition()).toBe(2 * WIDTH);
  seconds(1);
  expect(scrollPosition()).toBe(0);
});

test('moves with two items, not with one', () => {
  const { scrollPosition } = carouselOf(2);
  seconds(1);
  expect(scrollPosition()).toBe(WIDTH);
  vi.clearAllTimers();
  carouselOf(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('steps with its buttons, and around both ends', () => {
  const { press, scrollPosition } = carouselOf();
  press('[data-step="1"]');
  expect(scrollPosition()).toBe(WIDTH);
  press('[data-step="-1"]');
  expect(scrollPosition()).toBe(0);
  press('[data-step="-1"]');
  expect(scrollPosition()).toBe(2 * WIDTH);
  press('[data-step="1"]');
  expect(scrollPosition()).toBe(0);
});

test('reaches an end within two pixels', () => {
  const { root, press, scrollPosition } = carouselOf();
  const track = root.querySelector('ul') as HTMLElement;
  track.scrollLeft = 2 * WIDTH - 2;
  press('[data-step="1"]');
  expect(scrollPosition()).toBe(0);
  track.scrollLeft = 2;
  press('[data-step="-1"]');
  expect(scrollPosition()).toBe(2 * WIDTH);
  track.scrollLeft = 3;
  press('[data-step="-1"]');
  expect(scrollPosition()).toBe(3 - WIDTH);
});

describe('stops', () => {
  test.each([
    ['under the pointer', 'pointerenter', 'pointerleave'],
    ['while it has focus', 'focusin', 'focusout'],
  ])('%s, and moves on afterwards', (_when, from, until) => {
    const { root, scrollPosition } = carouselOf();
    root.dispatchEvent(new Event(from));
    seconds(5);
    expect(scrollPosition()).toBe(0);
    root.dispatchEvent(new Event(until));
    seconds(1);
    expect(scrollPosition()).toBe(WIDTH);
  });

  test('while it is paused', () => {
    const { press, scrollPosition } = carouselOf();
    press('[data-playing]');
    seconds(5);
    expect(scrollPosition()).toBe(0);
    press('[data-playing]');
    seconds(1);
    expect(scrollPosition()).toBe(WIDTH);
  });

  test('while it is out of view', () => {
    const { root, scrollPosition } = carouselOf();
    observers.at(-1)?.([{ target: root, isIntersecting: false }]);
    expect(vi.getTimerCount()).toBe(0);
    seconds(5);
    expect(scrollPosition()).toBe(0);
    observers.at(-1)?.([{ target: root, isIntersecting: true }]);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    seconds(5);
    expect(scrollPosition()).toBe(0);
    hidden.mockReturnValue(false);
    seconds(1);
    expect(scrollPosition()).toBe(WIDTH);
  });
});
