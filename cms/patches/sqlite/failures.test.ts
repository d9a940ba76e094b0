import { Mutex, withTimeout } from 'async-mutex';
import { expect, it } from 'vitest';
import { isBusy, isDiskFailure } from './failures.ts';

it('recognises a busy database by its message, also when wrapped, and a full queue', async () => {
  const queue = withTimeout(new Mutex(), 1);
  await queue.acquire();
  const late = await queue.acquire().catch((error: unknown) => error);
  const text = ['SQLITE_BUSY: database is locked', 'Failed query: the database is locked'];
  expect([late, ...text.map((words) => new Error(words))].map(isBusy)).toEqual([true, true, true]);
  expect(isBusy(new Error('no such table'))).toBe(false);
});

it.each([
  'SQLITE_FULL: database or disk is full',
  'SQLITE_IOERR: disk I/O error',
  'ENOSPC: no space left on device, write',
  'EFBIG: file too large, write',
  'EDQUOT: disk quota exceeded',
  'could not extend file: No space left on device',
])('recognises a disk failure: %s', (words) => {
  expect(isDiskFailure(new Error(words))).toBe(true);
  const around = new Error('Failed query', {
    cause: new Error('within', { cause: new Error(words) }),
  });
  expect(isDiskFailure(around)).toBe(true);
});

it.each([new Error('Not Found'), new Error('Failed', { cause: 'ENOSPC' }), 'ENOSPC', undefined])(
  'recognises no disk failure: %s',
  (error) => {
    expect(isDiskFailure(error)).toBe(false);
  },
);
