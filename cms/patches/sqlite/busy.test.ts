import { Mutex, withTimeout } from 'async-mutex';
import { expect, it } from 'vitest';
import { isBusy } from './busy.ts';

it('is told by the words of SQLite, of whoever wraps them, and of a queue that was too long', async () => {
  const queue = withTimeout(new Mutex(), 1);
  await queue.acquire();
  const late = await queue.acquire().catch((error: unknown) => error);
  const said = ['SQLITE_BUSY: database is locked', 'Failed query: the database is locked'];
  expect([late, ...said.map((words) => new Error(words))].map(isBusy)).toEqual([true, true, true]);
  expect(isBusy(new Error('no such table'))).toBe(false);
});
