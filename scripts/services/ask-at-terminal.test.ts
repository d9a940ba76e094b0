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
])('asks nothing unless both ends are a terminal (%s, %s)', async (input, output) => {
  [stdin.isTTY, stdout.isTTY] = [input, output];
  const write = vi.spyOn(stdout, 'write');
  // Resolves at once, because a question without a terminal would wait forever.
  expect(await askAtTerminal('Which address? ')).toBeUndefined();
  expect(write).not.toHaveBeenCalled();
});

test('trims the answer; Ctrl-D gives none, and Ctrl-C ends the process', async () => {
  [stdin.isTTY, stdout.isTTY] = [true, true];
  vi.spyOn(stdout, 'write').mockReturnValue(true);
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  const answer = askAtTerminal('Which address? ');
  stdin.emit('data', Buffer.from('  office@example.org \n'));
  expect(await answer).toBe('office@example.org');
  const none = askAtTerminal('Which address? ');
  stdin.emit('keypress', '', { ctrl: true, name: 'c' });
  expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGINT');
  stdin.emit('keypress', '', { ctrl: true, name: 'd' });
  expect(await none).toBeUndefined();
});
