import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { rowsOf } from '../../platform/database/statements.ts';
import { folders } from '../../platform/files/storage-types.ts';
import { readRevision } from '../../platform/revision/revision.ts';
import { addDepartment, addNotice, addPicture, addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { contentGlobals, contentInOrder } from './clear.ts';

let payload: Payload;
let startOwnCollege: typeof import('./set-up-endpoints.ts').startOwnCollege;
let storage: typeof import('../../platform/files/storage.ts').storage;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ startOwnCollege } = await import('./set-up-endpoints.ts'));
  ({ storage } = await import('../../platform/files/storage.ts'));
}, patience);

/** Collections that stay: accounts, internal tables and logs. */
const otherCollections = [
  'account-changes',
  'account-rules',
  'two-factor-keys',
  ...['users', 'imports', 'exports', 'file-addresses', 'mail-counts', 'used-challenges'],
  ...['payload-jobs', 'payload-kv', 'payload-locked-documents', 'payload-migrations'],
  ...['payload-preferences', 'content-revision', 'list-revisions'],
  'payload-jobs-stats',
];

it('lists every collection and global as content or not', () => {
  const all = [...payload.config.collections, ...payload.config.globals].map(({ slug }) => slug);
  const collections = [...contentInOrder(payload.config), ...contentGlobals, ...otherCollections];
  expect(all.filter((slug) => !collections.includes(slug as never))).toEqual([]);
  expect(new Set(collections).size).toBe(collections.length);
});

it('deletes the demo after a backup, and keeps accounts and logs', async () => {
  const save = vi.fn(async () => 'saved.tar.gz');
  const refused = (typed: string, why: RegExp) =>
    expect(startOwnCollege(payload, typed, save)).rejects.toThrow(why);
  await payload.updateGlobal({ slug: 'college', data: { name: 'Demo College' } });
  await refused('Demo College', /not the demo/);

  await payload.updateGlobal({ slug: 'set-up', data: { is_demo: true, skipped: ['mail'] } });
  await refused('Another College', /not the name/);
  expect(save).not.toHaveBeenCalled();

  const department = (await addDepartment(payload, 'PHY')).id;
  const { id: picture } = await addPicture(payload, 'gate.jpg');
  await addNotice(payload, { title: 'Old', department });
  const editor = await addUser(payload, 'department-editor', department);
  await payload.updateGlobal({ slug: 'college', data: { emblem: picture } });
  // The captions of a film require a file that was uploaded before it.
  const film = (await addPicture(payload, 'film.jpg')).id;
  await rowsOf(
    payload,
    sql`INSERT INTO media_captions (_order, _parent_id, id, language, file_id)
        VALUES (1, ${film}, 'captions', 'en', ${picture})`,
  );
  const data = { list: 'alumni', by_email: 'a@example.org', format: 'csv', rows: 3 };
  await payload.create({ collection: 'exports', data });
  const queues = ['mail', 'passwords', 'imports', 'default'];
  for (const queue of queues)
    await payload.db.create({ collection: 'payload-jobs', data: { queue, input: {} } });
  const before = await readRevision(payload);
  expect((await storage.list(folders.media)).length).toBeGreaterThan(0);

  expect(await startOwnCollege(payload, ' Demo College ', save)).toBe('saved.tar.gz');
  for (const collection of contentInOrder(payload.config))
    expect([collection, (await payload.count({ collection })).totalDocs]).toEqual([collection, 0]);
  for (const table of ['departments_locales', '_notices_v', '_departments_v', '_college_v'])
    expect([table, await rowsOf(payload, sql`SELECT * FROM ${sql.identifier(table)}`)]).toEqual([
      table,
      [],
    ]);
  expect((await payload.findGlobal({ slug: 'college' })).name).toBeFalsy();
  expect((await payload.findGlobal({ slug: 'set-up' })).is_demo).toBeFalsy();
  expect(await storage.list(folders.media)).toEqual([]);
  expect(await readRevision(payload)).not.toBe(before);
  const account = await payload.findByID({ collection: 'users', id: editor.id });
  expect(account).toMatchObject({ email: editor.email, role: 'department-editor' });
  expect(account.department).toBeFalsy();
  expect((await payload.count({ collection: 'exports' })).totalDocs).toBe(1);
  const { docs: jobs } = await payload.find({ collection: 'payload-jobs', sort: 'id' });
  expect(new Set(jobs.map(({ queue }) => queue))).toEqual(new Set(['mail', 'passwords']));
});

it('deletes nothing if the backup fails', async () => {
  await payload.updateGlobal({ slug: 'college', data: { name: 'Demo College' } });
  await payload.updateGlobal({ slug: 'set-up', data: { is_demo: true } });
  const save = () => Promise.reject(new Error('The disk is full.'));
  await expect(startOwnCollege(payload, 'Demo College', save)).rejects.toThrow('disk');
  expect((await payload.findGlobal({ slug: 'college' })).name).toBe('Demo College');
});
