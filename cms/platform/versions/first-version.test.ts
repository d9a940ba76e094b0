/** Records saved without Payload's hooks can also be compared with later versions and restored. */
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { writeMissingVersions } from './first-version.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const titles = { en: 'Physics', as: 'পদাৰ্থবিজ্ঞান' };

describe('the first version', () => {
  it('contains a record as it was before its first change', { timeout: patience }, async () => {
    const data = { dept_code: 'PHY', dept_name: titles, stream: 'SCIENCE' };
    const created = await payload.db.create({ collection: 'departments', data });
    const id = Number(created.id);
    for (const dept_name of ['Phisics', 'Physiks'])
      await payload.update({ collection: 'departments', id, data: { dept_name } });
    const { docs } = await payload.findVersions({
      collection: 'departments',
      where: { parent: { equals: id } },
      sort: 'updatedAt',
      locale: 'all',
    });
    const names = docs.map(({ version }) => version.dept_name as unknown);
    expect(names).toEqual([titles, { ...titles, en: 'Phisics' }, { ...titles, en: 'Physiks' }]);
    await payload.restoreVersion({ collection: 'departments', id: `${docs[0]?.id}` });
    const restored = await payload.findByID({ collection: 'departments', id, locale: 'all' });
    expect(restored.dept_name).toEqual(titles);
  });

  it('is written once at a start if it is missing', { timeout: patience }, async () => {
    const department = { dept_code: 'ZOO', dept_name: { en: 'Zoology' }, stream: 'SCIENCE' };
    const data = { name: 'Rina Das', type: 'FACULTY' };
    const records = [
      await payload.db.create({ collection: 'departments', data: department }),
      await payload.db.create({ collection: 'employees', data }),
    ];
    const versions = async () =>
      Promise.all(
        (['departments', 'employees'] as const).map(async (collection, index) => {
          const where = { parent: { equals: records[index]?.id } };
          return (await payload.countVersions({ collection, where })).totalDocs;
        }),
      );
    expect(await versions()).toEqual([0, 0]);
    for (const _start of ['first', 'second']) {
      await writeMissingVersions(payload);
      expect(await versions()).toEqual([1, 1]);
    }
  });

  it('is written for the college too', { timeout: patience }, async () => {
    const slug = 'college';
    await payload.db.createGlobal({ slug, data: { name: titles } });
    await payload.updateGlobal({ slug, data: { name: 'Phisics' } });
    const { docs } = await payload.findGlobalVersions({ slug, sort: 'updatedAt', locale: 'all' });
    expect(docs.map(({ version }) => version.name as unknown)).toEqual([
      titles,
      { ...titles, en: 'Phisics' },
    ]);
  });
});

it('names the person who saved each version, for the staff only', {
  timeout: patience,
}, async () => {
  const editor = await addUser(payload, 'editor');
  const data = { dept_code: 'BOT', dept_name: 'Botany', stream: 'SCIENCE' } as const;
  const { id } = await payload.create({ collection: 'departments', data, user: editor });
  await payload.update({ collection: 'departments', id, data: { dept_name: 'Plants' } });
  const versions = await payload.findVersions({
    collection: 'departments',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
  });
  const people = versions.docs.map(({ version }) => version.saved_by);
  expect(people).toEqual([editor.email, null]);
  const reading = { collection: 'departments', id, overrideAccess: false } as const;
  await payload.update({ collection: 'departments', id, data: {}, user: editor });
  expect((await payload.findByID({ ...reading, user: editor })).saved_by).toBe(editor.email);
  expect(await payload.findByID(reading)).not.toHaveProperty('saved_by');
});

it('hides an address in old versions if it has been made private since', {
  timeout: patience,
}, async () => {
  const address = 'Uzan Bazar';
  const data = { name: 'Rina Das', type: 'FACULTY', address, address_public: true } as const;
  const { id } = await payload.create({ collection: 'employees', data });
  await payload.update({ collection: 'employees', id, data: { address_public: false } });
  const versionFor = async (role: 'administrator' | 'editor') => {
    const { docs } = await payload.findVersions({
      collection: 'employees',
      where: { parent: { equals: id } },
      user: await addUser(payload, role),
      overrideAccess: false,
    });
    return docs.map(({ version }) => version.address);
  };
  expect(await versionFor('administrator')).toEqual([address, address]);
  expect(await versionFor('editor')).toEqual([undefined, undefined]);
});
