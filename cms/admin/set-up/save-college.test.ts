import { afterEach, expect, test, vi } from 'vitest';
import { errorsIn, keyOf, nested, saveCollege, uploadPicture } from './save-college.ts';

afterEach(() => void vi.unstubAllGlobals());

const values = [
  { path: 'name', locale: 'en', value: 'Hill College' },
  { path: 'name', locale: 'as', value: 'পাহাৰ মহাবিদ্যালয়' },
];

test('saves each language in its own request, with the values of that language only', async () => {
  const fetchMock = vi.fn(async (_address: string, _request: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetchMock);
  expect(await saveCollege('/api', values)).toEqual({});
  expect(fetchMock.mock.calls.map(([address, { body }]) => [address, body])).toEqual(
    values.map(({ locale, value }) => [
      `/api/globals/college?locale=${locale}&fallback-locale=none&depth=0`,
      JSON.stringify({ name: value }),
    ]),
  );
});

test('stops at the first refused language and returns its message', async () => {
  const fetchMock = vi.fn(async () =>
    Response.json({ errors: [{ message: 'No.' }] }, { status: 400 }),
  );
  vi.stubGlobal('fetch', fetchMock);
  expect(await saveCollege('/api', values)).toEqual({ '': 'No.' });
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('sends all fields of a language in one JSON request', async () => {
  const fetchMock = vi.fn(async (_address: string, _request: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetchMock);
  const emblem = { path: 'emblem', locale: 'en', value: 30 };
  expect(await saveCollege('/api', [...values, emblem])).toEqual({});
  expect(fetchMock.mock.calls.map(([, request]) => request)).toEqual(
    [{ name: 'Hill College', emblem: 30 }, { name: 'পাহাৰ মহাবিদ্যালয়' }].map((body) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })),
  );
});

test('names the language of a refused field', async () => {
  const errors = [{ path: 'name', message: 'Too long.' }];
  const refused = { errors: [{ message: 'Invalid', data: { errors } }] };
  const fetchMock = vi.fn(async () => Response.json(refused, { status: 400 }));
  fetchMock.mockResolvedValueOnce(Response.json({}));
  vi.stubGlobal('fetch', fetchMock);
  expect(await saveCollege('/api', values)).toEqual({ 'as:name': 'Too long.' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('returns an unreadable refusal for the whole form', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  expect(await saveCollege('/api', values)).toEqual({ '': '' });
});

test('sends nothing if there are no values', async () => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  expect(await saveCollege('/api', [])).toEqual({});
  expect(fetchMock).not.toHaveBeenCalled();
});

test('uploads a picture with its description and returns its id', async () => {
  const fetchMock = vi.fn(async (_address: string, _request: RequestInit) =>
    Response.json({ doc: { id: 30 } }),
  );
  vi.stubGlobal('fetch', fetchMock);
  const file = new File(['picture'], 'emblem.png', { type: 'image/png' });
  expect(await uploadPicture('/api', file, 'Emblem')).toBe(30);
  const [[address, { method, body }] = ['', {}]] = fetchMock.mock.calls;
  expect([address, method]).toEqual(['/api/media?depth=0', 'POST']);
  const form = body as FormData;
  expect([...form.keys()]).toEqual(['file', '_payload']);
  expect(form.get('file')).toMatchObject({ name: 'emblem.png', size: 7 });
  expect(form.get('_payload')).toBe('{"alt":"Emblem"}');
});

const errors = [{ path: 'file', message: 'Too large.' }];
test.each([
  [{ errors: [{ message: 'Invalid', data: { errors } }] }, 'Too large.'],
  [{ errors: [{ message: 'Not allowed.' }] }, 'Not allowed.'],
  [{}, ''],
  ['<html>', ''],
])('returns for the refusal %j of a picture “%s”', async (answer, expected) => {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  vi.stubGlobal('fetch', async () => new Response(body, { status: 400 }));
  expect(await uploadPicture('/api', new File([], 'emblem.png'), 'Emblem')).toBe(expected);
});

test('nests the fields of a group', () => {
  const fields = [
    { path: 'name', locale: 'en', value: 'Hill College' },
    { path: 'map.latitude', locale: 'en', value: '26.1' },
    { path: 'map.longitude', locale: 'en', value: '91.7' },
  ];
  expect(nested([])).toEqual({});
  expect(nested(fields)).toEqual({
    name: 'Hill College',
    map: { latitude: '26.1', longitude: '91.7' },
  });
});

test('returns errors by field, and others for the whole form', () => {
  const errors = [{ path: 'appearance.primary', message: 'Too pale.' }];
  expect(
    errorsIn({ errors: [{ message: 'Invalid', data: { errors } }] }, 'en', [
      'en:appearance.primary',
    ]),
  ).toEqual({
    'en:appearance.primary': 'Too pale.',
  });
  expect(errorsIn({ errors: [{ message: 'Not allowed.' }] }, 'as', [])).toEqual({
    '': 'Not allowed.',
  });
  expect(errorsIn({}, 'as', [])).toEqual({ '': '' });
  expect(errorsIn({ errors: [] }, 'as', [])).toEqual({ '': '' });
  const none = { message: 'Not now.', data: { errors: [] } };
  expect(errorsIn({ errors: [none] }, 'as', [])).toEqual({ '': 'Not now.' });
  expect(keyOf({ path: 'map.latitude', locale: 'en' })).toBe('en:map.latitude');
});
