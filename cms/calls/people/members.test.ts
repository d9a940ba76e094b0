import { calls } from '@college/contract/calls';
import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addPicture } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let handlers: typeof import('../handlers.ts').handlers;
const context = (locale: Locale = 'en') => ({ payload, locale });
const day = (date: string) => `${date}T06:30:00.000Z`;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ handlers } = await import('../handlers.ts'));
  const dp = (await addPicture(payload, 'portrait.jpg')).id;
  const contact = { email: 'a@example.org', phone: '00000 00000', dp };
  const member = async (data: {
    name: string;
    type: 'ALUMNI_COMMITTEE' | 'PCSU' | 'GOVERNING_BODY';
    order?: number;
    show_contact?: boolean;
  }) =>
    payload.create({
      collection: 'members',
      data: { ...contact, date_of_joining: day('2024-07-01'), ...data },
    });
  await member({ name: 'Silent', type: 'ALUMNI_COMMITTEE', order: 1 });
  await member({ name: 'Open', type: 'ALUMNI_COMMITTEE', order: 2, show_contact: true });
  await member({ name: 'Second', type: 'GOVERNING_BODY', order: 2 });
  await member({ name: 'First', type: 'GOVERNING_BODY', order: 1 });
  for (const [name, from, to] of [
    ['Later', '1960-01-02', undefined],
    ['Earlier', '1954-09-01', '1960-01-01'],
  ] as const) {
    const data = { name, from: day(from), to: to && day(to) };
    await payload.create({ collection: 'former-principals', data });
  }
  const officers = [
    ['SECOND_INFORMATION_OFFICER', 'D', 1],
    ['MEMBER', 'C', 2],
    ['MEMBER', 'B', 1],
    ['FIRST_APPELLATE_AUTHORITY', 'A', 9],
  ] as const;
  for (const [role, name, order] of officers) {
    const { id } = await payload.create({
      collection: 'rti-officers',
      data: { role, name, order },
    });
    const translation = { name, address: 'গুৱাহাটী' };
    await payload.update({ collection: 'rti-officers', id, locale: 'as', data: translation });
  }
}, patience);

it('returns contacts of the alumni committee only with consent', async () => {
  const answer = await handlers.getmembersbytype({ type: 'ALUMNI_COMMITTEE' }, context());
  expect(calls.getmembersbytype.output.parse(answer)).toEqual(answer);
  expect(answer.map(({ name, email, phone }) => [name, email, phone])).toEqual([
    ['Silent', '', ''],
    ['Open', 'a@example.org', '00000 00000'],
  ]);
  expect(answer[0]).toMatchObject({ date_of_joining: '01-07-2024', designation: '' });
  expect(answer[0]?.dp_url).toHaveLength(1);
});

it('returns official contacts of the governing body, in the order of the editors', async () => {
  const answer = await handlers.getgbmembers({}, context());
  expect(answer.map(({ name, email }) => [name, email])).toEqual([
    ['First', 'a@example.org'],
    ['Second', 'a@example.org'],
  ]);
  expect(await handlers.getmembersbytype({ type: 'GOVERNING_BODY' }, context())).toEqual(answer);
  expect(await handlers.getmembersbytype({ type: 'PCSU' }, context())).toEqual([]);
});

it('numbers former principals by the day they took office', async () => {
  expect(await handlers.getformerprincipals({}, context())).toEqual([
    { slNo: 1, name: 'Earlier', designation: '', fromDate: '01-09-1954', toDate: '01-01-1960' },
    { slNo: 2, name: 'Later', designation: '', fromDate: '02-01-1960', toDate: '' },
  ]);
});

it('sorts officers by role, then by order, in the requested language', async () => {
  const answer = await handlers.getrtiofficers({}, context('as'));
  expect(calls.getrtiofficers.output.parse(answer)).toEqual(answer);
  expect(answer.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
  expect(answer[0]?.address).toBe('গুৱাহাটী');
});
