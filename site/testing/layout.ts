/** Positions and visibility of elements, which happy-dom lacks. */
import { vi } from 'vitest';

type Tell = (entries: Partial<IntersectionObserverEntry>[]) => void;

/** Callbacks of all observers created from now on, in order. */
export function watchObservers(): Tell[] {
  const observers: Tell[] = [];
  class Observer {
    constructor(tell: Tell) {
      observers.push(tell);
    }
    observe() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return observers;
}

type Measures = Partial<Record<'scrollWidth' | 'clientWidth', number>>;
/** The first element of a selector, as if it were laid out so; figures are pixels. */
export function laidOut(selector: string, measures: Measures): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  for (const [name, value] of Object.entries(measures))
    Object.defineProperty(element, name, { value });
  return element;
}
