import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { finished, isRunning, kill, run, startProgram, stop, stopAll } from './process.ts';

const shell = (script: string) =>
  startProgram('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
const sleeping = () => startProgram('sleep', ['600'], {});
/** A process that is ready and ignores requests to stop. */
async function stubborn() {
  const child = shell('trap "" TERM; echo ready; while :; do sleep 0.05; done');
  await once(child.stdout ?? child, 'data');
  return child;
}

afterEach(() => vi.useRealTimers());

test('a successful process resolves; a failed one gives a sentence', async () => {
  await finished(shell('exit 0'), 'npm run x');
  await expect(finished(shell('exit 3'), 'npm run x')).rejects.toThrow(
    'npm run x failed (exit code 3).',
  );
  await expect(finished(shell('kill -KILL $$'), 'npm run x')).rejects.toThrow(
    'npm run x failed (SIGKILL).',
  );
});

test('a Node program runs in the project, and is named if it fails', async () => {
  const here = `process.exit(process.cwd() === ${JSON.stringify(root)} ? 0 : 4)`;
  await run('-e', [here]);
  await expect(run('-e', [here], { cwd: inRoot('scripts') })).rejects.toThrow('(exit code 4)');
  await expect(run('-e', ['process.exit(5)'])).rejects.toThrow(
    '-e process.exit(5) failed (exit code 5).',
  );
});

test('a process runs until it exits or is ended by a signal', async () => {
  const [quick, long] = [shell('exit 0'), sleeping()];
  expect(isRunning(long)).toBe(true);
  await once(quick, 'exit');
  await kill(long);
  expect([quick, long].map(isRunning)).toEqual([false, false]);
  expect(long.signalCode).toBe('SIGKILL');
});

test('a process that stops when asked is not killed', async () => {
  const child = sleeping();
  await stop(child);
  expect(child.signalCode).toBe('SIGTERM');
  await Promise.all([stop(child), kill(child)]);
});

test('a process that does not stop within ten seconds is killed', async () => {
  const child = await stubborn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopped = stop(child);
  vi.advanceTimersByTime(9999);
  expect(child.killed).toBe(true);
  const killed = vi.spyOn(child, 'kill');
  vi.advanceTimersByTime(1);
  expect(killed).toHaveBeenCalledExactlyOnceWith('SIGKILL');
  await stopped;
  expect(child.signalCode).toBe('SIGKILL');
  expect(vi.getTimerCount()).toBe(0);
});

test('all started processes stop together, and ended ones are forgotten', async () => {
  const children = [sleeping(), sleeping()];
  await stopAll();
  expect(children.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM', 'SIGTERM']);
  expect(await stopAll()).toEqual([]);
});

test('a started process ends with its parent', async () => {
  const module = JSON.stringify(inRoot('scripts/services/process.ts'));
  const script = `import { startProgram } from ${module};
    console.log(startProgram('sleep', ['600'], { stdio: 'ignore' }).pid);
    process.exit();`;
  const parent = startProgram(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await once(parent.stdout ?? parent, 'data');
  await finished(parent, 'the parent');
  const isGone = () => {
    try {
      process.kill(Number(output), 0);
      return false;
    } catch {
      return true;
    }
  };
  await vi.waitUntil(isGone, { timeout: 10_000 });
});
