import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as afterThisTurn, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds, more than `keepalive_timeout` in deploy/nginx.conf, after which a proxy closes an unused connection. */
const LONGEST_UNUSED = 3000;

/**
 * Accepts no more connections and leaves the open ones to the proxy, because it may be writing into any of them, and a POST
 * on a closed connection is lost. Each ends with its next answer, or when the proxy closes it. Resolves when all have
 * ended, or after three seconds.
 */
export async function drain(server: Server): Promise<void> {
  // Connections of this turn are accepted first, or the system would reset them.
  await afterThisTurn();
  const drained = once(server, 'close');
  // `close` of an HTTP server would close idle connections, too.
  Listener.prototype.close.call(server);
  await Promise.race([drained, wait(LONGEST_UNUSED, undefined, { ref: false })]);
}
