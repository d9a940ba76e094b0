/**
 * Lays out the sections below the first screen one by one while the browser is idle. All at once would block a slow
 * phone for 0.25 s.
 */
export function showLateSections(): void {
  const sections = [...document.querySelectorAll('[data-late]')];
  const next = () => {
    sections.shift()?.removeAttribute('data-late');
    // Waits for a frame, because one idle period may run several callbacks, and their layouts would add up.
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
    /** True while the browser renders the page before the visitor opens it. */
    readonly prerendering?: boolean;
  }
}

/**
 * Runs a task once the page is visible. A prerendered page must not count a visit, open dialogs, move or announce
 * anything.
 */
export function whenVisible(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
