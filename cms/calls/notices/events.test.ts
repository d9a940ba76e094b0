import { eventTypes } from '@college/contract/codes';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDepartment, addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Context } from '../handler.ts';
import {
  getcollegeeventlistwithyear,
  getduenotices,
  getnoticesbytypeann,
  getnoticesbytypedept,
  getnoticesbytypedeptv1,
  getsingleeventbyid,
  getupcomingevents,
  getyearsoftype,
} from './notices.ts';

let payload: Payload;
let context: Context;
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
}, patience);

describe('upcoming events', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00Z') }));
  afterEach(() => void vi.useRealTimers());
  const add = (title: string, date: string) =>
    addNotice(payload, { title, date, type: 'COLLEGE_EVENT' });

  it('list future events soonest first, then past events latest first', async () => {
    await add('Long over', '2026-01-05T06:30:00.000Z');
    await add('Next month', '2026-12-21T06:30:00.000Z');
    await add('Yesterday', '2026-11-20T18:29:59.000Z');
    await add('Today', '2026-11-20T18:30:00.000Z');
    await add('Tomorrow', '2026-11-22T06:30:00.000Z');
    expect(titles(await getupcomingevents({}, context))).toEqual([
      'Today',
      'Tomorrow',
      'Next month',
      'Yesterday',
      'Long over',
    ]);
  });

  it('are limited to twelve', async () => {
    for (let n = 0; n < 5; n += 1) await add(`Ahead ${n}`, '2027-01-05T06:30:00.000Z');
    for (let n = 0; n < 5; n += 1) await add(`Over ${n}`, '2025-01-05T06:30:00.000Z');
    const visible = titles(await getupcomingevents({}, context));
    expect(visible).toHaveLength(12);
    expect(visible.slice(3, 8)).toEqual(['Ahead 0', 'Ahead 1', 'Ahead 2', 'Ahead 3', 'Ahead 4']);
    expect(visible.slice(10)).toEqual(['Over 4', 'Over 3']);
  });

  it('include only types of events', async () => {
    const date = '2026-11-21T06:30:00.000Z';
    for (const type of [...eventTypes, 'COLLEGE_ADMIN_NOTICE', 'IQAC_AQAR'] as const)
      await addNotice(payload, { title: type, type, date });
    const visible = titles(await getupcomingevents({}, context)).filter((title) =>
      /_|[A-Z]{4}/.test(title),
    );
    expect(visible.sort()).toEqual(eventTypes.filter((type) => /EVENTS?$/.test(type)).sort());
  });
});

