// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { close, open } from '../../testing/screen.ts';
import { AssameseDigits } from './AssameseDigits.tsx';

const insert = vi.fn();
beforeEach(() => {
  insert.mockReset();
  Object.assign(document, { execCommand: insert });
});
afterEach(close);

const type = async (id: string, data: string | null) => {
  await open(
    <AssameseDigits>
      <input id="number" type="number" />
      <input id="telephone" type="text" />
      <textarea id="text" />
    </AssameseDigits>,
  );
  const event = new InputEvent('beforeinput', { data, bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
};

test('a number field accepts Assamese digits', async () => {
  expect(await type('number', '১২')).toBe(true);
  expect(insert.mock.calls).toEqual([['insertText', false, '12']]);
});

test.each([
  ['telephone', '৯৮৬৪০'],
  ['text', '৩ জুলাই'],
  ['number', '12'],
  ['number', null],
])('a %s field keeps %j as it was typed', async (id, data) => {
  expect(await type(id, data)).toBe(false);
  expect(insert).not.toHaveBeenCalled();
});

test('stops listening when the admin is closed', async () => {
  await type('number', '12');
  await close();
  document.body.innerHTML = '<input id="number" type="number">';
  document
    .getElementById('number')
    ?.dispatchEvent(new InputEvent('beforeinput', { data: '১', bubbles: true }));
  expect(insert).not.toHaveBeenCalled();
});
