declare global {
  interface Document {
    /** True while the browser renders the page before the visitor opens it. */
    readonly prerendering?: boolean;
  }
}

/**
 * Runs a task once the page is visible. A prerendered page must not count a visit, open dialogs, move or announce
 * anything; and its tasks wait for its first paint, which they would delay when the visitor opens it.
 */
export function whenVisible(task: () => void): void {
  const afterPaint = () =>
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true });
  if (document.prerendering)
    document.addEventListener('prerenderingchange', afterPaint, { once: true });
  else task();
}
