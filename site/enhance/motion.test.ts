// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { pauseButton } from './motion.ts';

const button = () => {
  document.body.innerHTML = '<button data-playing data-words="Pause|Play"></button>';
  return document.querySelector('button') as HTMLElement;
};
const wants = (stillness: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: stillness && query === '(prefers-reduced-motion: reduce)',
  }));
const stateOf = (element: HTMLElement) =>
  ['data-playing', 'aria-label'].map((name) => element.getAttribute(name));

test('the button says what it does', () => {
  wants(false);
  const [pause, heard] = [button(), vi.fn()];
  pauseButton(pause, heard);
  expect(stateOf(pause)).toEqual(['true', 'Pause']);
  pause.click();
  expect(stateOf(pause)).toEqual(['false', 'Play']);
  pause.click();
  expect(stateOf(pause)).toEqual(['true', 'Pause']);
  expect(heard.mock.calls).toEqual([[true], [false], [true]]);
});

test('reduced motion starts paused, and the visitor may play', () => {
  wants(true);
  const [pause, heard] = [button(), vi.fn()];
  pauseButton(pause, heard);
  expect(stateOf(pause)).toEqual(['false', 'Play']);
  pause.click();
  expect(heard.mock.calls).toEqual([[false], [true]]);
});

test('moves without a button', () => {
  wants(false);
  const heard = vi.fn();
  pauseButton(null, heard);
  expect(heard).toHaveBeenCalledExactlyOnceWith(true);
});
