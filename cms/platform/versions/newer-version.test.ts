/** Saves of forms that show an older version, and of records that somebody else is editing. */
import { asRecord } from '@college/contract/as-record';
import { createLocalReq, handleEndpoints, type Payload, type TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewestVersion } from '../../staff-api/newest-version.ts';
import { addDepartment, addNotice, addUser, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let token: string;
let editor: TypedUser;

beforeAll(async () => {
  payload = await temporaryCms();
  const { email, ...user } = await addUser(payload, 'editor');
  editor = { ...user, email } as TypedUser;
  const data = { email, password: 'long enough for a test' };
  token = (await payload.login({ collection: 'users', data })).token ?? '';
}, patience);

async function save(path: string, data: object, method = 'PATCH') {
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    headers,
    body: JSON.stringify(data),
  });
  const response = await handleEndpoints({ config: payload.config, request });
  const { doc, result, errors } = asRecord(await response.json());
  return { status: response.status, saved: asRecord(doc ?? result), errors };
}
const refusal = (sentence: RegExp) => ({
  status: 409,
  errors: [
    {
      message: expect.stringMatching(sentence),
      data: { errors: [{ message: expect.stringMatching(sentence), path: 'updatedAt' }] },
    },
  ],
});
const behind = refusal(/^Somebody else saved this after you opened it/);

describe('a form that shows an older version', () => {
  it.each(['', '?draft=true', '?draft=true&autosave=true'])('is refused: %s', async (query) => {
    const { id, updatedAt } = await addNotice(payload, { title: 'Opened' });
    await payload.update({ collection: 'notices', id, data: { title: 'Theirs' } });
    const mine = { title: 'Mine', updatedAt };
    expect(await save(`notices/${id}${query}`, mine)).toMatchObject(behind);
    const newest = await payload.findByID({ collection: 'notices', id, draft: true });
    expect(newest.title).toBe('Theirs');
    const again = { ...mine, updatedAt: newest.updatedAt };
    expect((await save(`notices/${id}${query}`, again)).status).toBe(200);
  });

  it('is refused when only a draft is newer', async () => {
    const { id, updatedAt } = await addNotice(payload, { title: 'Opened' });
    const draft = { collection: 'notices', id, draft: true, data: { title: 'Theirs' } } as const;
    await payload.update(draft);
    expect(await save(`notices/${id}`, { title: 'Mine', updatedAt })).toMatchObject(behind);
  });

  it('is saved twice, each time with the version that the save before answered', async () => {
    const { id, updatedAt } = await addNotice(payload, { title: 'Opened' });
    const first = await save(`notices/${id}?draft=true`, { title: 'First', updatedAt });
    const second = { title: 'Second', updatedAt: first.saved.updatedAt };
    expect((await save(`notices/${id}`, second)).status).toBe(200);
  });

  it('is saved once if two editors save at the same time', async () => {
    const { id, updatedAt } = await addNotice(payload, { title: 'Opened' });
    const titles = ['One', 'Two'];
    const answers = titles.map((title) => save(`notices/${id}`, { title, updatedAt }));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('is refused in a collection without versions and in a global', async () => {
    const data = { name: 'Students’ union', objectives: paragraph('Sports') };
    const { id, updatedAt } = await payload.create({ collection: 'committees', data });
    await payload.update({ collection: 'committees', id, data: { name: 'Union' } });
    expect(await save(`committees/${id}`, { name: 'Mine', updatedAt })).toMatchObject(behind);
    const slug = 'college';
    const opened = await payload.updateGlobal({ slug, data: { name: 'Opened' } });
    await payload.updateGlobal({ slug, data: { name: 'Theirs' } });
    const mine = { name: 'Mine', updatedAt: opened.updatedAt };
    expect(await save('globals/college', mine, 'POST')).toMatchObject(behind);
    expect((await payload.findGlobal({ slug })).name).toBe('Theirs');
  });

  it('does not concern a change that names no version', async () => {
    const { id } = await addNotice(payload, { title: 'Opened' });
    await payload.update({ collection: 'notices', id, data: { title: 'Theirs' } });
    expect((await save(`notices/${id}`, { _status: 'draft' })).status).toBe(200);
  });

  it('is compared in every list and global that has a form', () => {
    const { collections, globals } = payload.config;
    const withForm = [...collections, ...globals].filter(
      ({ slug, admin }) => admin.hidden !== true && !slug.startsWith('payload-'),
    );
    expect(withForm.length).toBeGreaterThan(40);
    for (const { slug, fields, hooks } of withForm)
      expect([slug, hooks.beforeValidate[0]?.name, fields[0]]).toEqual([
        slug,
        expect.stringMatching(/^compare(Global)?$/),
        expect.objectContaining({ name: 'unsavedWork' }),
      ]);
  });
});

it('refuses to save a record that somebody else is editing', async () => {
  const { id, updatedAt } = await addNotice(payload, { title: 'Opened' });
  const { id: other } = await addUser(payload, 'administrator');
  const lock = { document: { relationTo: 'notices', value: id }, globalSlug: null } as const;
  await payload.create({
    collection: 'payload-locked-documents',
    data: { ...lock, user: { relationTo: 'users', value: other } },
  });
  const answer = await save(`notices/${id}`, { title: 'Mine', updatedAt });
  expect(answer).toMatchObject(refusal(/^Somebody else is editing this now/));
});

describe('the comparison with the newest version', () => {
  const compare = async (form: object) => {
    const { compareWithNewest } = await import('../../staff-api/newest-version.ts');
    const req = await createLocalReq({ user: editor }, payload);
    return (await compareWithNewest({ req, form: { locale: 'en', ...form } } as never)) as
      | NewestVersion
      | undefined;
  };

  it('shows fields that both changed as text, and merges the others', async () => {
    const physics = await addDepartment(payload, 'PHY');
    const chemistry = await addDepartment(payload, 'CHE');
    const { id } = await addNotice(payload, {
      title: 'Opened',
      type: 'DEPTNOTICE',
      department: physics.id,
    });
    // A field that only the other person changed is no conflict, though the form does not send it.
    await payload.update({ collection: 'notices', id, data: { posted_as: 'Clerk' } });
    const opened = await payload.findByID({ collection: 'notices', id, depth: 0 });
    await payload.update({
      collection: 'notices',
      id,
      data: { title: 'Theirs', department: chemistry.id, posted_as: 'Head' },
    });
    const mine = { title: 'Mine', department: null, description: paragraph('My words') };
    const answer = await compare({ collectionSlug: 'notices', id, mine, opened });
    expect(answer).toMatchObject({
      conflicts: [
        { name: 'title', label: 'Title', theirs: 'Theirs', mine: 'Mine' },
        { name: 'department', theirs: 'Department of CHE', mine: '' },
      ],
      merged: { ...mine, posted_as: 'Head' },
    });
  });

  it('compares a global, and nothing for records that do not exist', async () => {
    const { updatedAt } = await payload.findGlobal({ slug: 'college' });
    const form = { mine: { tagline: 'Mine' }, opened: { updatedAt } };
    const answer = await compare({ globalSlug: 'college', ...form });
    expect(answer).toMatchObject({ conflicts: [], merged: { name: 'Theirs', tagline: 'Mine' } });
    expect(await compare({ collectionSlug: 'notices', id: 9999, ...form })).toBeUndefined();
    expect(await compare({ collectionSlug: 'nothing', id: 1, ...form })).toBeUndefined();
  });
});
