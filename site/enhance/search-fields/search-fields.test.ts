// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { searchFields } from './search-fields.ts';

const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const find = <Of extends HTMLElement>(selector: string) => document.querySelector(selector) as Of;

document.body.innerHTML = `
  <form action="/as/search"><input type="search" name="q" aria-keyshortcuts="/"></form>
  <form action="/elsewhere"><input type="search" id="other"></form>
  <textarea></textarea>
  <input type="checkbox" data-search-key checked>`;
const field = find('form input');
searchFields();

beforeEach(() => {
  localStorage.clear();
  (document.activeElement as HTMLElement).blur();
});

test('the key moves the focus to the field and is not typed', () => {
  expect(press('/')).toBe(true);
  expect(document.activeElement).toBe(field);
});

test.each([
  ['another key', () => press('a')],
  ['with Ctrl', () => press('/', document.body, { ctrlKey: true })],
  ['with Alt', () => press('/', document.body, { altKey: true })],
  ['with Meta', () => press('/', document.body, { metaKey: true })],
  ['in a text', () => press('/', find('textarea'))],
  ['in another field', () => press('/', find('#other'))],
])('ignores %s', (_name, pressed) => {
  expect(pressed()).toBe(false);
  expect(document.activeElement).not.toBe(field);
});

test('the key can be switched off and on', () => {
  const key = find<HTMLInputElement>('[data-search-key]');
  const set = (on: boolean) => {
    key.checked = on;
    key.dispatchEvent(new Event('change'));
  };
  set(false);
  expect(press('/')).toBe(false);
  set(true);
  expect(press('/')).toBe(true);
});

test('the key works in a browser without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(press('/')).toBe(true);
  vi.unstubAllGlobals();
});

const suggests = (field: HTMLElement) => field.getAttribute('role') === 'combobox';

test('only search fields suggest, once they have focus', async () => {
  expect(suggests(field)).toBe(false);
  find('#other').focus();
  field.focus();
  await vi.waitFor(() => expect(suggests(field)).toBe(true));
  expect(suggests(find('#other'))).toBe(false);
});

test('a field with focus before the script runs gets suggestions too', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form action="/search"><input type="search" id="early"></form>',
  );
  const early = find('#early');
  // The script that runs already does not hear of the focus.
  document.addEventListener('focusin', (event) => event.stopPropagation(), { once: true });
  early.focus();
  expect(document.activeElement).toBe(early);
  searchFields();
  await vi.waitFor(() => expect(suggests(early)).toBe(true));
});
