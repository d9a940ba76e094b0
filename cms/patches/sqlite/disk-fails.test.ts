import { expect, it } from 'vitest';
import { diskFails } from './disk-fails.ts';

it.each([
  'SQLITE_FULL: database or disk is full',
  'SQLITE_IOERR: disk I/O error',
  'ENOSPC: no space left on device, write',
  'EFBIG: file too large, write',
  'EDQUOT: disk quota exceeded',
  'could not extend file: No space left on device',
])('the disk fails: %s', (words) => {
  expect(diskFails(new Error(words))).toBe(true);
  const around = new Error('Failed query', {
    cause: new Error('within', { cause: new Error(words) }),
  });
  expect(diskFails(around)).toBe(true);
});

it.each([new Error('Not Found'), new Error('Failed', { cause: 'ENOSPC' }), 'ENOSPC', undefined])(
  'the disk is not to blame: %s',
  (error) => {
    expect(diskFails(error)).toBe(false);
  },
);
