import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../calls/handler.ts';
import { getnoticesbytype, getsingleeventbyid } from '../../calls/notices/notices.ts';
import type { User } from '../../payload-types.ts';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { readRevision } from './revision.ts';

let payload: Payload;
let context: Context;

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
}, patience);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const clock = (moment: string) => vi.setSystemTime(new Date(moment));
const titles = async () => {
  const input = { dept_code: 'PRAG', type: 'COLLEGE_TENDER', limit: 9, page: 1 } as const;
  return (await getnoticesbytype(input, context)).map(({ title }) => title);
};

describe('a notice with a last day', () => {
  it('disappears at the end of that day in Assam, and the revision moves', async () => {
    clock('2026-03-01T06:30:00+05:30');
    const expires = '2026-03-10T12:00:00.000Z';
    const notice = { title: 'Quotation', type: 'COLLEGE_TENDER', expires } as const;
    const { id } = await addNotice(payload, notice);
    await addNotice(payload, { title: 'For good', type: 'COLLEGE_TENDER' });
    const readEvent = async () => getsingleeventbyid({ eventId: String(id) }, context);

    clock('2026-03-10T23:59:59+05:30');
    expect(await titles()).toContain('Quotation');
    expect(await readEvent()).toMatchObject({ title: 'Quotation' });
    const before = await readRevision(payload);

    clock('2026-03-11T00:00:00+05:30');
    expect(await titles()).toEqual(['For good']);
    expect(await readEvent()).toBe(0);
    expect(await readRevision(payload)).not.toBe(before);
    expect(await payload.findByID({ collection: 'notices', id })).toMatchObject({ expires });
  });
});

describe('an event with a last day', () => {
  it('disappears from every answer then, with its file and the text of its file', {
    timeout: patience,
  }, async () => {
    const { handlers } = await import('../../calls/handlers.ts');
    const { readNext } = await import('../texts/read-next.ts');
    clock('2026-03-01T06:30:00+05:30');
    const data = Buffer.from('Marigolds of the botanists');
    const file = { name: 'marigolds.txt', data, mimetype: 'text/plain', size: data.length };
    const { id: upload } = await payload.create({ collection: 'media', data: {}, file });
    const { id } = await addNotice(payload, {
      ...{ title: 'Marigolds', type: 'COLLEGE_EVENT', uploads: [upload] },
      ...{ date: '2026-03-10T06:30:00.000Z', deadline: '2026-03-10T06:30:00.000Z' },
      expires: '2026-03-10T06:30:00.000Z',
    });
    while (await readNext(payload));

    const paging = { limit: 40, page: 1 } as const;
    const all = { dept_code: 'PRAG', type: 'COLLEGE_EVENT', year: 2026, ...paging } as const;
    const path = 'marigolds.txt';
    const answers = async () => ({
      list: await handlers.getnoticesbytype(all, context),
      archive: await handlers.getnoticesbytypedeptv1(all, context),
      events: await handlers.getcollegeeventlistwithyear(all, context),
      ahead: await handlers.getupcomingevents({}, context),
      due: await handlers.getduenotices(all, context),
      alone: await handlers.getsingleeventbyid({ eventId: String(id) }, context),
      search: await handlers.getsearchresults({ q: 'marigolds', page: 1 }, context),
      documents: await handlers.getsearchresults({ q: 'botanists', page: 1 }, context),
      suggestions: await handlers.getsearchsuggestions({ q: 'marig' }, context),
      text: await handlers.getfiletext({ path, page: 1, piece: 1 }, context),
      texts: await handlers.getfileswithtext(paging, context),
      address: await handlers.getfileaddress({ type: 'media', path }, context),
    });
    const naming = async () =>
      Object.entries(await answers()).flatMap(([name, answer]) =>
        /marigolds|kept/i.test(JSON.stringify(answer)) ? [name] : [],
      );
    expect(await naming()).toEqual(Object.keys(await answers()));
    clock('2026-03-11T00:00:00+05:30');
    expect(await naming()).toEqual([]);
  });
});

describe('a scheduled notice', () => {
  const waitUntil = new Date('2026-04-10T09:00:00+05:30');
  const schedule = async (title: string, user: User, department?: number) => {
    const draft = { title, type: 'COLLEGE_TENDER', department, _status: 'draft' } as const;
    const { id } = await addNotice(payload, draft);
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'notices', value: id },
        user: { relationTo: 'users', value: user.id },
      },
      waitUntil,
    });
    return id;
  };
  const status = async (id: number) =>
    (await payload.findByID({ collection: 'notices', id }))._status;

  it('is published at its time, with the rights of the user who scheduled it', async () => {
    clock('2026-04-10T08:59:00+05:30');
    const allowed = await schedule('Scheduled', await addUser(payload, 'editor'));
    const own = (await addDepartment(payload, 'PHY')).id;
    const other = (await addDepartment(payload, 'CHE')).id;
    const refused = await schedule(
      'Not theirs',
      await addUser(payload, 'department-editor', own),
      other,
    );

    await payload.jobs.run();
    expect(await status(allowed)).toBe('draft');
    const before = await readRevision(payload);

    clock('2026-04-10T09:00:01+05:30');
    await payload.jobs.run();
    expect([await status(allowed), await status(refused)]).toEqual(['published', 'draft']);
    expect(await titles()).toContain('Scheduled');
    expect(await readRevision(payload)).not.toBe(before);
  });

  it('stays in the recycle bin if it is deleted before', async () => {
    clock('2026-04-10T08:59:00+05:30');
    const id = await schedule('In the bin', await addUser(payload, 'editor'));
    await payload.update({
      collection: 'notices',
      id,
      data: { deletedAt: new Date().toISOString() },
    });
    clock('2026-04-10T09:00:01+05:30');
    await payload.jobs.run();
    const binned = await payload.findByID({ collection: 'notices', id, trash: true });
    expect([binned._status, typeof binned.deletedAt]).toEqual(['draft', 'string']);
    expect(await titles()).not.toContain('In the bin');
  });
});

it.each([
  ['draft', false],
  ['published', true],
] as const)('a notice created as %s moves the revision: %s', async (_status, moves) => {
  clock('2026-05-01T09:00:00+05:30');
  const before = await readRevision(payload);
  await addNotice(payload, { title: 'New', type: 'EXAM_RESULTS', _status });
  expect((await readRevision(payload)) !== before).toBe(moves);
});

describe('an unpublished notice', () => {
  it.each([false, true])('moves the revision, with a newer draft: %s', async (draft) => {
    clock('2026-05-01T09:00:00+05:30');
    const { id } = await addNotice(payload, { title: 'Off soon', type: 'COLLEGE_TENDER' });
    const data = { title: 'Newer' };
    if (draft) await payload.update({ collection: 'notices', id, data, draft: true });
    expect(await titles()).toContain('Off soon');
    const before = await readRevision(payload);
    await payload.update({ collection: 'notices', id, data: { _status: 'draft' } });
    expect(await titles()).not.toContain('Off soon');
    expect(await readRevision(payload)).not.toBe(before);
  });
});
