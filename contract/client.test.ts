import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, createClient, isCallError, isRefusal, send } from './client.ts';

const options = { baseUrl: 'http://backend.test' };
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

/** The backend's answer from now on. */
const answers = (body: string, status = 200, type = 'application/json') =>
  fetchMock.mockImplementation(
    async () => new Response(body, { status, headers: { 'Content-Type': type } }),
  );
const says = (value: unknown) => answers(JSON.stringify(value));
/** The error that a call ends with. */
const failure = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => expect.unreachable(),
    (error) => error,
  );
/** The last request. */
const lastRequest = () => {
  const [url, init] = fetchMock.mock.lastCall ?? [];
  return { url, ...init, headers: init?.headers as Record<string, string> };
};

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

test('an answer longer than its bound fails, and one that reaches it is read', async () => {
  const courses = [{ name: 'BSC', label: 'বিজ্ঞান' }];
  says(courses);
  const longestAnswer = Buffer.byteLength(JSON.stringify(courses));
  expect(await send('getcourse', {}, { ...options, longestAnswer })).toEqual(courses);
  says(courses);
  const bound = { ...options, longestAnswer: longestAnswer - 1 };
  const { status, message } = await failure(send('getcourse', {}, bound));
  expect([status, message]).toEqual([
    502,
    `The backend's answer is larger than ${bound.longestAnswer} bytes.`,
  ]);
});

describe('a call', () => {
  test('is a GET in the requested language if it has no input', async () => {
    says([]);
    await send('getcourse', {}, { ...options, locale: 'as', headers: { 'X-Site': '1' } });
    const { url, method, headers, body } = lastRequest();
    expect([url, method, body]).toEqual(['http://backend.test/getcourse', 'GET', undefined]);
    expect(headers).toEqual({ Unit: 'website', 'Accept-Language': 'as', 'X-Site': '1' });
  });

  test('is JSON if it has input, in English by default', async () => {
    says([]);
    await send('getnoticesbytypeann', { type: 'NIRF' }, options);
    const { method, headers, body } = lastRequest();
    expect([method, body]).toEqual(['POST', '{"type":"NIRF"}']);
    expect(headers).toEqual({
      Unit: 'website',
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
    });
  });

  test('is a form if it has a file, and fetch sets its type', async () => {
    says({});
    const image_file = new File(['a picture'], 'photo.png');
    await send('addfile-alumni', { type: 'ALUMNI', image_file }, options);
    const { headers, body } = lastRequest();
    expect(headers).not.toHaveProperty('Content-Type');
    const form = body as FormData;
    expect(form.get('type')).toBe('ALUMNI');
    expect(form.get('image_file')).toMatchObject({ name: 'photo.png', size: 9 });
  });

  test.each([
    [undefined, 10_000],
    [5, 5],
  ])('turns the timeout %j into %d ms', async (timeout, waited) => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    says([]);
    await send('getcourse', {}, { ...options, timeout });
    expect(limit).toHaveBeenCalledExactlyOnceWith(waited);
    expect(lastRequest().signal).toBe(limit.mock.results[0]?.value);
  });

  test('is sent as its row of the table says, with or without input', async () => {
    const client = createClient(options);
    says([]);
    await client.getcourse();
    await client.getmembersbytype({ type: 'PCSU' });
    expect(fetchMock.mock.calls.map(([url, { body }]) => [url, body])).toEqual([
      ['http://backend.test/getcourse', undefined],
      ['http://backend.test/getmembersbytype', '{"type":"PCSU"}'],
    ]);
  });
});

