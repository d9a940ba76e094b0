import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataCache } from './data-cache.ts';

const revision = {
  current: 'one',
  changed: '',
  movedAt: 0,
  backendUp: true,
  answeredAt: 0,
  onMove: () => {},
  ask: async () => {},
  stop: () => {},
};
const asked = vi.fn<typeof fetch>();
const read = () =>
  createDataCache({ baseUrl: 'http://cms' }, revision).session('en').call.getdepartments();
const answered = async () => Response.json([]);
const never = () => new Promise<Response>(() => {});
const lost = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a question', () => {
  it('that is answered is asked once, also where the answer is a failure', async () => {
    asked.mockImplementation(answered);
    expect(await read()).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockImplementation(async () => new Response('Sorry.', { status: 500 }));
    await expect(read()).rejects.toThrow('Sorry.');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is kept in as much memory as its answer weighs', async () => {
    asked.mockImplementation(answered);
    const { session } = createDataCache({ baseUrl: 'http://cms' }, revision);
    const { buffer, length } = await session('en').json('getdepartments', {});
    expect(buffer.byteLength).toBe(length);
  });

  it('whose connection breaks is asked again at once', async () => {
    asked.mockImplementationOnce(lost).mockImplementation(answered);
    expect(await read()).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockImplementation(lost);
    await expect(read()).rejects.toThrow('The backend does not answer.');
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('that hangs is asked again after a second', async () => {
    asked.mockImplementationOnce(never).mockImplementation(answered);
    const started = performance.now();
    expect(await read()).toEqual([]);
    expect(performance.now() - started).toBeGreaterThan(950);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
