/** How requests go on to the backend, for @fastify/reply-from. */

/**
 * Milliseconds, as Undici counts them: to within half a second. A visitor waits two seconds for what is read, and ten
 * for what was sent; left alone it is five minutes.
 */
export const patience = { read: 1500, submission: 10_000 } as const;

export const passingOn = {
  disableRequestLogging: true,
  undici: {
    headersTimeout: patience.read,
    bodyTimeout: patience.submission,
    // Left alone, a backend behind TLS could be anybody.
    connect: { timeout: patience.read, rejectUnauthorized: true },
  },
};
