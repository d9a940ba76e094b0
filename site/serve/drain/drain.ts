import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as afterThisTurn, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds; longer than a proxy keeps a connection that it does not use, `keepalive_timeout` in deploy/nginx.conf. */
const LONGEST_UNUSED = 3000;

/**
 * Takes no connection more, and leaves those that are open to whoever holds them: a proxy may be writing into any of
 * them, and a request that meets a closed one is lost, for a proxy sends no POST twice. Each ends with its next
 * answer, or when the proxy no longer wants it. Resolves when all have, or after three seconds.
 */
export async function drain(server: Server): Promise<void> {
  // Who connected in this turn is taken in first, or the system would reset him.
  await afterThisTurn();
  const drained = once(server, 'close');
  // The server's own closes what is idle, too.
  Listener.prototype.close.call(server);
  await Promise.race([drained, wait(LONGEST_UNUSED, undefined, { ref: false })]);
}
