import { COLLEGE_CODE } from '@college/contract/codes';
import type { Payload } from 'payload';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addNotice, addPicture, showFiles } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Context } from '../handler.ts';
import { notice } from './notice.ts';
import {
  getnoticesbytype,
  getnoticesbytypeann,
  getnoticesbytypedept,
  getnoticesbytypedeptv1,
  getsingleeventbyid,
  newestFirst,
  type Page,
} from './notices.ts';

let payload: Payload;
let context: Context;
/** Expected order: newest first; of one day, the one created last. */
const expected: number[] = [];

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
  const type = 'COLLEGE_TENDER';
  for (let n = 0; n < 23; n += 1) {
    const date = `2026-02-${String(10 + Math.floor(n / 5))}T06:30:00.000Z`;
    const { id } = await addNotice(payload, { title: `Tender ${n}`, type, date });
    expected.unshift(id);
    await addNotice(payload, { title: 'Over', type, date, expires: '2026-02-20T06:30:00.000Z' });
    await addNotice(payload, { title: 'Not yet', type, date, _status: 'draft' });
  }
}, patience);

afterEach(() => void vi.useRealTimers());

const load = async (page: Page, type = 'COLLEGE_TENDER') => {
  const where = { type: { equals: type } };
  return (await newestFirst({ where, select: { date: true }, ...page }, context)).map(
    ({ id }) => id,
  );
};

it.each([1, 4, 7, 23, 50])(
  'returns each visible notice once, in order, in pages of %i',
  async (limit) => {
    const pages: number[][] = [];
    for (let page = 1; page <= Math.ceil(expected.length / limit); page += 1)
      pages.push(await load({ limit, page }));
    expect(pages.flat()).toEqual(expected);
    expect(pages.every((page) => page.length <= limit)).toBe(true);
  },
);

it('returns nothing after the last page', async () => {
  expect(await load({ limit: 4, page: 7 })).toEqual([]);
  expect(await load({ limit: 4, page: 70_000 })).toEqual([]);
});

it('shows a notice until its last day ends in Assam', async () => {
  const type = 'COLLEGE_EVENT';
  // A day as forms store it, and its first moment.
  for (const expires of ['2026-05-10T06:30:00.000Z', '2026-05-09T18:30:00.000Z'])
    await addNotice(payload, { title: 'A day', type, expires });
  for (const [moment, visible] of [
    ['2026-05-09T18:30:00.000Z', 2],
    ['2026-05-10T18:29:59.999Z', 2],
    ['2026-05-10T18:30:00.000Z', 0],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    expect([moment, (await load({ limit: 9, page: 1 }, type)).length]).toEqual([moment, visible]);
  }
});

it('describes the file to which a notice links', async () => {
  const { id, filename, filesize } = await addPicture(payload, 'plan.jpg');
  await showFiles(payload, id);
  const factsAt = async (link: string) => {
    const row = await addNotice(payload, { title: 'Plan', type: 'COLLEGE_DOWNLOADS', link });
    const [shown] = await notice.list([row], context);
    return shown?.link_file && [shown.link_file.ext, shown.link_file.size];
  };
  expect(await factsAt(`/files/media/${filename}`)).toEqual(['jpg', filesize]);
  expect(await factsAt('/files/media/no.jpg')).toBeUndefined();
  expect(await factsAt(`https://example.org/files/media/${filename}`)).toBeUndefined();
});

it('moves a closed announcement from the current list to the archive of its year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-10T06:30:00Z') });
  const [date, deadline] = ['2026-07-01T06:30:00.000Z', '2026-07-09T06:30:00.000Z'];
  const dept_code = COLLEGE_CODE;
  const type = 'COLLEGE_ADMIN_NOTICE';
  const closed = await addNotice(payload, { title: 'Closed', type, date, deadline });
  const open = await addNotice(payload, { title: 'Open', type, date });
  const titles = async (answer: ReturnType<typeof getnoticesbytype>) =>
    (await answer).map(({ title }) => title);
  const current = { dept_code, type, limit: 9, page: 1 } as const;
  expect(await titles(getnoticesbytype(current, context))).toEqual(['Open']);
  expect(await titles(getnoticesbytypedept(current, context))).toEqual(['Open']);
  expect(await titles(getnoticesbytypedeptv1(current, context))).toEqual(['Open']);
  expect(await titles(getnoticesbytypeann({ type }, context))).toEqual(['Open']);
  const archive = { ...current, year: 2026 };
  expect(await titles(getnoticesbytypedeptv1(archive, context))).toEqual(['Open', 'Closed']);
  expect(await titles(getnoticesbytypedept(archive, context))).toEqual(['Open', 'Closed']);
  const page = await getsingleeventbyid({ eventId: `${closed.id}` }, context);
  expect(page).toMatchObject({ title: 'Closed', deadline: '09-07-2026' });
  await payload.update({ collection: 'notices', id: open.id, data: { deadline } });
  expect(await titles(getnoticesbytypedeptv1(current, context))).toEqual([]);
});

it('keeps the text of a page after its due date', async () => {
  const type = 'ADMISSION_PROCEDURE';
  await addNotice(payload, { title: 'Admission', type, deadline: '2020-07-09T06:30:00.000Z' });
  const input = { dept_code: COLLEGE_CODE, type, limit: 9, page: 1 } as const;
  expect(await getnoticesbytype(input, context)).toMatchObject([{ title: 'Admission' }]);
});
