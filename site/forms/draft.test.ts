// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, getIdempotencyKey, restoreDraft, saveDraft } from './draft.ts';

/** A form as in the page, with some of its fields filled in. */
function formWith(typed: Record<string, string> = {}): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name"><textarea name="message"></textarea>
    <select name="department"><option value=""></option><option>PHY</option></select>
    <input type="checkbox" name="consent"><input name="captcha"></form>`;
  const form = document.querySelector('form') ?? expect.unreachable();
  for (const [name, value] of Object.entries(typed)) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    if (field.type === 'checkbox') field.checked = true;
    else field.value = value;
  }
  return form;
}
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const typed = { name: 'Rina', message: 'Hello', department: 'PHY', consent: 'on' };

beforeEach(() => sessionStorage.clear());

test('restores what was typed, except the captcha', () => {
  saveDraft('note', formWith({ ...typed, captcha: 'proof' }));
  const form = formWith();
  restoreDraft('note', form);
  expect(valuesOf(form)).toEqual({ ...typed, captcha: '' });
  expect(JSON.stringify(sessionStorage)).not.toContain('proof');
});

test('keeps newer input, and restores no other form', () => {
  saveDraft('note', formWith(typed));
  const form = formWith({ name: 'Hem' });
  restoreDraft('note', form);
  expect(valuesOf(form)).toMatchObject({ name: 'Hem', message: 'Hello' });
  const other = formWith();
  restoreDraft('message', other);
  expect(valuesOf(other)).toMatchObject({ name: '', message: '' });
});

test('keeps the key for the same fields and changes it for others', () => {
  saveDraft('note', formWith(typed));
  const key = getIdempotencyKey('note');
  saveDraft('note', formWith({ ...typed, captcha: 'another proof' }));
  expect(getIdempotencyKey('note')).toBe(key);
  saveDraft('note', formWith({ ...typed, name: 'Hem' }));
  expect(getIdempotencyKey('note')).not.toBe(key);
});

test('forgets everything after the form is accepted', () => {
  saveDraft('note', formWith(typed));
  const key = getIdempotencyKey('note');
  forgetDraft('note');
  expect(sessionStorage).toHaveLength(0);
  expect(getIdempotencyKey('note')).not.toBe(key);
});

test('works in a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('No', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const form = formWith(typed);
  saveDraft('note', form);
  restoreDraft('note', form);
  forgetDraft('note');
  expect(valuesOf(form)).toMatchObject(typed);
  expect(getIdempotencyKey('note')).toMatch(/^[0-9a-f]{32}$/);
});
