/**
 * Shares the thread between requests. libsql runs statements synchronously on the event loop, so a
 * long series would block all other requests.
 */
import { setImmediate } from 'node:timers';

/** Milliseconds of consecutive statements before the event loop gets a turn. */
const STRETCH = 10;

export type Kind = 'read' | 'write';

/** Waits before a statement until the thread is free. Reads and writes alternate when both wait. */
export function newTurns(stretch = STRETCH): (kind: Kind) => Promise<void> | undefined {
  const queues: Record<Kind, (() => void)[]> = { read: [], write: [] };
  let last: Kind = 'write';
  let began: number | undefined;

  const next = () => {
    const other = last === 'read' ? 'write' : 'read';
    last = queues[other].length > 0 ? other : last;
    return queues[last].shift();
  };
  const begin = () => {
    began = performance.now();
    setImmediate(end);
  };
  const end = () => {
    began = undefined;
    const wake = next();
    if (!wake) return;
    begin();
    wake();
  };

  return (kind) => {
    if (began === undefined) {
      begin();
      return;
    }
    if (performance.now() - began < stretch) return;
    return new Promise((resolve) => queues[kind].push(resolve));
  };
}
