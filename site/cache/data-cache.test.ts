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
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    expect(await read()).toEqual([]);
    // The second time it has less.
    expect(timeout.mock.calls).toEqual([[10_000], [7000]]);
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

describe('an answer', () => {
  const moving = { ...revision };
  const open = () => createDataCache({ baseUrl: 'http://cms' }, moving);
  const saying = (...names: string[]) =>
    asked.mockImplementation(async () =>
      Response.json(names.map((name) => ({ dept_code: name, stream: 'ARTS' }))),
    );
  const failing = (status: number) =>
    asked.mockImplementation(async () => new Response('Sorry.', { status }));
  const codes = async (session: ReturnType<ReturnType<typeof open>['session']>) =>
    (await session.call.getdepartments()).map(({ dept_code }) => dept_code);
  beforeEach(() => {
    moving.current = 'one';
    saying('A');
  });

  it('is kept until the revision moves, a language each', async () => {
    const { session } = open();
    expect(await codes(session('en'))).toEqual(['A']);
    saying('B');
    expect(await codes(session('en'))).toEqual(['A']);
    expect(await codes(session('as'))).toEqual(['B']);
    moving.current = 'two';
    expect(await codes(session('en'))).toEqual(['B']);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('of before serves where the backend fails, and the page is told', async () => {
    const { session } = open();
    await codes(session('en'));
    moving.current = 'two';
    failing(500);
    const later = session('en');
    expect(later.stale).toBe(false);
    expect(await codes(later)).toEqual(['A']);
    expect(later.stale).toBe(true);
  });

  it('of before does not serve for a refusal', async () => {
    const { session } = open();
    await codes(session('en'));
    moving.current = 'two';
    failing(404);
    await expect(codes(session('en'))).rejects.toThrow('Sorry.');
  });

  it('that comes late does not replace a newer one', async () => {
    const { session } = open();
    const late = Promise.withResolvers<Response>();
    asked.mockImplementationOnce(() => late.promise);
    const first = codes(session('en'));
    moving.current = 'two';
    saying('B');
    await codes(session('en'));
    late.resolve(Response.json([{ dept_code: 'A', stream: 'ARTS' }]));
    expect(await first).toEqual(['A']);
    expect(await codes(session('en'))).toEqual(['B']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('that comes late is kept where there is no newer one, for a backend that fails then', async () => {
    const { session } = open();
    const late = Promise.withResolvers<Response>();
    asked.mockImplementationOnce(() => late.promise);
    const first = codes(session('en'));
    moving.current = 'two';
    late.resolve(Response.json([{ dept_code: 'A', stream: 'ARTS' }]));
    await first;
    failing(500);
    expect(await codes(session('en'))).toEqual(['A']);
    // It is of before: the backend was asked once more.
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is asked for once, however many wait for it', async () => {
    const { session } = open();
    await Promise.all([codes(session('en')), codes(session('en')), codes(session('en'))]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that does not come in time is none, and serves whoever asks later', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    const { promise, resolve: come } = Promise.withResolvers<Response>();
    asked.mockReturnValue(promise);
    const cache = open();
    const waiting = cache.session('en').call.getdepartments();
    const late = expect(waiting).rejects.toThrow('The backend does not answer.');
    await vi.advanceTimersByTimeAsync(1900);
    await late;
    come(Response.json([{ dept_code: 'A', stream: 'ARTS' }]));
    await vi.advanceTimersByTimeAsync(100);
    expect(await codes(cache.session('en'))).toEqual(['A']);
    vi.useRealTimers();
  });

  it('to what was sent is waited for, and what is read beside it has its time anew', async () => {
    vi.useFakeTimers();
    const note = { name: 'Rina', email: 'rina@example.org', message: 'Hello', captcha: 'x' };
    const [kept, count] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    asked.mockReturnValueOnce(kept.promise).mockReturnValueOnce(count.promise);
    const { call } = open().session('en');
    const answer = call.addvisitornote(note);
    await vi.advanceTimersByTimeAsync(5000);
    kept.resolve(Response.json({ status: 1, reference: 'VN-ABCDEF' }));
    expect(await answer).toMatchObject({ reference: 'VN-ABCDEF' });
    const counted = call['initialisation/getcount']();
    await vi.advanceTimersByTimeAsync(1700);
    count.resolve(Response.json({ count: 7 }));
    expect(await counted).toEqual({ count: 7 });
    vi.useRealTimers();
  });

  it('that counts is asked for each time', async () => {
    asked.mockImplementation(async () => Response.json({ count: 7 }));
    const { call } = open().session('en');
    await call['initialisation/getcount']();
    await call['initialisation/getcount']();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
