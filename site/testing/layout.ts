/** What happy-dom has no notion of: where things stand, and what of them is seen. */
import { vi } from 'vitest';

type Tell = (entries: Partial<IntersectionObserverEntry>[]) => void;

/** Of every observer that is made from now on, in their order: what tells it what is seen. */
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
