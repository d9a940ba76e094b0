/**
 * Puts the description of a field behind a “?” beside its label, and associates it with the field, which Payload does not do.
 *
 * Upstream: https://github.com/payloadcms/payload/issues/1227
 * Until: Payload's descriptions are named by `aria-describedby`.
 */
import type { Words } from './dom-fixes.ts';

/** Descriptions of fields with a label of their own. CSS hides them until they are opened. */
const described = ['', ' > .field-type__wrap', ' > .array-field__header']
  .map(
    (place) =>
      `.field-type:not(.collapsible-field)${place} > .field-description[class*="field-description-"]`,
  )
  .join();
const controls =
  'input, textarea, [contenteditable="true"], .upload__createNewToggler, .array-field__add-row';

let descriptions = 0;

/** Changes nothing that is as it should be, so that observers are not triggered again. */
export function addFieldHelp(root: ParentNode, { say }: Pick<Words, 'say'>): void {
  for (const description of root.querySelectorAll(described)) {
    const field = description.closest('.field-type');
    const own = (selector: string) =>
      [...(field?.querySelectorAll(selector) ?? [])].filter(
        (element) => element.closest('.field-type') === field,
      );
    const [label] = own('.field-label');
    if (!label) continue;
    if (!description.id) {
      descriptions += 1;
      description.id = `field-help-${descriptions}`;
    }
    const [button = createButton()] = own('.field-help');
    if (label.nextElementSibling !== button) label.after(button);
    const name = `${say('Help')}: ${(label.firstChild?.textContent ?? '').trim()}`;
    setAttribute(button, 'aria-label', name);
    setAttribute(button, 'aria-controls', description.id);
    setAttribute(button, 'aria-expanded', String(description.hasAttribute('data-open')));
    for (const control of own(controls)) describe(control, description.id);
  }
}

function createButton(): Element {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'field-help';
  button.textContent = '?';
  button.addEventListener('click', () => {
    const description = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const isOpen = description?.toggleAttribute('data-open');
    button.setAttribute('aria-expanded', String(isOpen));
  });
  return button;
}

/** Keeps what Payload names, such as the hint of a select. */
function describe(control: Element, id: string): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  if (!ids.includes(id)) control.setAttribute('aria-describedby', [...ids, id].join(' '));
}

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
