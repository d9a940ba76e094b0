import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addDepartment, addNotice, addPicture } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let handlers: typeof import('./handlers.ts').handlers;
const context = () => ({ payload, locale: 'en' as const });

beforeAll(async () => {
  payload = await temporaryCms();
  ({ handlers } = await import('./handlers.ts'));
  await payload.updateGlobal({
    slug: 'college',
    data: {
      name: 'Second College',
      codes: { college: 'SEC', office: 'DEAN' },
      calling_code: '+975',
    },
  });
  // In another college this could be the code of the office.
  const department = (await addDepartment(payload, 'OFF')).id;
  await addNotice(payload, { title: 'Ours' });
  await addNotice(payload, { title: 'Theirs', department });
  const dp = (await addPicture(payload, 'portrait.jpg')).id;
  const person = { type: 'PRINCIPAL', liveNow: true, dp, _status: 'published' } as const;
  await payload.create({ collection: 'employees', data: { ...person, name: 'Dr P.' } });
  await payload.create({ collection: 'employees', data: { ...person, name: 'Dr O.', department } });
  const data = { name: 'Rina', prominent: true, department };
  await payload.create({ collection: 'alumni', data });
}, patience);

const titles = async (dept_code: string) => {
  const query = { dept_code, type: 'COLLEGE_ADMIN_NOTICE', limit: 9, page: 1 } as const;
  return (await handlers.getnoticesbytype(query, context())).map(({ title }) => title);
};

it('returns the codes of the college', async () => {
  const { codes, calling_code } = await handlers.getcollege({}, context());
  expect({ codes, calling_code }).toEqual({
    codes: { college: 'SEC', office: 'DEAN' },
    calling_code: '+975',
  });
});

it.each([
  ['the code of the college', 'SEC', ['Ours']],
  ['the code of its office', 'DEAN', ['Ours']],
  ['the default code of the specification', 'PRAG', ['Ours']],
  ['the code of a department', 'OFF', ['Theirs']],
  ['an unknown code with nothing', 'NO', []],
])('answers %s', async (_what, code, response) => {
  expect(await titles(code)).toEqual(response);
});

it('gives staff without a department the code of the office', async () => {
  const principals = async (dept_code: string) =>
    (await handlers.getemployeebytype({ dept_code, type: 'PRINCIPAL' }, context())).map(
      (person) => [person.name, person.dept_code],
    );
  expect(await principals('DEAN')).toEqual([['Dr P.', 'DEAN']]);
  expect(await principals('OFF')).toEqual([['Dr O.', 'OFF']]);
  const [{ id } = { id: '' }] = await handlers.getemployeebytype(
    { dept_code: 'DEAN', type: 'PRINCIPAL' },
    context(),
  );
  expect(await handlers.getmyprofiledata({ id }, context())).toMatchObject({ dept_code: 'DEAN' });
});

it.each(['SEC', 'PRAG'])('lists prominent alumni under %s', async (dept_code) => {
  const alumni = await handlers.getalumnibydept({ dept_code }, context());
  expect(alumni.map(({ name }) => name)).toEqual(['Rina']);
});

it.each([
  { codes: { college: 'two words' } },
  { codes: { office: 'ক' } },
  { calling_code: '91' },
  { calling_code: '+0' },
])('refuses %j', async (data) => {
  const change = payload.updateGlobal({ slug: 'college', data: { name: 'Second', ...data } });
  await expect(change).rejects.toThrow(/Codes > /);
});
