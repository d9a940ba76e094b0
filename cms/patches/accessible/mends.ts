/**
 * Where Payload's screens leave out what a screen reader says: names, landmarks, levels of headings.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/1227, and where known the issue at its line
 * Until: tests/a11y/admin.test.ts passes without it.
 */
import type { Sentence } from '../../words/say.ts';

export interface Words {
  /** A word of Payload's. */
  t: (key: string, names?: Record<string, string>) => string;
  say: (sentence: Sentence) => string;
}

/** Attributes that an element gets, or loses by null. */
type Attributes = Record<string, string | null>;

const textIn = (within: Element | null | undefined, selector: string): string =>
  within?.querySelector(selector)?.textContent?.replace(/\*$/, '').trim() ?? '';

/** As the label beside it says. */
const byItsField = (element: Element): Attributes => {
  const field = element.closest('.field-type, .payload-settings__language');
  return { 'aria-label': textIn(field, 'label, .field-label') };
};

/** Payload writes a label there as it stands in the code: an object. */
const adding = (what: string, { t }: Words): Attributes => ({
  'aria-label': t('general:createNewLabel', { label: what }),
});

/** A list is sorted by the column of the button. */
const sorting =
  (direction: string) =>
  (element: Element, { t }: Words): Attributes => ({
    'aria-label': t('general:sortByLabelDirection', {
      label: textIn(element.closest('.sort-column'), '.sort-column__label'),
      direction: t(direction),
    }),
  });

/** A row is moved. */
const byItsRow = (element: Element, { t }: Words): Attributes => {
  const row = textIn(element.closest('.collapsible__toggle-wrap'), '.collapsible__header-wrap');
  return { 'aria-label': `${t('general:move')} ${row}`.trim() };
};

/** A thing is done to one of several files. */
const toFile = (element: Element, word: string): Attributes => {
  const file = textIn(
    element.closest('.upload-field-card'),
    '.upload-relationship-details__filename',
  );
  return { 'aria-label': `${word} ${file}`.trim() };
};

const ours =
  (key: Sentence) =>
  (_: Element, { say }: Words): Attributes => ({
    'aria-label': say(key),
  });
const called =
  (key: string) =>
  (_: Element, { t }: Words): Attributes => ({ 'aria-label': t(key) });
/** What it shows is its name. */
const byItsText = (): Attributes => ({ 'aria-label': null });
const main = (): Attributes => ({ role: 'main' });
const secondLevel = (): Attributes => ({ 'aria-level': '2' });

export const mends: Record<string, (element: Element, words: Words) => Attributes> = {
  // Landmarks
  '.collection-list, .dashboard, .template-minimal': main,
  '.doc-header': () => ({ role: 'region', 'aria-labelledby': 'doc-title' }),
  '.doc-header h1': () => ({ id: 'doc-title' }),
  '.list-header, .doc-tabs__tabs': () => ({ role: 'group' }),
  '.group-field__title, .array-field__title, .join h4, .payload-settings h3': secondLevel,
  // Fields
  '.field-type .rs__control input, .payload-settings__language input': byItsField,
  '.date-time-picker input, .ContentEditable__root': byItsField,
  // https://github.com/payloadcms/payload/issues/18140
  '.dashboard-breadcrumb-select input': called('general:dashboard'),
  '.view-version .rs__control input': called('version:compareVersions'),
  // https://github.com/payloadcms/payload/issues/18067
  '.condition__field input': ours('Field to filter by'),
  '.condition__operator input': ours('Comparison'),
  '.condition__value input': ours('Value'),
  '.condition__actions-remove': called('general:remove'),
  '.condition__actions-add': called('general:addFilter'),
  // https://github.com/payloadcms/payload/issues/17376
  '.select-row__checkbox input': (element, { t }) => ({
    'aria-label': t('general:selectLabel', { label: textIn(element.closest('tr'), 'td a') }),
  }),
  '#select-all': (_, { t }) => ({
    'aria-label': t('general:selectAllRows'),
    'aria-labelledby': null,
    title: null,
  }),
  // Buttons
  // Payload puts two words behind each other, in the order of English.
  '.nav-toggler': ({ classList }, { say }) => ({
    'aria-label': say(
      classList.contains('nav-toggler--is-open') ? 'Close the menu' : 'Open the menu',
    ),
  }),
  // https://github.com/payloadcms/payload/issues/18139
  '.dropdown-indicator': () => ({ tabindex: '-1' }),
  '.clear-indicator': (_, { t }) => ({ 'aria-hidden': null, 'aria-label': t('general:clear') }),
  '.date-time-picker__clear-button': called('general:clear'),
  '.clickable-arrow--left': called('general:previous'),
  '.clickable-arrow--right': called('general:next'),
  '.copy-to-clipboard': called('general:copy'),
  '.file-details__remove': called('general:remove'),
  '.drawer-link__doc-drawer-toggler': (element, { t }) => ({
    'aria-label':
      `${t('general:edit')} ${textIn(element.parentElement, '.drawer-link__cell')}`.trim(),
  }),
  '.upload-relationship-details__edit': (element, { t }) => toFile(element, t('general:edit')),
  '.upload-relationship-details__remove': (element, { t }) => toFile(element, t('general:remove')),
  // It moves, and holds a button that takes it away.
  '.multi-value.draggable:not(button)': () => ({ role: 'group' }),
  '.collapsible__drag': byItsRow,
  '.upload--has-many__drag': (element, { t }) => toFile(element, t('general:move')),
  '.popup__trigger-wrap button': ({ textContent }, { t }) => ({
    'aria-label': textContent?.trim() ? null : t('general:moreOptions'),
  }),
  '.list-create-new-doc__create-new-button, a.doc-tab': byItsText,
  '.card__actions a': (element, words) =>
    adding(textIn(element.closest('.card'), '.card__title'), words),
  '.relationship-add-new__add-button': (element, words) =>
    adding(textIn(element.closest('.field-type'), '.field-label'), words),
  '.sort-column__asc': sorting('general:ascending'),
  '.sort-column__desc': sorting('general:descending'),
  // A picture beside the name of its file says nothing more.
  '.file .thumbnail img': () => ({ alt: '' }),
  '[data-dropdown-key=add]': ours('Insert'),
  '[data-dropdown-key=text]': ours('Paragraph style'),
  '[data-dropdown-key=align]': ours('Alignment'),
  '.link-edit': called('general:edit'),
  '.link-trash': called('general:remove'),
  '[data-button-key=bold]': ours('Bold'),
  '[data-button-key=italic]': ours('Italic'),
  '[data-button-key=underline]': ours('Underline'),
  '[data-button-key=strikethrough]': ours('Strikethrough'),
  '[data-button-key=subscript]': ours('Subscript'),
  '[data-button-key=superscript]': ours('Superscript'),
  '[data-button-key=link]': ours('Link'),
  '[data-button-key=indentDecrease]': ours('Decrease indent'),
  '[data-button-key=indentIncrease]': ours('Increase indent'),
};

/** Writes what differs alone: whoever watches the page is not told again. */
export function mendAll(root: ParentNode, words: Words): void {
  for (const [selector, mend] of Object.entries(mends))
    for (const element of root.querySelectorAll(selector))
      for (const [name, value] of Object.entries(mend(element, words)))
        if (element.getAttribute(name) !== value)
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
}
