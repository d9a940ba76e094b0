/** Values that other backends may send instead of ours. */
import { expect, test } from 'vitest';
import { Preview } from './calls/college.ts';
import {
  Alumnus,
  College,
  ContentRevision,
  DepartmentSummary,
  FileAddress,
  FileGroup,
  HolidayToday,
  Notice,
  Submitted,
  VisitorCount,
} from './entities.ts';
import { Profile } from './profile.ts';

const flagged = (is_dual: unknown) =>
  DepartmentSummary.safeParse({ dept_code: 'PHY', stream: 'SCIENCE', is_dual }).data?.is_dual;

test.each([
  [0, 0],
  [1, 1],
  ['0', 0],
  ['1', 1],
  [false, 0],
  [true, 1],
  [undefined, 0],
])('a flag of %j is %d', (value, flag) => expect(flagged(value)).toBe(flag));

test.each([2, '2', 'yes', ''])('%j is no flag', (value) => expect(flagged(value)).toBeUndefined());

test("numbers are read as text, and missing fields as '' and []", () => {
  const least = { id: 7, type: 'NIRF' };
  const notice = Notice.parse({ ...least, year: 2025, date_no: 3 });
  expect(notice).toMatchObject({ id: '7', year: '2025', date_no: '3', title: '', diff: 0 });
  expect([notice.upload_info, notice.featured_photo]).toEqual([[], []]);
  expect(Alumnus.parse({})).toMatchObject({ name: '', dp_url: [] });
  for (const wrong of [{ type: 'NIRF' }, { id: 7 }, { ...least, type: 'NOTHING' }])
    expect(Notice.safeParse(wrong).success).toBe(false);
});

test('missing fields of a college, a profile and a holiday have defaults', () => {
  expect(College.parse({})).toMatchObject({ name: '', map: { embed: '' }, anthem: { html: '' } });
  const profile = Profile.parse({ id: 1, type: 'FACULTY' });
  expect(profile).toMatchObject({ phd: [], others: { orchid_link: '' }, activities: { qr: [] } });
  expect(HolidayToday.parse({})).toEqual({ status: 0, data: null });
});

test.each([
  ['image', 'image'],
  ['file', 'file'],
  ['PDF', 'file'],
  ['anything', 'file'],
  [undefined, 'file'],
])('evidence of the kind %j is shown as %s', (fileType, kind) => {
  const { upload_info } = FileGroup.parse({ upload_info: [{ fileType }] });
  expect(upload_info.map((file) => file.fileType)).toEqual([kind]);
});

test('a preview is of a notice, of a page or of a profile', () => {
  const notice = { id: 1, type: 'NIRF' };
  expect(Preview.safeParse({ collection: 'notices', notice }).data).toMatchObject({ published: 0 });
  expect(Preview.safeParse({ collection: 'pages', page: { page: 'emblem' } }).success).toBe(true);
  const profile = { id: 1, name: 'Rina Das', type: 'FACULTY' };
  expect(Preview.safeParse({ collection: 'employees', profile }).data).toMatchObject({
    published: 0,
  });
  expect(Preview.safeParse({ collection: 'pages', notice }).success).toBe(false);
});

test('codes and ids are not empty', () => {
  const takes = (word: string) => [
    ContentRevision.safeParse({ revision: word }).success,
    Submitted.safeParse({ status: 1, reference: word }).success,
  ];
  expect(takes('')).toEqual([false, false]);
  expect(takes('a')).toEqual([true, true]);
  expect(Submitted.safeParse({ status: 0, reference: 'a' }).success).toBe(false);
});

test('a count is a whole number from 0', () => {
  const takes = (count: unknown) => VisitorCount.safeParse({ count }).success;
  expect([0, 1, -1, 0.5, '1'].map(takes)).toEqual([true, true, false, false, false]);
});

test('an address without a state may be cached for a short time only', () => {
  expect(FileAddress.parse({ state: 'unsaid' })).toEqual({
    state: 'unsaid',
    path: '',
    immutable: 0,
  });
});