describe('notices', () => {
  const type = 'COLLEGE_TENDER' as const;
  const college = { dept_code: 'PRAG', type, page: 1, limit: 50 };

  beforeAll(async () => {
    const { id: department } = await addDepartment(payload, 'PHY');
    // Without hooks, which would be slow.
    for (let n = 0; n < 22; n += 1) {
      const data = {
        title: { en: `${n}` },
        type,
        date: '2025-03-05T06:30:00.000Z',
        _status: 'published',
      };
      await payload.db.create({ collection: 'notices', data });
    }
    await addNotice(payload, { title: 'Of physics', type, department });
    for (const [title, date] of [
      ['Last of 2023', '2023-12-31T18:29:59.000Z'],
      ['First of 2024', '2023-12-31T18:30:00.000Z'],
      ['Last of 2024', '2024-12-31T18:29:59.000Z'],
      ['First of 2025', '2024-12-31T18:30:00.000Z'],
    ] as const)
      await addNotice(payload, { title, type, date });
  });

  it('are limited to ten on the home page, or to a smaller limit', async () => {
    const countOf = async (limit: number, homepage?: 1) =>
      (await getnoticesbytypedept({ ...college, limit, homepage } as never, context)).length;
    expect(await countOf(50)).toBe(26);
    expect(await countOf(50, 1)).toBe(10);
    expect(await countOf(9, 1)).toBe(9);
  });

  it('of all departments are limited to twenty', async () => {
    const visible = titles(await getnoticesbytypeann({ type }, context));
    expect(visible).toHaveLength(20);
    expect(visible[0]).toBe('Of physics');
  });

  it('of a year are counted in the time zone of Assam', async () => {
    const query = { ...college, year: 2024 };
    const expected = ['Last of 2024', 'First of 2024'];
    expect(titles(await getnoticesbytypedeptv1(query, context))).toEqual(expected);
    expect(titles(await getcollegeeventlistwithyear(query, context))).toEqual(expected);
  });

  it('have a list of years, newest first, in the time zone of Assam', async () => {
    const type = 'COLLEGE_CANTEEN';
    for (const date of [
      '2012-05-01T06:30:00.000Z',
      '2012-12-31T18:29:59.000Z',
      '2019-12-31T18:30:00.000Z',
      '2027-03-01T06:30:00.000Z',
    ])
      await addNotice(payload, { title: date, type, date });
    await addNotice(payload, { title: 'Draft', type, date: '2015-05-01', _status: 'draft' });
    const yearsOf = (dept_code: string) => getyearsoftype({ type, dept_code }, context);
    expect(await yearsOf('PRAG')).toEqual([2027, 2020, 2012]);
    expect(await yearsOf('PHY')).toEqual([]);
    expect(await yearsOf('NONE')).toEqual([]);
  });

  it('default to the latest year that has any', async () => {
    const latest = titles(await getnoticesbytypedeptv1(college, context));
    expect(latest).toHaveLength(23);
    expect(latest).not.toContain('Last of 2024');
    expect(titles(await getcollegeeventlistwithyear(college, context))).toEqual(latest);
    const ofNone = { ...college, type: 'EXAM_SCHEDULE' } as const;
    expect(await getnoticesbytypedeptv1(ofNone, context)).toEqual([]);
  });

  it('are those of the college for the office code, and none for an unknown code', async () => {
    const titlesIn = async (dept_code: string) =>
      titles(await getnoticesbytypedept({ ...college, dept_code }, context));
    expect(await titlesIn('OFF')).toEqual(await titlesIn('PRAG'));
    expect(await titlesIn('PHY')).toEqual(['Of physics']);
    expect(await titlesIn('NONE')).toEqual([]);
    expect(
      await getcollegeeventlistwithyear({ ...college, dept_code: 'NONE', year: 2024 }, context),
    ).toEqual([]);
  });

  it('are 0 for an id that does not exist', async () => {
    for (const eventId of ['999999999', '9999999999', '-1', '1.5', ''])
      expect(await getsingleeventbyid({ eventId }, context)).toBe(0);
  });
});

describe('due notices', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-11-21T06:00Z') }));
  afterEach(() => void vi.useRealTimers());
  const due = async (dept_code = 'PRAG') => titles(await getduenotices({ dept_code }, context));

  it('are due today or later or on top, of the college or one department', async () => {
    const [yesterday, today] = ['2031-11-20T06:30:00.000Z', '2031-11-21T06:30:00.000Z'];
    const add = (title: string, fields: object) =>
      addNotice(payload, { title, type: 'EXAM_RESULTS', date: yesterday, ...fields });
    const { id: department } = await addDepartment(payload, 'BOT');
    await add('Never due', {});
    await add('Was due', { deadline: yesterday });
    await add('Is due', { deadline: today });
    await add('On top', { importance: 'urgent', on_top_until: today });
    await add('Of botany', { deadline: today, department });
    await add('A draft', { deadline: today, _status: 'draft' });
    expect((await due()).sort()).toEqual(['Is due', 'On top']);
    expect(await due('BOT')).toEqual(['Of botany']);
    expect(await due('NONE')).toEqual([]);
    const [item] = await getduenotices({ dept_code: 'BOT' }, context);
    expect(item).toMatchObject({ deadline: '21-11-2031', on_top_until: '', cancelled: 0 });
  });

  it('are limited to fifty', async () => {
    const { id: department } = await addDepartment(payload, 'ZOO');
    const day = '2031-11-21T06:30:00.000Z';
    const words = { title: { en: 'Due' }, type: 'EXAM_RESULTS', _status: 'published' };
    // Without hooks, which would be slow.
    for (let n = 0; n < 51; n += 1)
      await payload.db.create({
        collection: 'notices',
        data: { ...words, department, date: day, deadline: day },
      });
    expect(await due('ZOO')).toHaveLength(50);
  });

  it('on top need a last day', async () => {
    const notice = {
      title: 'Fees',
      type: 'EXAM_RESULTS',
      date: '2031-11-20T06:30:00.000Z',
    } as const;
    await expect(addNotice(payload, { ...notice, importance: 'urgent' })).rejects.toThrow(
      /At the top until/,
    );
  });
});
