/** Import of people from another backend, beyond the comparison of all calls. */
import { Profile } from '@college/contract/profile';
import { expect, it } from 'vitest';
import { openFake } from '../testing/fake-importer.ts';
import { importAlumni, importEmployees, importMessages } from './people.ts';

const person = (id: number, given: object = {}) =>
  Profile.parse({ id: `${id}`, name: `Person ${id}`, type: 'FACULTY', ...given });

it('takes the office and every department, in the order of their lists', async () => {
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

it.each([
  [{ address: 'Here' }, true],
  [{ permanent_address: 'There' }, true],
  [{}, false],
])('shows the address that the old site showed: %j', async (given, isPublic) => {
  const { importer, imported } = openFake({
    getemployeebytype: ({ dept_code, type }) =>
      dept_code === 'OFF' && type === 'FACULTY' ? [person(1, given)] : [],
  });
  await importEmployees(importer, new Map());
  expect(imported.map(({ data }) => data.address_public)).toEqual([isPublic]);
});

it.each([
  ['their own picture', { dp: [{ url: 'own.jpg' }], dpurl: ['old.jpg'] }, { dp: 'own.jpg' }],
  ['a picture that is known by its address alone', { dpurl: ['old.jpg'] }, { dp: 'old.jpg' }],
  ['no picture', {}, { dp: undefined }],
  ['that their page is public', { liveNow: 1 }, { liveNow: true }],
  ['that it is not', { liveNow: 0 }, { liveNow: false }],
  ['no address where mail goes nowhere', { email: '' }, { email: undefined }],
  [
    'the first day and the last',
    { date_of_joining: '01-08-1962', date_of_leaving: '' },
    { date_of_joining: expect.stringContaining('1962-08-01'), date_of_leaving: undefined },
  ],
])('takes of a person %s', async (_name, given, expected) => {
  const { importer, imported } = openFake({
    getemployeebytype: ({ dept_code, type }) =>
      dept_code === 'OFF' && type === 'FACULTY' ? [person(1, given)] : [],
  });
  await importEmployees(importer, new Map());
  expect(imported.map(({ data }) => data)).toMatchObject([expected]);
});

const alumna = (name: string, given: object = {}) => ({
  ...{ name, batch: '2000 - 2003', email: '', phone: '', dp_url: [] },
  ...given,
});

it('takes each alumna once, with her department, and knows who is prominent', async () => {
  const shown = alumna('Rina', { email: 'rina@example.org' });
  const called = alumna('Mina', { phone: '1' });
  const { importer, imported } = openFake({
    getalumnibydept: ({ dept_code }) =>
      dept_code === 'PRAG' ? [shown] : [shown, called, alumna('Tina')],
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

it('writes the newest message last, and tells two of one person apart', async () => {
  const said = (message: string) => ({
    type: 'STUDENT',
    name: 'Rina',
    batch: '',
    message,
    dp_url: [],
  });
  const { importer, imported } = openFake({ 'getmessage-all': () => [said('New'), said('Old')] });
  await importMessages(importer);
  expect(imported.map(({ data }) => data.message)).toEqual(['Old', 'New']);
  expect(new Set(imported.map(({ key }) => key)).size).toBe(2);
});
