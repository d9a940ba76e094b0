import { expect, test } from 'vitest';
import { errorsIn, nested } from './save-college.ts';

test('fields of a group go together', () => {
  const written = [
    { path: 'name', locale: 'en', value: 'Hill College' },
    { path: 'map.latitude', locale: 'en', value: '26.1' },
    { path: 'map.longitude', locale: 'en', value: '91.7' },
  ];
  expect(nested(written)).toEqual({
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
