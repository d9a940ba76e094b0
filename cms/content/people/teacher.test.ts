/** Rights of a teacher: everything for their own profile, nothing else. */
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Employee, Media } from '../../payload-types.ts';
import {
  addDepartment,
  addNotice,
  addPicture,
  addUser,
  paragraph,
  showFiles,
  withSession,
} from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let own: Employee;
let other: Employee;
let department: number;
let teacher: { user: Awaited<ReturnType<typeof addUser>>; overrideAccess: false; depth: 0 };

const collection = 'employees';
const write = (data: Partial<Employee>, id = own.id, more: object = {}) =>
  payload.update({ collection, id, data, ...teacher, ...more });
const reread = () => payload.findByID({ collection, id: own.id, depth: 0 });

beforeAll(async () => {
  payload = await temporaryCms();
  department = (await addDepartment(payload, 'PHY')).id;
  const add = (name: string, more: object = {}) =>
    payload.create({
      collection,
      data: { name, type: 'FACULTY', department, _status: 'published', ...more },
    });
  own = await add('Rina Das', { address: 'At home' });
  other = await add('Bipul Bora', { liveNow: true });
  const user = await addUser(payload, 'teacher', own.id);
  teacher = { user, overrideAccess: false, depth: 0 };
}, patience);

describe('the profile of a teacher', () => {
  it('accepts basic details, an address and records', async () => {
    const records = { papers_taught: [{ paper_name: 'Optics', quarter: '2025-1st' }] };
    const updated = await write({
      designation: 'Lecturer',
      about: paragraph('Me') as never,
      ...records,
    });
    expect(updated).toMatchObject({ designation: 'Lecturer', address: 'At home', ...records });
    expect((await write({ address: 'Elsewhere', address_public: true })).address).toBe('Elsewhere');
  });

  it('keeps the fields that others decide', async () => {
    const elsewhere = (await addDepartment(payload, 'CHE')).id;
    const decided = { type: 'PRINCIPAL', order: 1, liveNow: true, department: elsewhere } as const;
    const before = await reread();
    await write({ ...decided, experience: 'Long' });
    const { type, order, liveNow, department: departmentBefore } = before;
    expect(await reread()).toMatchObject({
      type,
      order,
      liveNow,
      department: departmentBefore,
      experience: 'Long',
    });
  });

  it('is the only profile that the teacher can read or write, and cannot be deleted', async () => {
    const data = { name: 'Changed' };
    await expect(write(data, other.id)).rejects.toThrow(/not allowed/);
    await expect(payload.findByID({ collection, id: other.id, ...teacher })).rejects.toThrow();
    await expect(payload.update({ collection, where: {}, data, ...teacher })).rejects.toThrow();
    const newProfile = { name: 'New', type: 'FACULTY', department } as const;
    await expect(payload.create({ collection, data: newProfile, ...teacher })).rejects.toThrow();
    for (const { id } of [own, other])
      await expect(payload.delete({ collection, id, ...teacher })).rejects.toThrow(/not allowed/);
  });

  it('cannot be exchanged for another by the teacher', async () => {
    const data = { employee: other.id, role: 'administrator' } as const;
    const { id } = teacher.user;
    const updated = await payload.update({ collection: 'users', id, data, ...teacher });
    expect(updated).toMatchObject({ employee: own.id, role: 'teacher' });
  });

  it('has a preview, whether it is public or not', async () => {
    const { previewIn } = await import('../../platform/preview/preview-address.ts');
    const { getpreview } = await import('../../calls/college/preview.ts');
    const req = { payload, user: await withSession(payload, teacher.user) } as never;
    const address = (id: number) =>
      previewIn(collection)({ id }, { locale: 'en', req, token: null });
    expect(await address(other.id)).toBeNull();
    const token = new URL((await address(own.id)) ?? '').searchParams.get('token') ?? '';
    const query = { collection, id: String(own.id), token } as const;
    const previewed = await getpreview(query, {
      ...{ payload, locale: 'en', network: 'unknown' },
      readBody: async () => undefined,
    });
    expect(previewed).toMatchObject({
      collection,
      published: 0,
      profile: { name: expect.any(String) },
    });
  });
});

describe('a file in the profile', () => {
  let hidden: Media;
  beforeAll(async () => {
    hidden = await addPicture(payload, 'hidden.jpg');
    const draft = { title: 'Draft', _status: 'draft' } as const;
    const { id } = await addNotice(payload, draft);
    const data = { uploads: [hidden.id] };
    await payload.update({ collection: 'notices', id, data, draft: true });
  });
  const upload = (id: number) => ({
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: id,
    fields: {},
  });
  const withUpload = (id: number) => {
    const text = paragraph('Me');
    return { root: { ...text.root, children: [upload(id)] } };
  };
  const linked = (address: string) => ({ google_scholar: address });

  it.each<[string, () => Partial<Employee>, object?]>([
    ['a photo', () => ({ dp: hidden.id })],
    ['a CV', () => ({ cv: [hidden.id] })],
    ['a CV of a draft', () => ({ cv: [hidden.id], _status: 'draft' }), { draft: true }],
    ['a file of a record', () => ({ awards: [{ award: 'Best', file: [hidden.id] }] })],
    ['an address', () => linked(`/files/media/${hidden.filename}`)],
    ['an address that stays', () => linked(`/as/files/media/${hidden.address}`)],
    ['a text', () => ({ about: withUpload(hidden.id) as never })],
    [
      'a text in Assamese',
      () => ({ name: 'ৰিনা দাস', about: withUpload(hidden.id) as never }),
      { locale: 'as' },
    ],
  ])(
    'is refused if another account uploaded it and nothing public shows it: %s',
    async (_name, data, more) => {
      await expect(write(data(), own.id, more)).rejects.toThrow(
        /not yours|invalid: 1 Basic details > Photo/,
      );
      const names = [`${hidden.id}`, `/${hidden.filename}`, `/${hidden.address}`];
      const { totalDocs } = await payload.count({
        collection: 'uses',
        where: {
          source: { equals: collection },
          target: { equals: 'media' },
          target_key: { in: names },
        },
      });
      expect(totalDocs).toBe(0);
    },
  );

  it('is accepted if it is public or uploaded by the teacher', async () => {
    const seen = await addPicture(payload, 'seen.jpg');
    await showFiles(payload, seen.id);
    await write(linked(`/files/media/${seen.filename}`));
    const ownFile = await addPicture(payload, 'mine.jpg', 700, 400, teacher);
    expect((await write({ dp: ownFile.id })).dp).toBe(ownFile.id);
    const read = await payload.find({ collection: 'media', ...teacher });
    expect(read.docs.map(({ id }) => id)).toEqual([ownFile.id]);
  });

  it('is kept and readable if another account put it there', async () => {
    await payload.update({ collection, id: own.id, data: { dp: hidden.id, cv: [hidden.id] } });
    await write({ dp: hidden.id, cv: [hidden.id], experience: 'Longer' });
    const read = payload.findByID({ collection: 'media', id: hidden.id, ...teacher });
    await expect(read).resolves.toMatchObject({ id: hidden.id });
    await expect(
      payload.delete({ collection: 'media', id: hidden.id, ...teacher }),
    ).rejects.toThrow(/not allowed/);
  });

  it('is kept in a draft if another account put it there', async () => {
    const drafted = await addPicture(payload, 'drafted.jpg');
    const data = { cv: [drafted.id] };
    await payload.update({ collection, id: own.id, data, draft: true });
    const updated = await write({ ...data, experience: 'Longest' }, own.id, { draft: true });
    expect(updated.cv).toEqual([drafted.id]);
  });
});
