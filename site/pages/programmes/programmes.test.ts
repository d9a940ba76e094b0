import { expect, test } from 'vitest';
import { missingCall, renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const physics = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE', is_dual: 0 };
const maths = { dept_code: 'MAT', dept_name: 'Mathematics', stream: 'SCIENCE', is_dual: 1 };
const trade = { dept_code: 'ACC', dept_name: 'Accountancy', stream: 'COMMERCE', is_dual: 0 };
const bachelor = {
  ...{ programme: 'B.Sc. Physics', level: 'Undergraduate', duration: '8 semesters' },
  ...{ intake: 60, fee: '₹ 8,900 a year', eligibility: 'Class XII in science', since: '1958' },
  last_date: '10-07-2020',
};
const master = { programme: 'M.Sc. Physics', level: 'Postgraduate' };
const college = {
  getprogrammes: [
    { ...trade, programme: 'B.Com.', level: 'Undergraduate' },
    { ...physics, ...bachelor },
    { ...physics, ...master },
    { ...maths, programme: 'B.Sc. Mathematics', level: 'Undergraduate' },
  ],
};
const namesAt = async (path: string) =>
  (await visit(path, college)).main.all('tbody th').map(({ words }) => words);

test('sorts programmes by stream and department, with seats, fee and eligibility', async () => {
  const { main } = await visit('/programmes', college);
  expect(main.all('tbody tr').map(({ words }) => words)).toEqual([
    'B.Sc. Mathematics Mathematics',
    'B.Sc. Physics Physics 8 semesters 60 ₹ 8,900 a year Class XII in science 10 Jul 2020 (over)',
    'M.Sc. Physics Physics',
    'B.Com. Accountancy',
  ]);
  expect(main.one('a[href="/programmes?level=Postgraduate"]').words).toBe('Postgraduate');
});

test.each([
  ['level=Postgraduate', ['M.Sc. Physics']],
  ['stream=COMMERCE', ['B.Com.']],
  ['stream=ARTS', ['B.Sc. Mathematics']],
  ['department=PHY&level=Undergraduate', ['B.Sc. Physics']],
])('%s filters the page and its files', async (state, names) => {
  expect(await namesAt(`/programmes?${state}`)).toEqual(names);
  const { body } = await renderWith(college)(`/programmes.json?${state}`);
  const records: { programme: string }[] = JSON.parse(String(body));
  expect(records.map(({ programme }) => programme)).toEqual(names);
});

test('leaves out an empty column from the page, but not from the file', async () => {
  const { main } = await visit('/programmes?level=Postgraduate', college);
  expect(main.all('thead th').map(({ words }) => words)).toEqual(['Programme', 'Department']);
  const { body } = await renderWith(college)('/programmes.csv?level=Postgraduate');
  expect(String(body).trim().split('\r\n')).toEqual([
    expect.stringContaining('"Programme","Level","Stream","Department","Duration","Seats","Fee",'),
    '"M.Sc. Physics","Postgraduate","Science","Physics",,,,,,',
  ]);
});

test('gathers profiles from a backend without the call', async () => {
  const { body } = await renderWith({
    getprogrammes: missingCall,
    getdepartments: [physics, trade],
    getdeptdata: ({ dept_code }) => {
      if (dept_code === 'ACC') return 0;
      const rows = [bachelor, { name: 'Of columns of its own' }, { ...master, attachments: [] }];
      return { ...physics, programs_offered: rows };
    },
  })('/programmes.json');
  expect(JSON.parse(String(body))).toEqual([
    { ...physics, ...bachelor, intake: '60' },
    {
      ...physics,
      ...master,
      duration: '',
      intake: '',
      fee: '',
      eligibility: '',
      since: '',
      last_date: '',
    },
  ]);
});

test('an Assamese page drops a level with another name', async () => {
  const { headers } = await renderWith(college)('/as/programmes?level=Graduate&stream=ARTS');
  expect(headers.Location).toBe('/as/programmes?stream=ARTS');
});

test('the admission page lists the last dates that are not over, by date and level', async () => {
  const last_date = '10-07-2096';
  const chemistry = { ...physics, dept_code: 'CHE', last_date, level: 'Undergraduate' };
  const { main } = await visit('/admissionprocedure', {
    getprogrammes: [
      { ...physics, ...bachelor },
      { ...physics, ...master, last_date: '01-08-2096' },
      ...['B.Sc. Chemistry', 'B.Sc. Biochemistry'].map((programme) => ({
        ...chemistry,
        programme,
      })),
    ],
  });
  expect(main.all('section li').map(({ words }) => words)).toEqual([
    '10 Jul 2096 Undergraduate: 2 programmes',
    '1 Aug 2096 M.Sc. Physics',
  ]);
  expect(main.all('section li a')[0]?.attributes.href).toBe('/programmes?level=Undergraduate');
});
