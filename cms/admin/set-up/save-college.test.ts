import { afterEach, expect, test, vi } from 'vitest';
import { errorsIn, nested, saveCollege } from './save-college.ts';

afterEach(() => void vi.unstubAllGlobals());

const written = [
  { path: 'name', locale: 'en', value: 'Hill College' },
  { path: 'name', locale: 'as', value: 'পাহাৰ মহাবিদ্যালয়' },
];

test('each language is saved by itself, and nothing in it that only another says', async () => {
  const asked = vi.fn(async (_address: string, _request: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', asked);
  expect(await saveCollege('/api', written)).toEqual({});
  expect(asked.mock.calls.map(([address, { body }]) => [address, body])).toEqual(
    written.map(({ locale, value }) => [
      `/api/globals/college?locale=${locale}&fallback-locale=none&depth=0`,
      JSON.stringify({ name: value }),
    ]),
  );
});

test('the first language that is refused is told, and the others wait', async () => {
  const asked = vi.fn(async () => Response.json({ errors: [{ message: 'No.' }] }, { status: 400 }));
  vi.stubGlobal('fetch', asked);
  expect(await saveCollege('/api', written)).toEqual({ '': 'No.' });
  expect(asked).toHaveBeenCalledOnce();
});

test('fields of a group go together', () => {
  const fields = [
    { path: 'name', locale: 'en', value: 'Hill College' },
    { path: 'map.latitude', locale: 'en', value: '26.1' },
    { path: 'map.longitude', locale: 'en', value: '91.7' },
  ];
  expect(nested(fields)).toEqual({
    name: 'Hill College',
    map: { latitude: '26.1', longitude: '91.7' },
  });
});

test('what is not right is told at its field, everything else of the whole', () => {
  const errors = [{ path: 'appearance.primary', message: 'Too pale.' }];
  expect(errorsIn({ errors: [{ message: 'Invalid', data: { errors } }] }, 'en')).toEqual({
    'en:appearance.primary': 'Too pale.',
  });
  expect(errorsIn({ errors: [{ message: 'Not allowed.' }] }, 'as')).toEqual({ '': 'Not allowed.' });
  expect(errorsIn({}, 'as')).toEqual({ '': '' });
});
