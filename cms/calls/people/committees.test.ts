import { type CallName, calls } from '@college/contract/calls';
import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addPicture, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let handlers: typeof import('../handlers.ts').handlers;
let first: number;
const context = (locale: Locale = 'en') => ({ payload, locale });
/** Expects that the contract neither fills in nor removes a field. */
const complete = (name: CallName, answer: unknown) =>
  expect(calls[name].output.parse(answer)).toEqual(answer);

beforeAll(async () => {
  payload = await temporaryCms();
  ({ handlers } = await import('../handlers.ts'));
  const file = [(await addPicture(payload, 'minutes.jpg')).id];
  const last = { name: 'Last', order: 9, code: 'IQAC' };
  await payload.create({ collection: 'committees', data: last });
  const data = {
    name: 'First',
    order: 1,
    objectives: paragraph('Quality'),
    members: [{ member_name: 'A', member_designation: 'Chairperson' }, { member_name: 'B' }],
    tasks: [{ title: 'Audit', description: paragraph('Done'), uploads: file }, { title: 'Talk' }],
    minutes: file,
  };
  first = (await payload.create({ collection: 'committees', data })).id;
  const translated = { collection: 'committees', id: first, locale: 'as' } as const;
  await payload.update({ ...translated, data: { name: 'প্ৰথম' } });
}, patience);

it('lists committees in the order of the editors, with all their fields', async () => {
  const answer = await handlers.getcommittee({}, context());
  complete('getcommittee', answer);
  expect(answer.map(({ name }) => name)).toEqual(['First', 'Last']);
  expect(answer[0]).toMatchObject({
    id: String(first),
    code: '',
    objectives: '<p>Quality</p>',
    members: [{ member_designation: 'Chairperson' }, { member_name: 'B', member_designation: '' }],
    tasks: [
      { title: 'Audit', description: '<p>Done</p>', uploads: [{ fileType: 'image' }] },
      { title: 'Talk', description: '', uploads: [] },
    ],
    minutes: [{ ext: 'jpg' }],
  });
});

it('finds committees by code', async () => {
  const namesOfCommittees = async (committee_code: string) =>
    (await handlers.getcommitteebycode({ committee_code }, context())).map(({ name }) => name);
  expect([await namesOfCommittees('IQAC'), await namesOfCommittees('NONE')]).toEqual([
    ['Last'],
    [],
  ]);
});

it('returns a committee in the requested language, with untranslated rows in English', async () => {
  const answer = await handlers.getcommitteebyid({ committee_id: String(first) }, context('as'));
  complete('getcommitteebyid', answer);
  expect(answer).toMatchObject({ name: 'প্ৰথম', members: [{ member_name: 'A' }, {}] });
});

it.each(['999', 'x', '', '99999999999999999999'])(
  'answers 0 for the id %j',
  async (committee_id) => {
    expect(await handlers.getcommitteebyid({ committee_id }, context())).toBe(0);
  },
);
