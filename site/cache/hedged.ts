import { setTimeout as wait } from 'node:timers/promises';
import { isCallError } from '@college/contract/client';

/** Milliseconds. A question that is older waits for a backend that hangs: who comes now asks anew. */
export const HANGS = 1000;
/** For the second time of asking. What comes after the visitor has gone is there for the next one. */
const PATIENCE_LEFT = 7000;

/**
 * One question among thousands is lost: its connection ended just when it was sent, or nobody listens at the other end.
 * A read may be asked twice, so it is, and no visitor sees the one that was lost.
 */
export async function hedged<Value>(
  ask: (options?: { timeout: number }) => Promise<Value>,
): Promise<Value> {
  const first = ask();
  const isLost = await Promise.race([
    first.then(
      () => false,
      (error: unknown) => isCallError(error) && error.status === 0,
    ),
    wait(HANGS, true, { ref: false }),
  ]);
  if (!isLost) return first;
  return Promise.any([first, ask({ timeout: PATIENCE_LEFT })]).catch(() => first);
}
