import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackendHealth, watchBackend } from './backend-health.ts';
import { createDataCache } from './data-cache.ts';

const revision = { current: 'one', lists: {} };
let health: BackendHealth;
const fetchMock = vi.fn<typeof fetch>();
const openCache = (followed = revision) =>
  createDataCache({ baseUrl: 'http://cms' }, followed, health);
const readDepartments = () => openCache().session('en').call.getdepartments();
const answerEmpty = async () => Response.json([]);
const never = () => new Promise<Response>(() => {});
const toFake = [
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
] as const;
const breakConnection = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(() => {
  health = watchBackend();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  health.stop();
  vi.unstubAllGlobals();
});

describe('a call of the data cache', () => {
  it('is sent again only if one of its lists has changed', async () => {
    const headers = { 'Lists-Read': 'departments media' };
    fetchMock.mockImplementation(async () => Response.json([], { headers }));
    const followed = { current: 'one', lists: { '*': '1', media: '1' } };
    const cache = openCache(followed);
    const ask = async () => {
      const session = cache.session('en');
      await session.call.getdepartments();
      return [fetchMock.mock.calls.length, session.lists, session.stale];
    };
    expect(await ask()).toEqual([1, ['departments', 'media'], false]);
    Object.assign(followed, { current: 'two', lists: { '*': '1', media: '1', notices: '1' } });
    expect(await ask()).toEqual([1, ['departments', 'media'], false]);
    Object.assign(followed, { current: 'three', lists: { '*': '1', media: '2', notices: '1' } });
    expect(await ask()).toEqual([2, ['departments', 'media'], false]);
  });

  it('that failed or names no lists makes a page that any change concerns', async () => {
    fetchMock.mockImplementation(answerEmpty);
    const { session } = openCache();
    const unnamed = session('en');
    await unnamed.call.getdepartments();
    fetchMock.mockImplementation(async () => new Response('Sorry.', { status: 500 }));
    const failed = session('en');
    await failed.call.getcourse().catch(() => {});
    expect([unnamed.lists, failed.lists, session('en').lists]).toEqual([undefined, undefined, []]);
  });

  it('is sent once if it is answered, even if the answer is a failure', async () => {
    fetchMock.mockImplementation(answerEmpty);
    expect(await readDepartments()).toEqual([]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    fetchMock.mockImplementation(async () => new Response('Sorry.', { status: 500 }));
    await expect(readDepartments()).rejects.toThrow('Sorry.');
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('takes as much memory as its answer has bytes', async () => {
    fetchMock.mockImplementation(answerEmpty);
    const { session } = openCache();
    const { buffer, length } = await session('en').json('getdepartments', {});
    expect(buffer.byteLength).toBe(length);
  });

  it('is repeated at once if its connection breaks', async () => {
    fetchMock.mockImplementationOnce(breakConnection).mockImplementation(answerEmpty);
    expect(await readDepartments()).toEqual([]);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    fetchMock.mockImplementation(breakConnection);
    await expect(readDepartments()).rejects.toThrow('The backend does not answer.');
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  it('is sent once if its answer is late, because a busy backend should not get it twice', async () => {
    vi.useFakeTimers({ toFake: [...toFake] });
    health = watchBackend();
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchMock.mockReturnValue(promise);
    const { session } = openCache();
    const readings = [session('en').call.getdepartments()];
    for (let second = 0; second < 9; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      health.noteAnswer(200);
      readings.push(session('en').call.getdepartments());
    }
    resolve(Response.json([]));
    expect(await Promise.all(readings)).toEqual(readings.map(() => []));
    expect(fetchMock).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('is sent again after an outage in which it hung', async () => {
    fetchMock.mockImplementationOnce(never).mockImplementation(answerEmpty);
    const { session } = openCache();
    void session('en')
      .call.getdepartments()
      .catch(() => {});
    health.noteRefusedConnection();
    health.noteAnswer(200);
    expect(await session('en').call.getdepartments()).toEqual([]);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is not sent for a visitor whose patience is over', async () => {
    const patience = { ...health.patience(), isOver: true, ended: async () => {} };
    const { call } = openCache().session('en', patience);
    await expect(call.getdepartments()).rejects.toThrow('The backend does not answer.');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('a search', () => {
  const waiting = () => {
    const controller = new AbortController();
    const visitor = { address: '10.0.0.1', request: 'r1', signal: controller.signal };
    return { visitor, leave: () => controller.abort() };
  };
  /** The abort signals of the requests, and the visitor that the backend got with each. */
  const signals = () => fetchMock.mock.calls.map(([, init]) => init?.signal);

  it('counts for its visitor, and is dropped when the last one has gone', async () => {
    fetchMock.mockImplementation(never);
    const { session } = openCache();
    const [first, second] = [waiting(), waiting()];
    for (const { visitor } of [first, second])
      session('en', undefined, visitor)
        .call.getsearchresults({ q: 'hostel' })
        .catch(() => {});
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({
      'X-Forwarded-For': '10.0.0.1',
      'X-Request-Id': 'r1',
    });
    first.leave();
    expect(signals()[0]?.aborted).toBe(false);
    second.leave();
    expect(signals()[0]?.aborted).toBe(true);
  });

  it('goes on for others if one visitor has gone', async () => {
    fetchMock.mockImplementation(async () => Response.json({ searched: 1 }));
    const { session } = openCache();
    const { visitor, leave } = waiting();
    const answer = session('en', undefined, visitor).call.getsearchresults({ q: 'hostel' });
    const other = session('en').call.getsearchresults({ q: 'hostel' });
    leave();
    expect([(await answer).searched, (await other).searched]).toEqual([1, 1]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is dropped, but calls that every page needs go on', async () => {
    fetchMock.mockImplementation(never);
    const { session } = openCache();
    const { visitor, leave } = waiting();
    session('en', undefined, visitor)
      .call.getdepartments()
      .catch(() => {});
    leave();
    expect(signals()[0]?.aborted).toBe(false);
    const headers = fetchMock.mock.calls[0]?.[1]?.headers;
    expect(headers).not.toHaveProperty('X-Forwarded-For');
    expect(headers).toMatchObject({ 'X-Request-Id': 'r1' });
  });
});

describe('an answer', () => {
  const moving = { ...revision };
  const open = () => openCache(moving);
  const saying = (...names: string[]) =>
    fetchMock.mockImplementation(async () =>
      Response.json(names.map((name) => ({ dept_code: name, stream: 'ARTS' }))),
    );
  const failing = (status: number) =>
    fetchMock.mockImplementation(async () => new Response('Sorry.', { status }));
  const codes = async (session: ReturnType<ReturnType<typeof open>['session']>) =>
    (await session.call.getdepartments()).map(({ dept_code }) => dept_code);
  beforeEach(() => {
    moving.current = 'one';
    saying('A');
  });

  it('is kept for each language until the revision moves', async () => {
    const { session } = open();
    expect(await codes(session('en'))).toEqual(['A']);
    saying('B');
    expect(await codes(session('en'))).toEqual(['A']);
    expect(await codes(session('as'))).toEqual(['B']);
    moving.current = 'two';
    expect(await codes(session('en'))).toEqual(['B']);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('is used although it is stale if the backend fails, and the session says so', async () => {
    const { session } = open();
    await codes(session('en'));
    moving.current = 'two';
    failing(500);
    const later = session('en');
    expect(later.stale).toBe(false);
    expect(await codes(later)).toEqual(['A']);
    expect(later.stale).toBe(true);
  });

  it('does not replace a refusal if it is stale', async () => {
    const { session } = open();
    await codes(session('en'));
    moving.current = 'two';
    failing(404);
    await expect(codes(session('en'))).rejects.toThrow('Sorry.');
  });

  it('does not replace a newer one if it is late', async () => {
    const { session } = open();
    const late = Promise.withResolvers<Response>();
    fetchMock.mockImplementationOnce(() => late.promise);
    const first = codes(session('en'));
    moving.current = 'two';
    saying('B');
    await codes(session('en'));
    late.resolve(Response.json([{ dept_code: 'A', stream: 'ARTS' }]));
    expect(await first).toEqual(['A']);
    expect(await codes(session('en'))).toEqual(['B']);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is kept although it is late if there is no newer one, in case the backend fails then', async () => {
    const { session } = open();
    const late = Promise.withResolvers<Response>();
    fetchMock.mockImplementationOnce(() => late.promise);
    const first = codes(session('en'));
    moving.current = 'two';
    late.resolve(Response.json([{ dept_code: 'A', stream: 'ARTS' }]));
    await first;
    failing(500);
    expect(await codes(session('en'))).toEqual(['A']);
    // A second request was sent, because the value is outdated.
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is read once, however many wait for it', async () => {
    const { session } = open();
    await Promise.all([codes(session('en')), codes(session('en')), codes(session('en'))]);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('serves later visitors if it comes after the patience is over', async () => {
    vi.useFakeTimers({ toFake: [...toFake] });
    health = watchBackend();
    health.noteRefusedConnection();
    const { promise, resolve: come } = Promise.withResolvers<Response>();
    fetchMock.mockReturnValue(promise);
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

  it('to a submission may take long, and the patience starts again after it', async () => {
    vi.useFakeTimers();
    health = watchBackend();
    health.noteRefusedConnection();
    const note = { name: 'Rina', email: 'rina@example.org', message: 'Hello', captcha: 'x' };
    const [submission, counter] = [
      Promise.withResolvers<Response>(),
      Promise.withResolvers<Response>(),
    ];
    fetchMock.mockReturnValueOnce(submission.promise).mockReturnValueOnce(counter.promise);
    const { call } = open().session('en');
    const answer = call.addvisitornote(note);
    await vi.advanceTimersByTimeAsync(5000);
    submission.resolve(Response.json({ status: 1, reference: 'VN-ABCDEF' }));
    expect(await answer).toMatchObject({ reference: 'VN-ABCDEF' });
    const countAnswer = call['initialisation/getcount']();
    await vi.advanceTimersByTimeAsync(1700);
    counter.resolve(Response.json({ count: 7 }));
    expect(await countAnswer).toEqual({ count: 7 });
    vi.useRealTimers();
  });

  it('is never kept if it is a count', async () => {
    fetchMock.mockImplementation(async () => Response.json({ count: 7 }));
    const { call } = open().session('en');
    await call['initialisation/getcount']();
    await call['initialisation/getcount']();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });
});
