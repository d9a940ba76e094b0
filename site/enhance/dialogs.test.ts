// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dialogs } from './dialogs.ts';
import { askBeforeLeaving } from './leaving.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  return () => vi.useRealTimers();
});

/** The dialogs in the given HTML, after the script that opens them has started. */
function page(html: string) {
  document.body.innerHTML = html;
  dialogs();
  return [...document.querySelectorAll('dialog')] as HTMLDialogElement[];
}
const popup = (id: string, after: number, text = 'Admission is open.') =>
  `<dialog id="${id}" data-open-after="${after}">${text}<a href="#x">More</a><button data-close><b>Close</b></button></dialog>`;

describe('a dialog that opens by itself', () => {
  test('opens after its delay', () => {
    const [dialog] = page(popup('one', 5000));
    vi.advanceTimersByTime(4999);
    expect(dialog?.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(dialog?.open).toBe(true);
  });

  test('waits until another dialog is closed', () => {
    const [first, second] = page(popup('one', 0) + popup('two', 5));
    vi.advanceTimersByTime(10);
    expect([first?.open, second?.open]).toEqual([true, false]);
    first?.close();
    expect([first?.open, second?.open]).toEqual([false, true]);
  });

  test('stays closed for this visit until its text changes', () => {
    const [dialog] = page(popup('one', 0));
    vi.advanceTimersByTime(1);
    dialog?.close();
    const again = page(popup('one', 0) + popup('two', 0));
    vi.advanceTimersByTime(1);
    expect(again.map(({ open }) => open)).toEqual([false, true]);
    const [other] = page(popup('one', 0, 'Admission is closed.'));
    vi.advanceTimersByTime(1);
    expect(other?.open).toBe(true);
  });

  test('opens in a browser without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const [dialog] = page(popup('one', 0));
    vi.advanceTimersByTime(1);
    expect(dialog?.open).toBe(true);
    dialog?.close();
    expect(dialog?.open).toBe(false);
  });
});

test('a dialog without a delay opens on request and is not remembered', () => {
  const [dialog] = page('<dialog id="one"></dialog>');
  vi.advanceTimersByTime(60_000);
  expect(dialog?.open).toBe(false);
  dialog?.showModal();
  dialog?.close();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['dialog', false],
  ['[data-close]', false],
  ['[data-close] b', false],
  ['a', true],
])('a press on its %s keeps it open: %s', (selector, stays) => {
  const [dialog] = page(popup('one', 0));
  vi.advanceTimersByTime(1);
  document.querySelector<HTMLElement>(selector)?.click();
  expect(dialog?.open).toBe(stays);
});

test('asks before a link leads to a website that is not of a government', () => {
  const [dialog] = page(
    '<dialog id="leaving"><a data-other-site="" data-close>Open <b></b></a></dialog>' +
      '<a id="other" data-other-site="" href="https://example.org/a"><i>A</i></a>' +
      '<a id="state" data-other-site="gov" href="https://assam.gov.in">B</a><a id="own" href="#c">C</a>',
  );
  askBeforeLeaving();
  const press = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return [event.defaultPrevented, dialog?.open];
  };
  expect([press('#state'), press('#own')]).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(press('#other i')).toEqual([true, true]);
  const go = dialog?.querySelector('a');
  expect([go?.href, go?.textContent]).toEqual(['https://example.org/a', 'Open example.org']);
  expect(press('#leaving a')).toEqual([false, false]);
});
