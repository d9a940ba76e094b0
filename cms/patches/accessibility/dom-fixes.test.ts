// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { say } from '../../words/say.ts';
import { applyDomFixes } from './dom-fixes.ts';

/** Payload's markup. */
const screen = `
  <nav class="nav__wrap"></nav><nav class="step-nav"></nav>
  <div class="collection-list"><header class="list-header"></header>
    <table><tr>
      <td><div class="select-row__checkbox"><input aria-label="" type="checkbox"></div></td>
      <td><a href="/1">Fees of 2026</a></td>
    </tr></table>
  </div>
  <div class="field-type select"><label class="field-label">Kind<span>*</span></label>
    <div class="rs__control"><input></div>
    <div class="clear-indicator" aria-hidden="true" role="button" tabindex="0"></div>
  </div>
  <div class="upload-field-card">
    <p class="upload-relationship-details__filename">fees.pdf</p>
    <button class="upload-relationship-details__remove"></button>
  </div>
  <div class="drawer-link"><span class="drawer-link__cell">1.1.1 Calendar</span>
    <button class="drawer-link__doc-drawer-toggler"></button></div>
  <div class="collapsible__toggle-wrap"><div class="collapsible__drag" role="button"></div>
    <div class="collapsible__header-wrap">1. Library</div></div>
  <div class="popup__trigger-wrap"><button>Per page: 25</button></div>
  <div class="popup__trigger-wrap"><button></button></div>
  <button aria-label="খোলক মেনু" class="nav-toggler"></button>
  <button aria-label="বন্ধ কৰক মেনু" class="nav-toggler nav-toggler--is-open"></button>
  <button data-button-key="bold"></button>
  <button aria-label="text dropdown" data-dropdown-key="text"></button>
  <div class="sort-column"><span class="sort-column__label">Day</span>
    <button class="sort-column__asc" aria-label="Sort by [object Object] Ascending"></button>
    <button class="sort-column__desc" aria-label="Sort by [object Object] Descending"></button></div>
  <div class="no-results"><h3>No results</h3></div>
  <div class="diff-collapser"><button class="diff-collapser__toggle-button" aria-label="Expand">Seats</button>
    <div class="diff-collapser__content diff-collapser__content--is-collapsed"></div></div>
  <div class="field-type"><label class="field-label">Question</label>
    <button class="relationship-add-new__add-button" aria-label="Add [object Object]"></button></div>`;

const words = {
  t: (key: string, names?: Record<string, string>) =>
    [key.replace('general:', ''), names?.label, names?.direction].filter(Boolean).join(' '),
  say: (sentence: Parameters<typeof say>[1]) => say('as', sentence),
};

it('gives every control a name, and changes nothing the second time', async () => {
  document.body.innerHTML = screen;
  applyDomFixes(document, words);
  const names = [...document.querySelectorAll('input, button, [role=button]')].map(
    (item) => item.getAttribute('aria-label') ?? item.textContent,
  );
  expect(names).toEqual([
    'selectLabel Fees of 2026',
    'Kind',
    'clear',
    'remove fees.pdf',
    'edit 1.1.1 Calendar',
    'move 1. Library',
    'Per page: 25',
    'moreOptions',
    'মেনু খোলক',
    'মেনু বন্ধ কৰক',
    'ডাঠ',
    'অনুচ্ছেদৰ ধৰণ',
    'sortByLabelDirection Day ascending',
    'sortByLabelDirection Day descending',
    'Seats',
    'createNewLabel Question',
  ]);
  const landmarks = [...document.querySelectorAll('nav')].map((nav) =>
    nav.getAttribute('aria-label'),
  );
  expect(landmarks).toEqual(['মেনু', 'আপুনি ক’ত আছে']);
  expect(document.querySelector('.collection-list')?.getAttribute('role')).toBe('main');
  expect(document.querySelector('[aria-hidden]')).toBeNull();
  expect(document.querySelector('.no-results h3')?.getAttribute('aria-level')).toBe('2');
  expect(document.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')).toBe('false');

  const mutations: MutationRecord[] = [];
  const watch = new MutationObserver((records) => mutations.push(...records));
  watch.observe(document, { attributes: true, subtree: true });
  applyDomFixes(document, words);
  mutations.push(...watch.takeRecords());
  expect(mutations).toEqual([]);
});