describe('an answer', () => {
  test('may have null for missing fields, at any depth', async () => {
    const photo = { url: '/a.jpg', alt: null };
    says([{ id: 1, type: 'NIRF', title: null, upload_info: null, featured_photo: [photo] }]);
    const [notice] = await send('getnoticesbytypeann', { type: 'NIRF' }, options);
    expect(notice).toMatchObject({ id: '1', title: '', upload_info: [] });
    expect(notice?.featured_photo).toEqual([{ url: '/a.jpg' }]);
  });

  test('is an error of the backend if it does not fit the schema', async () => {
    says([{ title: 'without an id' }]);
    const error = await failure(send('getnoticesbytypeann', { type: 'NIRF' }, options));
    expect(error).toMatchObject({ status: 502, call: 'getnoticesbytypeann' });
    expect(error.cause).toBeDefined();
    answers('<html>');
    expect(await failure(send('getcourse', {}, options))).toMatchObject({ status: 502 });
  });

  test('has no status if it does not arrive or breaks off', async () => {
    const cause = new Error('ECONNREFUSED');
    fetchMock.mockRejectedValue(cause);
    expect(await failure(send('getcourse', {}, options))).toMatchObject({ status: 0, cause });
    const broken = new ReadableStream({ pull: (stream) => stream.error(cause) });
    fetchMock.mockResolvedValue(new Response(broken));
    expect(await failure(send('getcourse', {}, options))).toMatchObject({ status: 0, cause });
  });
});

describe('a call of ours that another backend does not have', () => {
  const missing = (status: number) => answers('No such call.', status);

  test.each([404, 405])('has the answer of its row at %d', async (status) => {
    missing(status);
    expect(await send('getpage', { page: 'emblem' }, options)).toBe(0);
    expect(await send('getcollege', {}, options)).toMatchObject({ name: 'College' });
  });

  test('has the answer of the caller', async () => {
    missing(404);
    const absent = { getcollege: { name: 'Ours' } };
    expect(await send('getcollege', {}, { ...options, absent })).toMatchObject({ name: 'Ours' });
  });

  test.each([400, 403, 406, 500])('is an error at %d', async (status) => {
    missing(status);
    expect(await failure(send('getpage', { page: 'emblem' }, options))).toMatchObject({ status });
  });

  test('is an error if its row has no such answer', async () => {
    missing(404);
    expect(await failure(send('getcourse', {}, options))).toMatchObject({ status: 404 });
  });
});

describe('onEnd', () => {
  const onEnd = vi.fn();
  beforeEach(() => {
    onEnd.mockReset();
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(3500);
  });

  test('gets the seconds of a good call', async () => {
    says([]);
    await send('getcourse', {}, { ...options, onEnd });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('getcourse', 200, 2.5);
  });

  test('gets a refused call', async () => {
    answers('No.', 429, 'text/plain');
    await failure(send('getcourse', {}, { ...options, onEnd }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('getcourse', 429, 2.5);
  });

  test('gets a call whose answer does not fit', async () => {
    answers('No such call.', 404);
    const absent = { getcollege: 'no college' };
    await failure(send('getcollege', {}, { ...options, onEnd, absent }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('getcollege', 0, 2.5);
  });

  test('gets a call without an answer', async () => {
    fetchMock.mockRejectedValue(new Error('ECONNREFUSED'));
    await failure(send('getcourse', {}, { ...options, onEnd }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('getcourse', 0, 2.5);
  });
});

test.each([
  [399, false],
  [400, true],
  [499, true],
  [500, false],
])('an answer with %i is a refusal of the input: %s', (status, refusal) => {
  expect(isRefusal(new CallError('getcourse', status, 'Said.'))).toBe(refusal);
});

test('a call error is recognised by its name, from any bundle', () => {
  const ofOtherBundle = Object.assign(new Error('No.'), { name: 'CallError', status: 404 });
  expect([new CallError('getcourse', 0, ''), ofOtherBundle].map(isCallError)).toEqual([true, true]);
  const others = [new Error('No.'), { name: 'CallError', status: 404 }, undefined];
  expect(others.map(isCallError)).toEqual([false, false, false]);
});

test.each([
  [499, 'text/html', 'Said.'],
  [500, 'text/html', 'The backend failed.'],
  [500, 'text/plain; charset=utf-8', 'Said.'],
])('the message for %i as %s is "%s"', async (status, type, message) => {
  answers('Said.', status, type);
  expect(await failure(send('getcourse', {}, options))).toMatchObject({ message: message, status });
});
