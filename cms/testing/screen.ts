/** Renders a screen of the admin and acts on it as a user does. */
import { setImmediate as afterThisTurn } from 'node:timers/promises';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';

let root: Root | undefined;

export async function open(screen: ReactNode): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root?.render(screen));
  await settled();
}
export async function close(): Promise<void> {
  await act(async () => root?.unmount());
}

/** Waits until all pending requests are answered. */
export const settled = () => act(() => afterThisTurn());

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? wordsOf(element);
const control = 'input, select, textarea';
const headingNames = 'h1, h2, h3, h4';

/** The queries below read the whole screen, or one part of it. */
export const words = (within: Element = document.body): string => wordsOf(within);
/** Texts of the elements that match a selector. */
export const texts = (selector: string, within: ParentNode = document): (string | null)[] =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent);
export const headings = (within?: ParentNode) => texts(headingNames, within);
/** Words of each item of a list. */
export const items = (within: ParentNode = document): string[] =>
  [...within.querySelectorAll('li')].map(wordsOf);
/** Text and address of each link. */
export const links = (within: ParentNode = document): (string | null)[][] =>
  [...within.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
/** Text of the link to what is open. */
export const current = (within: ParentNode = document): (string | null)[] =>
  texts('[aria-current]', within);
/** Text of each button, and whether it is enabled. */
export const offered = (within?: ParentNode): (string | boolean | null)[][] =>
  buttons(within).map(({ textContent, disabled }) => [textContent, !disabled]);
export const buttons = (within: ParentNode = document): HTMLButtonElement[] => [
  ...within.querySelectorAll('button'),
];
/** Names and values of the fields of a form; of a checkbox, whether it is ticked. */
export const fields = (within: ParentNode = document): [string, string | boolean][] =>
  [...within.querySelectorAll<Field>(control)].map((field) => [
    field.getAttribute('aria-label') ?? labelOf(field),
    fieldValue(field),
  ]);

function fieldValue(field: Field): string | boolean {
  if (field.type === 'checkbox') return (field as HTMLInputElement).checked;
  // happy-dom does not choose the option that parsed HTML marks.
  return field.querySelector('option[selected]')?.getAttribute('value') ?? field.value;
}

/** Words of the label of a field, without those of the field itself. */
function labelOf({ labels }: Field): string {
  const [label] = labels ?? [];
  const own = [...(label?.childNodes ?? [])].filter(
    ({ nodeName }) => !/^(INPUT|SELECT|TEXTAREA|SMALL|#comment)$/.test(nodeName),
  );
  return own
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}

/** Finds a part of the screen by its label or its first heading. */
export function part(name: string): Element {
  const parts = [...document.querySelectorAll('section, nav, article, details, fieldset')];
  return required(
    parts.find((element) => nameOfPart(element) === name),
    name,
  );
}
function nameOfPart(element: Element): string {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const title = label ?? element.querySelector(`${headingNames}, legend, summary`);
  return element.getAttribute('aria-label') ?? (title ? wordsOf(title) : '');
}

function required<Element>(element: Element | null | undefined, name: string): Element {
  if (!element) throw new Error(`Nothing is called ${name}: ${words()}`);
  return element;
}
export const button = (name: string): HTMLButtonElement =>
  required(
    buttons().find((element) => nameOf(element) === name),
    name,
  );
/** Finds a field by its name or its label. */
export function field(name: string): Field {
  const own = [...document.querySelectorAll<Field>(control)].find(
    (field) => nameOf(field) === name,
  );
  const label = [...document.querySelectorAll('label')].find((element) =>
    nameOf(element).startsWith(name),
  );
  return required(own ?? (label?.control as Field | undefined), name);
}

/** Advances a fake clock by that many milliseconds. */
export async function after(milliseconds: number): Promise<void> {
  await act(async () => void vi.advanceTimersByTime(milliseconds));
  await settled();
}

export async function press(name: string): Promise<void> {
  await act(async () => button(name).click());
  await settled();
}

/** Sets a field without React's tracking of its value, as a browser does. */
export async function fill(name: string, value: string): Promise<void> {
  const element = field(name);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  await act(async () => {
    set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settled();
}

export async function choose(name: string, files: File[]): Promise<void> {
  const element = field(name);
  Object.defineProperty(element, 'files', { configurable: true, value: files });
  await act(async () => void element.dispatchEvent(new Event('change', { bubbles: true })));
  await settled();
}
