/** Import of people from another backend, beyond the comparison of all calls. */
import { Department } from '@college/contract/entities';
import { Profile } from '@college/contract/profile';
import { expect, it } from 'vitest';
import { openFake } from '../testing/fake-importer.ts';
import { importAlumni, importEmployees, importMessages, inCommonOrder } from './people.ts';

const person = (id: number, fields: object = {}) =>
  Profile.parse({ id: `${id}`, name: `Person ${id}`, type: 'FACULTY', ...fields });

it('imports the office and every department, in the order of their lists', async () => {
  const { importer, imported } = openFake({
    getemployeebytype: ({ dept_code, type }) =>
      type !== 'FACULTY'
        ? []
        : dept_code === 'OFF'
          ? [person(1)]
          : dept_code === 'PHY'
            ? [person(2), person(3)]
            : [],
  });
  await importEmployees(importer, new Map([['PHY', 7]]));
  expect(
    imported.map(({ data: { name, department, order } }) => [name, department, order]),
  ).toEqual([
    ['Person 1', undefined, 10],
    ['Person 2', 7, 10],
    ['Person 3', 7, 20],
  ]);
});

it('imports since when somebody is head of the department', async () => {
  const heads = [
    { id: '3', name: 'Person 3', from: '01-07-2024', to: '' },
    { id: '2', name: 'Person 2', from: '01-07-2021', to: '30-06-2024' },
  ];
  const { importer, imported } = openFake({
    getdeptdata: () => Department.parse({ dept_code: 'PHY', stream: 'SCIENCE', heads }),
    getemployeebytype: ({ dept_code, type }) =>
      dept_code === 'PHY' && type === 'FACULTY' ? [person(2), person(3), person(4)] : [],
  });
  await importEmployees(importer, new Map([['PHY', 7]]));
  const days = imported.map(({ data: { head_since, head_until } }) =>
    [head_since, head_until].map((day) => day && String(day).slice(0, 10)),
  );
  expect(days).toEqual([
    ['2021-07-01', '2024-06-30'],
    ['2024-07-01', undefined],
    [undefined, undefined],
  ]);
});

it.each([
  [{ address: 'Here' }, true],
  [{ permanent_address: 'There' }, true],
  [{}, false],
])('makes the address public only if the old site showed one: %j', async (fields, isPublic) => {
  const { importer, imported } = openFake({
    getemployeebytype: ({ dept_code, type }) =>
      dept_code === 'OFF' && type === 'FACULTY' ? [person(1, fields)] : [],
  });
  await importEmployees(importer, new Map());
  expect(imported.map(({ data }) => data.address_public)).toEqual([isPublic]);
});

it.each([
  [
    'the picture of the record',
    { dp: [{ url: 'own.jpg' }], dpurl: ['old.jpg'] },
    { dp: 'own.jpg' },
  ],
  ['a picture from its address', { dpurl: ['old.jpg'] }, { dp: 'old.jpg' }],
  ['no picture if there is none', {}, { dp: undefined }],
  ['a public page', { liveNow: 1 }, { liveNow: true }],
  ['a page that is not public', { liveNow: 0 }, { liveNow: false }],
  ['no e-mail address if it is empty', { email: '' }, { email: undefined }],
  [
    'the first and the last day',
    { date_of_joining: '01-08-1962', date_of_leaving: '' },
    { date_of_joining: expect.stringContaining('1962-08-01'), date_of_leaving: undefined },
  ],
])('imports a person with %s', async (_name, fields, expected) => {
  const { importer, imported } = openFake({
    getemployeebytype: ({ dept_code, type }) =>
      dept_code === 'OFF' && type === 'FACULTY' ? [person(1, fields)] : [],
  });
  await importEmployees(importer, new Map());
  expect(imported.map(({ data }) => data)).toMatchObject([expected]);
});

const alumna = (name: string, fields: object = {}) => ({
  ...{ name, batch: '2000 - 2003', email: '', phone: '', dp_url: [] },
  ...fields,
});

it('imports each alumna once, with her department and whether she is prominent', async () => {
  const rina = alumna('Rina', { email: 'rina@example.org' });
  const mina = alumna('Mina', { phone: '1' });
  const { importer, imported } = openFake({
    getalumnibydept: ({ dept_code }) =>
      dept_code === 'PRAG' ? [rina] : [rina, mina, alumna('Tina')],
  });
  await importAlumni(importer, new Map([['PHY', 7]]));
  expect(
    imported.map(({ data: { name, department, prominent, show_contact } }) => [
      name,
      department,
      prominent,
      show_contact,
    ]),
  ).toEqual([
    ['Rina', 7, true, true],
    ['Mina', 7, false, true],
    ['Tina', 7, false, false],
  ]);
  expect(imported[0]?.key).toBe('PHY Rina / 2000 - 2003 / rina@example.org / ');
});

it('writes the newest message last and keeps two messages of one person apart', async () => {
  const messageWith = (message: string) => ({
    type: 'STUDENT',
    name: 'Rina',
    batch: '',
    message,
    dp_url: [],
  });
  const { importer, imported } = openFake({
    'getmessage-all': () => [messageWith('New'), messageWith('Old')],
  });
  await importMessages(importer);
  expect(imported.map(({ data }) => data.message)).toEqual(['Old', 'New']);
  expect(new Set(imported.map(({ key }) => key)).size).toBe(2);
});

const ordered = (...lists: string[]) =>
  inCommonOrder(
    lists.map((list) => [...list]),
    (letter) => letter,
  ).join('');

it.each([
  [['abc'], 'abc'],
  [['ace', 'abc', 'de'], 'abcde'],
  [['', 'ab'], 'ab'],
  // Contradictory orders still contain each item once.
  [['ab', 'ba'], 'ab'],
])('merges %j into %s', (lists, expected) => {
  expect(ordered(...lists)).toBe(expected);
});
