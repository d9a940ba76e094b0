import { asRecord } from '@college/contract/as-record';
import { calls } from '@college/contract/calls';
import { limitPerNetwork, previewPlaces } from '@college/contract/calls/call';
import { noticeTypes, type PreviewedCollection } from '@college/contract/codes';
import type { Locale } from '@college/contract/locales';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { User } from '../../payload-types.ts';
import {
  addDepartment,
  addNotice,
  addPicture,
  addUser,
  paragraph,
  previewToken,
  withSession,
} from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let getpreview: typeof import('./preview.ts').getpreview;
let previewAddress: typeof import('../../platform/preview/preview-address.ts').previewAddress;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ getpreview } = await import('./preview.ts'));
  ({ previewAddress } = await import('../../platform/preview/preview-address.ts'));
}, patience);

const ask = (address: string | null, data?: object, language: Locale = 'en') => {
  const { pathname, searchParams } = new URL(address ?? 'http://none/');
  const [collection, id = ''] = pathname.split('/').slice(-2);
  const token = searchParams.get('token') ?? '';
  const locale = pathname.startsWith('/as/') ? 'as' : 'en';
  const unsaved = data && { language, data: { ...data } };
  return getpreview(
    { collection: collection as 'notices', id, token },
    { payload, locale, network: '10.0.0.1', readBody: async () => unsaved },
  );
};
/** The context of a request without a body. */
const withoutBody = (network = '10.0.0.1') => ({
  payload,
  locale: 'en' as const,
  network,
  readBody: vi.fn(async () => undefined),
});
const address = async (
  collection: PreviewedCollection,
  id: number,
  account: User | null,
  locale = 'en',
) => {
  const user = account && (await withSession(payload, account));
  return previewAddress({ collection, id }, locale, { payload, user } as never);
};

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
  const editor = await addUser(payload, 'editor');
  const token = await previewToken(payload, { collection: 'notices', id }, editor);
  const context = withoutBody();
  const get = (idText: string) => getpreview({ collection: 'notices', id: idText, token }, context);
  expect(await get(String(id))).not.toBe(0);
  expect([await get(String(id + 1)), await get('abc')]).toEqual([0, 0]);
  await payload.delete({ collection: 'notices', id });
  expect(await get(String(id))).toBe(0);
});

test('reads no body for a wrong token, and counts wrong tokens by network', async () => {
  const { id } = await addNotice(payload, { title: 'Secret', _status: 'draft' });
  const input = { collection: 'notices', id: String(id) } as const;
  const token = `${Math.ceil(Date.now() / 1000) + 60}.2.${'A'.repeat(43)}`;
  const guesser = withoutBody('10.0.0.66');
  for (let time = 0; time < limitPerNetwork.most; time += 1)
    expect(await getpreview({ ...input, token }, guesser)).toBe(0);
  await expect(getpreview({ ...input, token }, guesser)).rejects.toMatchObject({ status: 429 });
  expect(guesser.readBody).not.toHaveBeenCalled();
  expect(await getpreview({ ...input, token }, withoutBody('10.0.0.67'))).toBe(0);
  // An editor of the same network goes on writing.
  const editor = await addUser(payload, 'editor');
  const right = await previewToken(payload, { collection: 'notices', id }, editor);
  expect(await getpreview({ ...input, token: right }, guesser)).not.toBe(0);
});

test('makes four previews at once, lets eight wait, and refuses others', async () => {
  const { id } = await addNotice(payload, { title: 'Draft', _status: 'draft' });
  const editor = await addUser(payload, 'editor');
  const token = await previewToken(payload, { collection: 'notices', id }, editor);
  const input = { collection: 'notices', id: String(id), token } as const;
  const end = Promise.withResolvers<undefined>();
  const readBody = vi.fn(() => end.promise);
  const ask = () => getpreview(input, { ...withoutBody(), readBody });
  const { atOnce, waiting } = previewPlaces;
  const previews = Array.from({ length: atOnce + waiting + 1 }, ask);
  const refusals = previews.map((preview) =>
    preview.then(
      () => undefined,
      ({ status }) => status,
    ),
  );
  expect(await Promise.race(refusals)).toBe(429);
  await vi.waitFor(() => expect(readBody).toHaveBeenCalledTimes(atOnce));
  end.resolve(undefined);
  expect((await Promise.all(refusals)).filter(Boolean)).toEqual([429]);
});

