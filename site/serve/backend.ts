/** How requests go on to the backend, for @fastify/reply-from. */

/** Milliseconds; as long as for our own reads. Left alone it is five minutes, and a form seems to hang. */
const PATIENCE = 10_000;

export const passingOn = {
  disableRequestLogging: true,
  undici: {
    headersTimeout: PATIENCE,
    bodyTimeout: PATIENCE,
    // Left alone, a backend behind TLS could be anybody.
    connect: { rejectUnauthorized: true },
  },
};
