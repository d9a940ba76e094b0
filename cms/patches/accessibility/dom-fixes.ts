/**
 * Adds names, landmarks and heading levels that Payload's screens lack for screen readers.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/1227, and where known the issue at its line
 * Until: tests/a11y/admin.test.ts passes without it.
 */
import type { Sentence } from '../../words/say.ts';

export interface Words {
  /** Returns a text of Payload. */
  t: (key: string, names?: Record<string, string>) => string;
  say: (sentence: Sentence) => string;
}

/** Attributes to set; null removes one. */
type Attributes = Record<string, string | null>;

const textIn = (within: Element | null | undefined, selector: string): string =>
  within?.querySelector(selector)?.textContent?.replace(/\*$/, '').trim() ?? '';

/** The text of the label beside it. */
const labelFromField = (element: Element): Attributes => {
  const field = element.closest('.field-type, .payload-settings__language');
  return { 'aria-label': textIn(field, 'label, .field-label') };
};

/** Payload writes the label as an object here. */
const labelForAdding = (what: string, { t }: Words): Attributes => ({
  'aria-label': t('general:createNewLabel', { label: what }),
});

/** The button sorts the list by its column. */
const labelForSorting =
  (direction: string) =>
  (element: Element, { t }: Words): Attributes => ({
    'aria-label': t('general:sortByLabelDirection', {
      label: textIn(element.closest('.sort-column'), '.sort-column__label'),
      direction: t(direction),
    }),
  });

/** Moves a row. */
const labelForMovingRow = (element: Element, { t }: Words): Attributes => {
  const row = textIn(element.closest('.collapsible__toggle-wrap'), '.collapsible__header-wrap');
  return { 'aria-label': `${t('general:move')} ${row}`.trim() };
};

/** Label of a button for one of several files. */
const labelForFile = (element: Element, word: string): Attributes => {
  const file = textIn(
    element.closest('.upload-field-card'),
    '.upload-relationship-details__filename',
  );
  return { 'aria-label': `${word} ${file}`.trim() };
};

const labelledByUs =
  (key: Sentence) =>
  (_: Element, { say }: Words): Attributes => ({
    'aria-label': say(key),
  });
const labelled =
  (key: string) =>
  (_: Element, { t }: Words): Attributes => ({ 'aria-label': t(key) });
/** The visible text is its name. */
const withoutLabel = (): Attributes => ({ 'aria-label': null });
const asMain = (): Attributes => ({ role: 'main' });
const asSecondLevel = (): Attributes => ({ 'aria-level': '2' });

