import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logFile } from '../install/steps.mjs';
import { isRunning, startProgram, stopAll } from './process.ts';
import { endOf, startService } from './service.ts';

const fetchMock = vi.fn<(address: string) => Promise<Response>>();
const sleeping = () => startProgram('sleep', ['600'], {});
const start = (child = sleeping()) =>
  startService('The site', child, 'http://127.0.0.1:3000', '/health');

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(stopAll);

test('is ready once it answers 200, after any number of failures', async () => {
  fetchMock
    .mockRejectedValueOnce(new Error('ECONNREFUSED'))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(new Response('', { status: 200 }));
  const child = sleeping();
  const service = await start(child);
  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(
    Array.from({ length: 3 }, () => 'http://127.0.0.1:3000/health'),
  );
  expect(service).toMatchObject({ name: 'The site', origin: 'http://127.0.0.1:3000' });
  expect(service.process).toBe(child);
  await service.stop();
  expect(isRunning(child)).toBe(false);
});

test('is reported at once if it ends during its start', async () => {
  fetchMock.mockRejectedValue(new Error('ECONNREFUSED'));
  const child = startProgram('sh', ['-c', 'exit 1'], {});
  await expect(start(child)).rejects.toThrow('The site stopped during the start.');
});

test('is reported if its program is missing', async () => {
  fetchMock.mockRejectedValue(new Error('ECONNREFUSED'));
  await expect(start(startProgram('no-such-program', [], {}))).rejects.toThrow(
    // EACCES if a folder of the PATH may not be read.
    /ENOENT|EACCES/,
  );
});

test('is stopped if it does not answer within ninety seconds', async () => {
  fetchMock.mockRejectedValue(new Error('ECONNREFUSED'));
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0);
  now.mockReturnValueOnce(89_999).mockReturnValue(90_000);
  const child = sleeping();
  await expect(start(child)).rejects.toThrow('The site did not answer within 90 s.');
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(isRunning(child)).toBe(false);
});

test.each([
  ['exit 3', 'exit code 3'],
  ['kill -9 $$', 'SIGKILL'],
])('is reported with its log if it ends later (%s)', async (lines, how) => {
  const ended = endOf({ name: 'The site', process: startProgram('sh', ['-c', lines], {}) });
  await expect(ended).rejects.toThrow(
    `The site stopped unexpectedly (${how}). See ${logFile()} for details.`,
  );
});
