import { afterEach, expect, test, vi } from 'vitest';
import { askAtTerminal } from './ask-at-terminal.ts';

const { stdin, stdout } = process;
const before = [stdin.isTTY, stdout.isTTY] as const;
afterEach(() => {
  [stdin.isTTY, stdout.isTTY] = before;
});

test.each([
  [false, false],
  [true, false],
  [false, true],
])('nobody is asked where only one end is a terminal (%s, %s)', async (input, output) => {
  [stdin.isTTY, stdout.isTTY] = [input, output];
  const write = vi.spyOn(stdout, 'write');
  // Undefined at once: a question would wait for ever.
  expect(await askAtTerminal('Which address? ')).toBeUndefined();
  expect(write).not.toHaveBeenCalled();
});