export const domFixes: Record<string, (element: Element, words: Words) => Attributes> = {
  // Landmarks
  '.collection-list, .template-minimal': asMain,
  '.doc-header': () => ({ role: 'region', 'aria-labelledby': 'doc-title' }),
  '.doc-header h1': () => ({ id: 'doc-title' }),
  '.nav__wrap': labelledByUs('Menu'),
  '.step-nav': labelledByUs('Where you are'),
  '.list-header, .doc-tabs__tabs': () => ({ role: 'group' }),
  '.group-field__title, .array-field__title, .join h4, .payload-settings h3, .no-results h3':
    asSecondLevel,
  // Fields
  '.field-type .rs__control input, .payload-settings__language input': labelFromField,
  '.date-time-picker input, .ContentEditable__root': labelFromField,
  '.view-version .rs__control input': labelled('version:compareVersions'),
  // https://github.com/payloadcms/payload/issues/18067
  '.condition__field input': labelledByUs('Field to filter by'),
  '.condition__operator input': labelledByUs('Comparison'),
  '.condition__value input': labelledByUs('Value'),
  '.condition__actions-remove': labelled('general:remove'),
  '.condition__actions-add': labelled('general:addFilter'),
  // https://github.com/payloadcms/payload/issues/17376
  '.select-row__checkbox input': (element, { t }) => ({
    'aria-label': t('general:selectLabel', { label: textIn(element.closest('tr'), 'td a') }),
  }),
  '#select-all': (_, { t }) => ({
    'aria-label': t('general:selectAllRows'),
    'aria-labelledby': null,
    title: null,
  }),
  // Buttons. Payload joins two words in English order.
  '.nav-toggler': ({ classList }, { say }) => ({
    'aria-label': say(
      classList.contains('nav-toggler--is-open') ? 'Close the menu' : 'Open the menu',
    ),
  }),
  // https://github.com/payloadcms/payload/issues/18139
  '.dropdown-indicator': () => ({ tabindex: '-1' }),
  '.clear-indicator': (_, { t }) => ({ 'aria-hidden': null, 'aria-label': t('general:clear') }),
  '.date-time-picker__clear-button': labelled('general:clear'),
  '.clickable-arrow--left': labelled('general:previous'),
  '.clickable-arrow--right': labelled('general:next'),
  '.copy-to-clipboard': labelled('general:copy'),
  '.file-details__remove': labelled('general:remove'),
  '.drawer-link__doc-drawer-toggler': (element, { t }) => ({
    'aria-label':
      `${t('general:edit')} ${textIn(element.parentElement, '.drawer-link__cell')}`.trim(),
  }),
  '.upload-relationship-details__edit': (element, { t }) =>
    labelForFile(element, t('general:edit')),
  '.upload-relationship-details__remove': (element, { t }) =>
    labelForFile(element, t('general:remove')),
  // It can be dragged, and contains a button that removes it.
  '.multi-value.draggable:not(button)': () => ({ role: 'group' }),
  // Its text is its name.
  '.diff-collapser__toggle-button': (element) => ({
    'aria-label': null,
    'aria-expanded': String(
      !element
        .closest('.diff-collapser')
        ?.querySelector(':scope > .diff-collapser__content--is-collapsed'),
    ),
  }),
  '.collapsible__drag': labelForMovingRow,
  '.upload--has-many__drag': (element, { t }) => labelForFile(element, t('general:move')),
  '.popup__trigger-wrap button': ({ textContent }, { t }) => ({
    'aria-label': textContent?.trim() ? null : t('general:moreOptions'),
  }),
  '.list-create-new-doc__create-new-button, a.doc-tab': withoutLabel,
  '.relationship-add-new__add-button': (element, words) =>
    labelForAdding(textIn(element.closest('.field-type'), '.field-label'), words),
  '.sort-column__asc': labelForSorting('general:ascending'),
  '.sort-column__desc': labelForSorting('general:descending'),
  // A picture beside its file name needs no text.
  '.file .thumbnail img': () => ({ alt: '' }),
  '[data-dropdown-key=add]': labelledByUs('Insert'),
  '[data-dropdown-key=text]': labelledByUs('Paragraph style'),
  '[data-dropdown-key=align]': labelledByUs('Alignment'),
  '.link-edit': labelled('general:edit'),
  '.link-trash': labelled('general:remove'),
  '[data-button-key=bold]': labelledByUs('Bold'),
  '[data-button-key=italic]': labelledByUs('Italic'),
  '[data-button-key=underline]': labelledByUs('Underline'),
  '[data-button-key=strikethrough]': labelledByUs('Strikethrough'),
  '[data-button-key=subscript]': labelledByUs('Subscript'),
  '[data-button-key=superscript]': labelledByUs('Superscript'),
  '[data-button-key=link]': labelledByUs('Link'),
  '[data-button-key=indentDecrease]': labelledByUs('Decrease indent'),
  '[data-button-key=indentIncrease]': labelledByUs('Increase indent'),
};

/** Sets only attributes that differ, so that observers are not triggered again. */
export function applyDomFixes(root: ParentNode, words: Words): void {
  for (const [selector, fix] of Object.entries(domFixes))
    for (const element of root.querySelectorAll(selector))
      for (const [name, value] of Object.entries(fix(element, words)))
        if (element.getAttribute(name) !== value)
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
}
