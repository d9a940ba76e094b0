import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../paths.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { askAtTerminal, credentialLines, runOnData } from './backend.ts';

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

test('prints a new password, or how to set one', () => {
  expect(credentialLines({ email: 'a@example.org', password: 'p' })).toEqual([
    'a@example.org',
    'p   (shown only now)',
  ]);
  expect(credentialLines(undefined)).toEqual(['npm run password   sets a new password']);
});

afterEach(() => void vi.unstubAllEnvs());

test.each([
  [
    "process.send({ admin: { email: 'a@example.org', password: 'p' } }, () => process.disconnect());",
    true,
  ],
  ['process.disconnect();', false],
])('prints a new password once: %s', async (lines, created) => {
  const folder = await temporaryFolder();
  vi.stubEnv('DATA_DIR', folder);
  const script = path.join(folder, 'script.mts');
  await writeFile(script, lines);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runOnData(path.relative(root, script))).toBe(created);
  expect(log.mock.calls).toEqual(created ? [['\n  a@example.org\n  p   (shown only now)\n']] : []);
});
