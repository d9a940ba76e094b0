/** A public file can be replaced only by accounts that may publish the pages that show it. */
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../access.ts';
import type { Media, User } from '../../payload-types.ts';
import { addDepartment, addNotice, addUser, pdf } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let department: number;
let profile: number;
const users = new Map<Role, User>();
const roles = ['editor', 'department-editor', 'head-of-department', 'teacher'] as const;
let count = 0;

beforeAll(async () => {
  payload = await temporaryCms();
  department = (await addDepartment(payload, 'PHY')).id;
  const data = { name: 'Rina Das', type: 'FACULTY', department, _status: 'published' } as const;
  profile = (await payload.create({ collection: 'employees', data })).id;
  for (const role of roles)
    users.set(role, await addUser(payload, role, role === 'teacher' ? profile : department));
}, patience);

const rule = (profiles_public: 'approved' | 'at-once') =>
  payload.updateGlobal({ slug: 'account-rules', data: { profiles_public } });
beforeEach(() => rule('approved'));

const as = (role: Role) => ({ user: users.get(role), overrideAccess: false, depth: 0 }) as const;
async function newFile() {
  const data = Buffer.concat([await pdf(), Buffer.from(`%${count++}\n`)]);
  return { name: 'award.pdf', data, mimetype: 'application/pdf', size: data.length };
}
const upload = async (role: Role) =>
  payload.create({ collection: 'media', data: {}, file: await newFile(), ...as(role) });
const replace = async ({ id }: Media, role: Role, more: object = {}) =>
  payload.update({
    collection: 'media',
    id,
    data: {},
    file: await newFile(),
    ...as(role),
    ...more,
  });
const filename = async ({ id }: Media) =>
  (await payload.findByID({ collection: 'media', id })).filename;
const showOnProfile = ({ id }: Media, _status: 'published' | 'draft' = 'published') =>
  payload.update({
    collection: 'employees',
    id: profile,
    data: { awards: [{ award: 'Best teacher', file: [id] }], _status },
    draft: _status === 'draft',
  });
const refusal = {
  status: 403,
  message:
    'This file is on the website in Staff (1: ‘Rina Das’). Upload a new file and submit it for approval.',
};

describe('a teacher whose profile needs approval', () => {
  it('cannot replace or describe a file that the approved profile shows', async () => {
    const file = await upload('teacher');
    await showOnProfile(file);
    await expect(replace(file, 'teacher')).rejects.toMatchObject(refusal);
    await expect(replace(file, 'teacher', { locale: 'as' })).rejects.toMatchObject({ status: 403 });
    const described = payload.update({
      collection: 'media',
      id: file.id,
      data: { alt: 'Another award' },
      ...as('teacher'),
    });
    await expect(described).rejects.toMatchObject(refusal);
    expect(await filename(file)).toBe(file.filename);
  });

  it('cannot replace such a file in a bulk update', async () => {
    const file = await upload('teacher');
    await showOnProfile(file);
    const many = payload.update({
      collection: 'media',
      where: { id: { equals: file.id } },
      data: {},
      file: await newFile(),
      ...as('teacher'),
    });
    await expect(many).rejects.toMatchObject({ status: 403 });
    expect(await filename(file)).toBe(file.filename);
  });

  it('can replace a file that is unused or only in a draft', async () => {
    const file = await upload('teacher');
    const first = await replace(file, 'teacher');
    expect(first.filename).not.toBe(file.filename);
    await showOnProfile(file, 'draft');
    expect((await replace(file, 'teacher')).filename).not.toBe(first.filename);
  });

  it('gets the refusal in Assamese in an Assamese admin', async () => {
    const file = await upload('teacher');
    await showOnProfile(file);
    const { createLocalReq } = await import('payload');
    const req = await createLocalReq({ user: users.get('teacher') }, payload);
    req.i18n = { ...req.i18n, language: 'as' };
    await expect(replace(file, 'teacher', { req })).rejects.toThrow(/এই ফাইলটো ৱেবছাইটত ইয়াত আছে/);
  });

  it('cannot replace a file that a notice shows, even if profiles need no approval', async () => {
    await rule('at-once');
    const file = await upload('teacher');
    await addNotice(payload, { title: 'Award', uploads: [file.id] } as never);
    await expect(replace(file, 'teacher')).rejects.toThrow('Notices & events (1: ‘Award’)');
  });
});

describe('a file on a public profile', () => {
  it('can be replaced by a teacher whose profile needs no approval', async () => {
    await rule('at-once');
    const file = await upload('teacher');
    await showOnProfile(file);
    expect((await replace(file, 'teacher')).filename).not.toBe(file.filename);
  });

  it.each(['head-of-department', 'department-editor', 'editor'] as const)(
    'can be replaced by the %s, who may publish that profile',
    async (role) => {
      const file = await upload(role);
      await showOnProfile(file);
      expect((await replace(file, role)).filename).not.toBe(file.filename);
    },
  );
});

it('refuses a department editor who replaces a file that another department shows', async () => {
  const file = await upload('department-editor');
  const other = (await addDepartment(payload, 'CHE')).id;
  const notice = { title: 'Seminar', department: other, uploads: [file.id] };
  await addNotice(payload, notice as never);
  await expect(replace(file, 'department-editor')).rejects.toThrow('‘Seminar’');
});
