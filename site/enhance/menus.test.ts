// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { disclosures, drawer } from './menus.ts';

beforeAll(disclosures);
beforeEach(() => {
  const menu =
    '<details name="menu" open><summary>Menu</summary><a href="javascript:void 0">Entry</a></details>';
  document.body.innerHTML = `${menu}${menu}<details open><summary>More</summary></details><p></p>`;
});
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));

test('Escape closes menus and returns the focus to the name of the menu', () => {
  element('details a').focus();
  press('Escape');
  expect(open()).toEqual([false, false, true]);
  expect(document.activeElement).toBe(element('summary'));
});

test('Escape keeps the focus outside the menus', () => {
  press('Escape');
  expect(document.activeElement).toBe(document.body);
});

test('another key closes nothing', () => {
  press('Enter');
  expect(open()).toEqual([true, true, true]);
});

test('a press closes the other menus', () => {
  element('details a').click();
  expect(open()).toEqual([true, false, true]);
  element('p').click();
  expect(open()).toEqual([false, false, true]);
});

test('a press on a link to a part of the page closes the list of parts', () => {
  element('details a').setAttribute('href', '#section-3');
  element('details a').click();
  expect(open()).toEqual([false, false, true]);
});

test('opens closed parts for printing, but not menus', () => {
  const part = (open = '') => `<details ${open}><summary>Batch</summary>Rows</details>`;
  document.body.innerHTML = `<main>${part('open')}${part()}${part('name="menu"')}</main>`;
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true, false]);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([true, false, false]);
  // A part that the reader closes or opens later stays so.
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([true, false, false]);
});

test('a list closes when the keyboard leaves it', () => {
  document.body.innerHTML =
    '<div id="site-menu" popover="auto"><a href="/a">A</a></div><a id="below" href="/b">B</a>';
  const menu = element('#site-menu');
  const hidden: string[] = [];
  menu.hidePopover = () => void hidden.push('menu');
  drawer();
  const lists = vi.spyOn(document, 'querySelectorAll').mockReturnValue([menu] as never);
  for (const link of [element('#site-menu a'), element('#below')]) {
    vi.spyOn(link, 'matches').mockReturnValue(true);
    link.dispatchEvent(new Event('focusin', { bubbles: true }));
  }
  expect(hidden).toEqual(['menu']);
  lists.mockRestore();
});
