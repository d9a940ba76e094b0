// @vitest-environment happy-dom
/** Enhancements that run once per page. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { highContrast } from './contrast.ts';
import { counter } from './counter.ts';
import { drawer, stickyBar } from './menus.ts';
import { shareLinks } from './share.ts';
import { whenVisible } from './when-visible.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00') });
  return () => vi.useRealTimers();
});
const element = () => document.body.firstElementChild as HTMLElement;

describe('the counter', () => {
  const fetched = vi.fn();
  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = '<b data-counter></b>';
    fetched.mockReset().mockImplementation(async () => Response.json({ count: 123_456 }));
    vi.stubGlobal('fetch', fetched);
  });
  const addresses = () => fetched.mock.calls.map(([address]) => address);

  test('counts a browser once a day', async () => {
    await counter();
    expect(element().textContent).toBe('1,23,456');
    await counter();
    vi.setSystemTime(new Date('2026-11-21T10:00:00'));
    await counter();
    expect(addresses()).toEqual(
      ['setcount', 'getcount', 'setcount'].map((name) => `/initialisation/${name}`),
    );
    expect(fetched.mock.calls[0]?.[1]).toEqual({ headers: { Unit: 'website' } });
  });

  test.each([
    ['refuses', async () => new Response('Too many.', { status: 429 })],
    ['is gone', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('counts again on the next page after %s', async (_name, answer) => {
    fetched.mockImplementationOnce(answer);
    await counter();
    expect(element().textContent).toBe('');
    await counter();
    expect(addresses()).toEqual(['/initialisation/setcount', '/initialisation/setcount']);
  });

  test('shows a number in a browser without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    await counter();
    expect(element().textContent).toBe('1,23,456');
  });

  test('fetches nothing on a page without one', async () => {
    document.body.innerHTML = '';
    await counter();
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('the bar sticks after its number of pixels', () => {
  document.body.innerHTML = '<nav data-sticky="150"></nav>';
  stickyBar();
  const stuckAt = (pixels: number) => {
    Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
    dispatchEvent(new Event('scroll'));
    return element().hasAttribute('data-stuck');
  };
  expect([151, 150].map(stuckAt)).toEqual([true, false]);
  stuckAt(600);
  // A page can open at a position further down.
  document.body.innerHTML = '<nav data-sticky="150"></nav>';
  stickyBar();
  expect(element().hasAttribute('data-stuck')).toBe(true);
});

test('the drawer closes when the bar fits', () => {
  document.body.innerHTML = '<nav id="site-menu"></nav>';
  const hidePopover = vi.fn();
  Object.assign(element(), { hidePopover });
  const screen = new EventTarget();
  const matchMedia = vi.fn((_query: string) => screen);
  vi.stubGlobal('matchMedia', matchMedia);
  drawer();
  expect(matchMedia).toHaveBeenCalledWith('(min-width: 70rem)');
  expect(hidePopover).not.toHaveBeenCalled();
  screen.dispatchEvent(new Event('change'));
  expect(hidePopover).toHaveBeenCalledOnce();
});

test('a prerendered page does nothing until it is painted for the visitor', () => {
  const task = vi.fn();
  whenVisible(task);
  expect(task).toHaveBeenCalledOnce();
  const paint = observedPaints();
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  whenVisible(task);
  paint();
  expect(task).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(task).toHaveBeenCalledOnce();
  paint();
  paint();
  expect(task).toHaveBeenCalledTimes(2);
});

/** Replaces the browser's paint timing. The result is a function that reports a paint to all observers. */
function observedPaints(): () => void {
  const observers = new Set<() => void>();
  class Observer {
    readonly #report: () => void;
    constructor(callback: (entries: object, observer: Observer) => void) {
      this.#report = () => callback({}, this);
    }
    observe() {
      observers.add(this.#report);
    }
    disconnect() {
      observers.delete(this.#report);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return () => {
    for (const report of [...observers]) report();
  };
}

describe('high contrast', () => {
  const html = '<button data-contrast></button>';
  const pressed = () => {
    document.body.innerHTML = html;
    highContrast();
    return element().ariaPressed;
  };

  test('is switched on and off by the button, and remembered', () => {
    localStorage.clear();
    expect(pressed()).toBe('false');
    element().click();
    expect([element().ariaPressed, pressed()]).toEqual(['true', 'true']);
    element().click();
    expect([element().ariaPressed, pressed()]).toEqual(['false', 'false']);
  });

  test('lasts for the page in a browser without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(pressed()).toBe('false');
    element().click();
    expect(element().ariaPressed).toBe('true');
    vi.unstubAllGlobals();
  });
});

describe('a link to share the page', () => {
  const toast = vi.fn();
  addEventListener('toast', (event) => toast((event as CustomEvent).detail));
  shareLinks();
  /** Presses the link in a browser with these abilities; true if the link writes no mail. */
  const press = (abilities: object) => {
    vi.stubGlobal('navigator', abilities);
    document.body.innerHTML = '<a href="mailto:?body=x" data-share="Copied">Share</a>';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    element().dispatchEvent(event);
    vi.unstubAllGlobals();
    return event.defaultPrevented;
  };

  test("opens the browser's dialog, which may be closed", () => {
    const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    expect(press({ share })).toBe(true);
    expect(share).toHaveBeenCalledWith({ title: document.title, url: location.href });
  });

  test('copies the address in a browser without such a dialog', async () => {
    const writeText = vi.fn(async () => {});
    expect(press({ clipboard: { writeText } })).toBe(true);
    await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('Copied'));
    expect(writeText).toHaveBeenCalledWith(location.href);
  });

  test('writes a mail in a browser that can do neither', () => {
    expect(press({})).toBe(false);
  });
});
