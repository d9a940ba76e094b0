/**
 * Lays out the sections below the first screen one at a time, whenever the browser has nothing better to do.
 * Done all at once, a slow phone would not answer for a quarter of a second.
 */
export function showLateSections(): void {
  const sections = [...document.querySelectorAll('[data-late]')];
  const next = () => {
    sections.shift()?.removeAttribute('data-late');
    // Through a frame: one idle stretch may hold several callbacks, and their layouts would add up.
    if (sections.length > 0) requestAnimationFrame(() => whenIdle(next));
  };
  if (document.readyState === 'complete') whenIdle(next);
  else addEventListener('load', () => whenIdle(next), { once: true });
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 500 });
  else setTimeout(task, 50);
}

declare global {
  interface Document {
    /** Where the browser can render ahead: whether nobody sees this page yet. */
    readonly prerendering?: boolean;
  }
}

/** Waits until somebody sees the page: one that is rendered ahead counts no visit, opens, moves and announces nothing. */
export function whenVisible(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
