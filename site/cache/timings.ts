/**
 * How long the site waits, in milliseconds. A published notice is on every page within 2 s (`VISIBLE_WITHIN`), which is more
 * than the sum of `ASK_EVERY`, `SERVE_WHILE_RENDERING` and `SHARED_FOR`. A visitor who would wait longer than
 * `WAIT_FOR_NEWER` for a slow render gets the previous page.
 */

/** Longest time from a publish until the previous page is no longer sent. */
export const VISIBLE_WITHIN = 2000;

/** Time between two questions for the content revision. */
export const ASK_EVERY = 500;
/** Time after which an unanswered question is repeated, because it may have been lost. */
export const ASK_AGAIN = 1000;
/** Time for which content of a backend without revisions counts as current. */
export const WITHOUT_REVISIONS = 60_000;

/** Time after a new revision in which the previous page is sent while it is rendered again. */
export const SERVE_WHILE_RENDERING = 400;
/** Time after the start of a render in which visitors wait for it instead of getting the previous page. */
export const WAIT_FOR_NEWER = 1000;
/** Time for which a shared cache, such as nginx, sends a page without asking the site: `s-maxage`. */
export const SHARED_FOR = 1000;

/** Time between two ticks of the clock that measures how long the backend is silent. */
export const TICK = 100;
/** Time without a good answer to any visitor after which the backend counts as down. A busy one still answers some. */
export const SILENT = 8000;
/** Longest wait of one visitor while the backend is up, for all calls of a page together. */
export const LONGEST_WAIT = 10_000;
/** The same in real time, for a process that hardly runs. The server closes a silent connection after 20 s. */
export const LONGEST_IN_ALL = 15_000;
/** The same while the backend is down. With the rendering a visitor waits two seconds. */
export const WAIT_WHILE_DOWN = 1800;

/** Time in which a visitor who has gone may repeat a search, as with a second press of the button, before it is dropped. */
export const GRACE = 100;
