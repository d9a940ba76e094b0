declare global {
  interface Document {
    /** Where the browser can render ahead: whether nobody sees this page yet. */
    readonly prerendering?: boolean;
  }
}

/** Waits until somebody sees the page: one that is rendered ahead counts no visit, opens, moves and announces nothing. */
export function whenSeen(task: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', task, { once: true });
  else task();
}
