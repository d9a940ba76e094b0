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

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? wordsOf(element);
const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const control = 'input, select, textarea';

export const words = (): string => wordsOf(document.body);
/** Texts of the elements that match a selector. */
export const texts = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** Text and address of each link. */
export const links = (): (string | null)[][] =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
/** Text of each button, and whether it is enabled. */
export const offered = (): (string | boolean | null)[][] =>
  buttons().map(({ textContent, disabled }) => [textContent, !disabled]);
export const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

function required<Element>(element: Element | null | undefined, name: string): Element {
  if (!element) throw new Error(`Nothing is called ${name}: ${words()}`);
  return element;
}
export const button = (name: string): HTMLButtonElement =>
  required(
    buttons().find((element) => nameOf(element) === name),
    name,
  );
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
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
