/**
 * A browser tab for the journeys, independent of the engine. A place is a CSS selector, or an XPath
 * that starts with `//` or `(//`.
 */
export interface Tab {
  open: (address: string) => Promise<void>;
  /** Waits until an element is visible and no longer moves, then presses it. */
  press: (place: string) => Promise<void>;
  /** Moves the pointer over a visible element. */
  point: (place: string) => Promise<void>;
  /** Types into a field, after its content. */
  type: (place: string, text: string) => Promise<void>;
  /** Selects an option by its text. */
  choose: (place: string, words: string) => Promise<void>;
  /** Presses a key such as `Escape` or `Tab`. */
  key: (name: Key) => Promise<void>;
  /** Sets a local file in a file field. */
  attach: (place: string, file: string) => Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON. */
  read: <Words extends unknown[], Result>(
    run: (...words: Words) => Result,
    ...words: Words
  ) => Promise<Result>;
  /** Screenshot of the window, as PNG. */
  picture: () => Promise<Uint8Array>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

export interface Engine {
  name: string;
  /** Opens a tab in its own browser. */
  open: (size: Size) => Promise<{ tab: Tab; close: () => Promise<void> }>;
}

/** Size of the page, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export const phone: Size = { width: 360, height: 740 };
export const desktop: Size = { width: 1280, height: 900 };
