declare global {
  interface Document {
    /** True while the browser renders the page before the visitor opens it. */
    readonly prerendering?: boolean;
  }
}

/**
 * Runs a task once the page is visible. A prerendered page must not count a visit, open dialogs, move or announce
 * anything. When the visitor opens it, the task waits for the first paint, because it would delay it.
 */
export function whenVisible(task: () => void): void {
  const waitForPaint = () =>
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true });
  if (document.prerendering)
    document.addEventListener('prerenderingchange', waitForPaint, { once: true });
  else task();
}
