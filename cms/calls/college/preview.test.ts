import { noticeTypes, type PreviewedCollection } from '@college/contract/codes';
import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../../payload-types.ts';
import { signPreview } from '../../platform/preview/preview-token.ts';
import { addDepartment, addNotice, addUser, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let getpreview: typeof import('./preview.ts').getpreview;
let previewIn: typeof import('../../platform/preview/preview-address.ts').previewIn;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ getpreview } = await import('./preview.ts'));
  ({ previewIn } = await import('../../platform/preview/preview-address.ts'));
}, patience);

const ask = (address: string | null) => {
  const { pathname, searchParams } = new URL(address ?? 'http://none/');
  const [collection, id = ''] = pathname.split('/').slice(-2);
  const token = searchParams.get('token') ?? '';
  const locale = pathname.startsWith('/as/') ? 'as' : 'en';
  return getpreview({ collection: collection as 'notices', id, token }, { payload, locale });
};
const address = (collection: PreviewedCollection, id: number, user: User | null, locale = 'en') =>
  previewIn(collection)({ id }, { locale, req: { payload, user } as never, token: null });

test('shows a draft to anyone with the address from an editor, in its language', async () => {
  const editor = await addUser(payload, 'editor');
  const { id } = await addNotice(payload, { title: 'Not yet', _status: 'draft' });
  const data = { title: 'এতিয়াও নহয়' };
  await payload.update({ collection: 'notices', id, locale: 'as', data, draft: true });
  expect(await ask(await address('notices', id, editor))).toMatchObject({
    collection: 'notices',
    published: 0,
    notice: { id: String(id), title: 'Not yet', date: '05-03-2025' },
  });
  expect(await ask(await address('notices', id, editor, 'as'))).toMatchObject({ notice: data });
});

test('shows the unpublished correction of a published page', async () => {
  const editor = await addUser(payload, 'editor');
  const { id } = await payload.create({
    collection: 'pages',
    data: { page: 'rti', title: 'Right', text: paragraph('Old'), _status: 'published' },
  });
  const visible = async () => ask(await address('pages', id, editor));
  expect(await visible()).toMatchObject({
    published: 1,
    page: { page: 'rti', html: '<p>Old</p>' },
  });
  const data = { text: paragraph('New') };
  await payload.update({ collection: 'pages', id, data, draft: true });
  expect(await visible()).toMatchObject({ published: 0, page: { html: '<p>New</p>' } });
});

test('shows a draft with missing required fields', async () => {
  const editor = await addUser(payload, 'editor');
  const { id } = await payload.create({ collection: 'notices', data: {} as never, draft: true });
  expect(await ask(await address('notices', id, editor))).toMatchObject({
    published: 0,
    notice: { title: '', type: noticeTypes[0] },
  });
});

test.each([
  [true, 'published', 1],
  [true, 'draft', 0],
  [false, 'published', 0],
] as const)(
  'says whether a profile with a public page (%s) and the status %s is published: %s',
  async (liveNow, _status, published) => {
    const editor = await addUser(payload, 'editor');
    const data = { name: 'Rina Das', type: 'FACULTY', liveNow, _status } as const;
    const { id } = await payload.create({ collection: 'employees', data, draft: false });
    expect(await ask(await address('employees', id, editor))).toMatchObject({
      collection: 'employees',
      published,
      profile: { name: 'Rina Das' },
    });
  },
);

test('makes an address only for accounts that may read the draft', async () => {
  const [own, other] = [await addDepartment(payload, 'PHY'), await addDepartment(payload, 'CHE')];
  const editor = await addUser(payload, 'department-editor', own.id);
  const draft = (department: number) =>
    addNotice(payload, { title: 'Draft', type: 'DEPTNOTICE', department, _status: 'draft' });
  const [mine, theirs] = [await draft(own.id), await draft(other.id)];
  expect(await address('notices', mine.id, editor)).toContain(`/preview/notices/${mine.id}?token=`);
  expect(await address('notices', theirs.id, editor)).toBeNull();
  expect(await address('notices', mine.id, null)).toBeNull();
});

test('opens only one document with a token, and nothing after it is deleted', async () => {
  const { id } = await addNotice(payload, { title: 'Secret', _status: 'draft' });
  const token = signPreview(process.env.PAYLOAD_SECRET ?? '', { collection: 'notices', id });
  const context = { payload, locale: 'en' } as const;
  const get = (idText: string) => getpreview({ collection: 'notices', id: idText, token }, context);
  expect(await get(String(id))).not.toBe(0);
  expect([await get(String(id + 1)), await get('abc')]).toEqual([0, 0]);
  await payload.delete({ collection: 'notices', id });
  expect(await get(String(id))).toBe(0);
});