describe('what is written and not saved', () => {
  let editor: User;
  beforeAll(async () => {
    editor = await addUser(payload, 'editor');
  });

  test('is shown in place of what is saved, and saved nowhere', async () => {
    const picture = await addPicture(payload, 'hall.jpg');
    const { id } = await addNotice(payload, { title: 'Saved' });
    const at = await address('notices', id, editor);
    const data = { title: 'Written', uploads: [picture.id], description: paragraph('New words') };
    const notice = { title: 'Written', date: '05-03-2025', description: '<p>New words</p>' };
    const reply = await ask(at, data);
    expect(reply).toMatchObject({ notice });
    expect(reply).toMatchObject({
      fields: expect.arrayContaining([
        ['Written', 'title'],
        ['2025-03-05', 'date'],
        ['<p>New words</p>', 'description'],
        [`file:${picture.id}`, 'uploads'],
      ]),
      notice: { upload_info: [{ url: expect.stringContaining(`/files/preview/${picture.id}/`) }] },
    });
    expect(await ask(at)).toMatchObject({ notice: { title: 'Saved', upload_info: [] } });
    expect(
      await payload.findVersions({ collection: 'notices', where: { parent: { equals: id } } }),
    ).toMatchObject({ totalDocs: 1 });
  });

  test.each<[string, object]>([
    ['a date that is half typed', { date: '31/02' }],
    ['an unknown choice', { type: 'NONE' }],
    ['a text that is none', { title: { en: 'x' } }],
    ['a rich text that is none', { description: { root: { children: ['x'] } } }],
    ['a file that is none', { uploads: [{ id: 'x' }] }],
    ['a field that does not exist', { constructor: 'x', __proto__: { title: 'x' } }],
  ])('leaves the saved value for %s', async (_what, data) => {
    const { id } = await addNotice(payload, { title: 'Saved' });
    expect(await ask(await address('notices', id, editor), data)).toMatchObject({
      notice: {
        ...{ title: 'Saved', date: '05-03-2025', type: 'COLLEGE_ADMIN_NOTICE' },
        ...{ description: '', upload_info: [] },
      },
    });
  });

  test('is in the language of its form; other languages fall back to it', async () => {
    const { id } = await addNotice(payload, { title: 'Saved' });
    const [english, assamese] = [
      await address('notices', id, editor),
      await address('notices', id, editor, 'as'),
    ];
    const titleOf = (shown: unknown) => asRecord(asRecord(shown).notice).title;
    expect(titleOf(await ask(assamese, { title: 'Written' }, 'en'))).toBe('Written');
    expect(titleOf(await ask(assamese, { title: 'লিখা' }, 'as'))).toBe('লিখা');
    expect(titleOf(await ask(assamese, { title: '' }, 'as'))).toBe('Saved');
    expect(titleOf(await ask(english, { title: 'লিখা' }, 'as'))).toBe('Saved');
  });

  test('is shown of rows, whose texts of other languages stay', async () => {
    const { id, steps } = await payload.create({
      collection: 'guides',
      data: { title: 'Transcript', address: 'transcript', steps: [{ title: 'Apply' }] },
    });
    const own = { id: steps[0]?.id ?? '', title: 'আবেদন' };
    await payload.update({ collection: 'guides', id, locale: 'as', data: { steps: [own] } });
    const data = { steps: [{ title: 'Pay' }, { id: own.id, title: 'Apply online' }] };
    expect(await ask(await address('guides', id, editor), data)).toMatchObject({
      guide: { title: 'Transcript', steps: [{ title: 'Pay' }, { title: 'Apply online' }] },
      fields: expect.arrayContaining([['Apply online', 'steps.1.title']]),
    });
    expect(await ask(await address('guides', id, editor, 'as'), data)).toMatchObject({
      guide: { steps: [{ title: 'Pay' }, { title: 'আবেদন' }] },
    });
  });

  test.each<[PreviewedCollection, object, object]>([
    ['notices', { title: 'New' }, { notice: { id: '0', title: 'New' } }],
    ['pages', { title: 'New' }, { page: { title: 'New' } }],
    ['employees', { name: 'New' }, { profile: { name: 'New' } }],
    ['departments', { dept_name: 'New' }, { department: { dept_name: 'New' } }],
    ['guides', { title: 'New' }, { guide: { title: 'New', steps: [] } }],
    ['college', { motto: paragraph('New') }, { college: { motto: '<p>New</p>' } }],
  ])('is shown before the first save: %s', async (collection, data, shown) => {
    const answer = await ask(await address(collection, 0, editor), data);
    expect(answer).toMatchObject({ published: collection === 'college' ? 1 : 0, ...shown });
    expect(calls.getpreview.output.safeParse(JSON.parse(JSON.stringify(answer))).error).toBe(
      undefined,
    );
  });

  test('is for accounts with rights to the record, while they are signed in', async () => {
    const [own, other] = [await addDepartment(payload, 'BOT'), await addDepartment(payload, 'ZOO')];
    const ofDepartment = await payload.create({
      collection: 'users',
      data: {
        ...{ email: 'botany@example.org', password: 'long enough for a test' },
        ...{ role: 'department-editor', department: own.id },
      },
    });
    const user = { ...ofDepartment, collection: 'users' } as User;
    expect(await address('departments', other.id, user)).toBeNull();
    expect(await address('college', 0, user)).toBeNull();
    expect(await address('departments', 0, user)).toBeNull();
    const at = await address('departments', own.id, user);
    expect(await ask(at, { dept_name: 'Botany' })).not.toBe(0);
    expect(await ask(at?.replace(`/${own.id}?`, `/${other.id}?`) ?? '', {})).toBe(0);
    await payload.update({ collection: 'users', id: user.id, data: { department: other.id } });
    expect(await ask(at, {})).toBe(0);
    const again = await address('departments', other.id, user);
    await payload.db.updateOne({ collection: 'users', id: user.id, data: { sessions: [] } });
    expect(await ask(again, {})).toBe(0);
  });
});
