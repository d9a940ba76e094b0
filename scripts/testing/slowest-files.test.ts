import { expect, test, vi } from 'vitest';
import { printSlowestFiles } from './slowest-files.ts';

const module = (name: string, ms: number) => ({
  relativeModuleId: name,
  project: { name: 'unit' },
  diagnostic: () => ({
    prepareDuration: ms / 2,
    collectDuration: ms / 4,
    setupDuration: ms / 8,
    duration: ms / 8,
  }),
});

test('lists the slowest files first, up to the given number', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  printSlowestFiles([module('a', 900), module('b', 12_340), module('c', 2000)] as never, 2);
  expect(log.mock.calls.flat()).toEqual([
    '\nThe slowest files, in seconds:',
    '   12.3  b (unit)',
    '    2.0  c (unit)',
  ]);
});
