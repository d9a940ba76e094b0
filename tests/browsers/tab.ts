/** A browser tab as the journeys need it, for any engine. A place is CSS, or XPath that begins with `//` or `(//`. */
export interface Tab {
  open: (address: string) => Promise<void>;
  /** Presses what is there, can be seen and stands still; waits for it. */
  press: (place: string) => Promise<void>;
  /** Rests the pointer on what can be seen. */
  point: (place: string) => Promise<void>;
  /** Types into a field, after what it holds. */
  type: (place: string, text: string) => Promise<void>;
  /** Chooses an entry of a list by its words. */
  choose: (place: string, words: string) => Promise<void>;
  /** Presses one key, as `Escape` or `Tab`, where the focus is. */
  key: (name: Key) => Promise<void>;
  /** Gives a file field a file of this machine. */
  attach: (place: string, file: string) => Promise<void>;
  /** Runs in the page; what goes in and comes out is JSON. */
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
  /** One tab of a browser of its own. */
  open: (size: Size) => Promise<{ tab: Tab; close: () => Promise<void> }>;
}

/** Size of the page, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export const phone: Size = { width: 360, height: 740 };
export const desktop: Size = { width: 1280, height: 900 };
