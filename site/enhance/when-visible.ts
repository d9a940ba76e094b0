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
