import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { getdeptdata } from '../../calls/departments/departments.ts';
import { getsingleeventbyid } from '../../calls/notices/notices.ts';
import { addDepartment, addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let sendFile: typeof import('../send-file.ts').sendFile;
let storage: typeof import('../files/storage.ts').storage;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ sendFile } = await import('../send-file.ts'));
  ({ storage } = await import('../files/storage.ts'));
}, patience);

const addressOf = async (id: number, locale: Locale = 'en') => {
  const result = await getsingleeventbyid({ eventId: String(id) }, { payload, locale });
  return result === 0 ? '' : (result.share_picture ?? '');
};
const open = (address: string) =>
  sendFile('share', [address.slice('/files/share/'.length)], new Request('http://cms/'), payload);
const bytesOf = async (address: string) => Buffer.from(await (await open(address)).arrayBuffer());
const stored = async (id: number) =>
  (await storage.list('files/share')).filter((name) => name.startsWith(`notices-${id}-`)).sort();

it('draws the picture of a notice once in each language', { timeout: patience }, async () => {
  const { id } = await addNotice(payload, { title: 'Sports week', type: 'COLLEGE_EVENT' });
  const data = { title: 'ক্ৰীড়া সপ্তাহ' };
  await payload.update({ collection: 'notices', id, locale: 'as', data });
  const [english, assamese] = [await addressOf(id), await addressOf(id, 'as')];
  expect(english).toMatch(/^\/files\/share\/notices-\d+-en-[0-9a-f]{8}-1200x630\.png$/);
  expect(await stored(id)).toEqual([]);
  const answers = await Promise.all([english, english, assamese].map(open));
  const headers = answers.map((item) => [item.status, item.headers.get('content-type')]);
  expect(headers).toEqual(Array.from({ length: 3 }, () => [200, 'image/png']));
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable');
  const picture = await bytesOf(english);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(60_000);
  expect((await bytesOf(assamese)).equals(picture)).toBe(false);
  expect(await stored(id)).toHaveLength(2);
});

it('draws the title and the date in the language of the readers', async () => {
  const { drawingOf } = await import('./subject.ts');
  const { id } = await addNotice(payload, { title: 'Fees', type: 'COLLEGE_TENDER' });
  const text = (locale: Locale) => drawingOf({ collection: 'notices', id, locale }, payload);
  expect(await text('en')).toMatchObject({
    ...{ title: 'Fees', date: '5 March 2025', college: '' },
    appearance: { primary: '', accent: '', motif: 'gamosa' },
  });
  expect(await text('as')).toMatchObject({ title: 'Fees', date: expect.stringContaining('মাৰ্চ') });
  const department = await addDepartment(payload, 'DAY');
  const subject = { collection: 'departments', id: department.id, locale: 'en' } as const;
  expect(await drawingOf(subject, payload)).toMatchObject({
    title: department.dept_name,
    date: '',
  });
});

it('draws a new picture for a new title, and redirects the old address', {
  timeout: patience,
}, async () => {
  const { id } = await addNotice(payload, { title: 'Fees & <dues>\u0001', type: 'COLLEGE_TENDER' });
  const before = await addressOf(id);
  await open(before);
  await payload.update({ collection: 'notices', id, data: { title: 'Fees are due' } });
  const now = await addressOf(id);
  const moved = await open(before);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, now.split('/').at(-1)]);
  expect((await open(now)).status).toBe(200);
  expect(await stored(id)).toEqual([now.split('/').at(-1)]);
});

it('deletes the picture with its notice, and draws none for anything else', {
  timeout: patience,
}, async () => {
  const { id } = await addNotice(payload, { title: 'Off soon', type: 'COLLEGE_TENDER' });
  const address = await addressOf(id);
  expect((await open(address)).status).toBe(200);
  await payload.update({ collection: 'notices', id, data: { _status: 'draft' } });
  expect([await addressOf(id), (await open(address)).status]).toEqual(['', 404]);
  for (const other of ['notices-999999-en-00000000-1x1.png', '../media/a.png', 'users-1-en-0.png'])
    expect((await open(`/files/share/${other}`)).status).toBe(404);
});

it('draws the name of a department', { timeout: patience }, async () => {
  const { id } = await addDepartment(payload, 'SHR');
  const result = await getdeptdata({ dept_code: 'SHR' }, { payload, locale: 'en' });
  const address = result === 0 ? '' : (result.share_picture ?? '');
  expect(address).toContain(`/departments-${id}-en-`);
  expect((await open(address)).status).toBe(200);
});

it('joins Assamese letters with any fonts of the system', {
  timeout: patience,
}, async () => {
  const { drawSharePicture } = await import('./draw.ts');
  const appearance = { primary: '', accent: '', motif: 'gamosa' } as const;
  const drawn = (title: string) =>
    drawSharePicture({ college: 'A', title, date: '', appearance }).then(String);
  // A zero-width character keeps them apart.
  for (const [joined, apart] of [
    ['ক্ষ', 'ক্\u200cষ'],
    ['ষ্ট', 'ষ্\u200cট'],
    ['ৰ্ব', 'ৰ্\u200cব'],
  ] as const)
    expect(await drawn(joined)).not.toBe(await drawn(apart));
});

it('cuts a long title', { timeout: patience }, async () => {
  const { drawSharePicture } = await import('./draw.ts');
  const appearance = { primary: '', accent: '', motif: 'none' } as const;
  const drawn = (title: string) =>
    drawSharePicture({ college: 'A', title, date: '', appearance }).then(String);
  // At most 180 letters, cut at a word.
  const beginning = `${'fees '.repeat(35)}fees…`;
  expect(await drawn('fees '.repeat(100))).toBe(await drawn(beginning));
  expect(await drawn(`${'fees '.repeat(35)}feesfees`)).toBe(
    await drawn(`${'fees '.repeat(34)}fees…`),
  );
});

it('writes a title as large as it fits', { timeout: patience }, async () => {
  const { drawSharePicture, HEIGHT, WIDTH } = await import('./draw.ts');
  const appearance = { primary: '', accent: '', motif: 'none' } as const;
  /** The first and the last row with pixels as dark as the title. */
  const rowsOf = async (title: string) => {
    const picture = await drawSharePicture({ college: 'A', title, date: '', appearance });
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const reds = Array.from({ length: HEIGHT * WIDTH }, (_, at) => data[at * info.channels] ?? 0);
    const rows = reds.flatMap((red, at) => (red < 60 ? [Math.floor(at / WIDTH)] : []));
    return { from: rows[0] ?? 0, to: rows.at(-1) ?? 0 };
  };
  const short = await rowsOf('Fees');
  expect(short.to - short.from).toBeGreaterThan(50);
  const long = await rowsOf('examination fees '.repeat(11));
  expect(long.to - long.from).toBeGreaterThan(200);
  expect(long.to).toBeLessThan(HEIGHT - 40);
});
