// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from './toast.ts';

document.body.innerHTML = `
  <p id="toast" data-new-tab="Opened in a new tab"></p>
  <a href="#x" target="_blank"><b>Out</b></a><i><a href="#x">In</a></i>`;
const toast = document.querySelector('#toast') as HTMLElement;
const say = (detail: string) => dispatchEvent(new CustomEvent('toast', { detail }));
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeAll(toasts);
beforeEach(() => {
  vi.useFakeTimers();
  toast.textContent = '';
  return () => vi.useRealTimers();
});

test('shows a message for four seconds', () => {
  say('The captcha is missing.');
  vi.advanceTimersByTime(3999);
  expect(toast.textContent).toBe('The captcha is missing.');
  vi.advanceTimersByTime(1);
  expect(toast.textContent).toBe('');
});

test('shows the last message for its own four seconds', () => {
  say('One');
  vi.advanceTimersByTime(3000);
  say('Two');
  vi.advanceTimersByTime(3999);
  expect(toast.textContent).toBe('Two');
});

test('announces only links that open a new tab', () => {
  press('i a');
  expect(toast.textContent).toBe('');
  press('b');
  expect(toast.textContent).toBe('Opened in a new tab');
});
