// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { laidOut, watchObservers } from '../testing/layout.ts';
import { ticker } from './ticker.ts';

let observers: ReturnType<typeof watchObservers>;
beforeEach(() => {
  observers = watchObservers();
});

/** The animations that the script requested, because happy-dom animates nothing. */
class Movement {
  currentTime = 0;
  state: 'running' | 'paused' | 'cancelled' = 'running';
  play() {
    this.state = 'running';
  }
  pause() {
    this.state = 'paused';
  }
  cancel() {
    this.state = 'cancelled';
  }
}

/** A row of 500 pixels in a view of 300 pixels, with a speed of 100 pixels a second. */
function start() {
  document.body.innerHTML = `
    <section data-ticker="100">
      <button data-playing data-words="Pause|Play"></button><div><ul></ul></div>
    </section>`;
  const list = laidOut('ul', { scrollWidth: 500 });
  const frame = laidOut('div', { clientWidth: 300 });
  const root = laidOut('section', {});
  const movements: Movement[] = [];
  const animate = vi.fn((_keyframes: object, _options: object) => {
    const movement = new Movement();
    movements.push(movement);
    return movement;
  });
  Object.assign(list, { animate });
  frame.scrollLeft = 40;
  ticker();
  const see = (isIntersecting: boolean) => observers.at(-1)?.([{ isIntersecting }]);
  const pause = () => root.querySelector('button')?.click();
  return { root, frame, animate, movements, see, pause, state: () => movements.at(-1)?.state };
}

test('runs at its speed from side to side, starting where the row was', () => {
  const { animate, frame, root, movements } = start();
  expect([frame.scrollLeft, root.hasAttribute('data-running')]).toEqual([0, true]);
  expect(animate.mock.calls).toEqual([
    [
      { transform: ['translateX(300px)', 'translateX(-500px)'] },
      { duration: 8000, iterations: Number.POSITIVE_INFINITY },
    ],
  ]);
  // By then the row has moved in by the width of the view.
  expect(movements.map(({ currentTime }) => currentTime)).toEqual([3000]);
});

test.each([
  ['pointerenter', 'pointerleave', 5000],
  // For the keyboard the row starts at its beginning.
  ['focusin', 'focusout', 3000],
])('stops from %s to %s', (from, until, time) => {
  const { frame, movements, state } = start();
  const [movement] = movements;
  if (movement) movement.currentTime = 5000;
  frame.dispatchEvent(new Event(from));
  expect([state(), movement?.currentTime]).toEqual(['paused', time]);
  frame.dispatchEvent(new Event(until));
  expect(state()).toBe('running');
});

test('stops out of view, and under a pointer when it comes back', () => {
  const { frame, see, state } = start();
  see(false);
  expect(state()).toBe('paused');
  frame.dispatchEvent(new Event('pointerenter'));
  see(true);
  expect(state()).toBe('paused');
  frame.dispatchEvent(new Event('pointerleave'));
  expect(state()).toBe('running');
});

test('is a row to scroll while paused, and then starts from the beginning', () => {
  const { movements, root, pause } = start();
  pause();
  expect(root.hasAttribute('data-running')).toBe(false);
  expect(movements.map(({ state }) => state)).toEqual(['cancelled']);
  pause();
  expect(movements.map(({ state, currentTime }) => [state, currentTime])).toEqual([
    ['cancelled', 3000],
    ['running', 3000],
  ]);
});

test('ignores a page without a ticker, or with an empty one', () => {
  for (const html of ['', '<section data-ticker="100"></section>']) {
    document.body.innerHTML = html;
    ticker();
    expect(observers).toEqual([]);
  }
});
