/** Control characters in each kind of write to the database. */
import { asRecord } from '@college/contract/as-record';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { handleEndpoints, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addDepartment, addNotice, addUser, paragraph } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { rowsOf } from './statements.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const dirty = 'Fee\0 by\u0001 July\u007f\ud800\nক্‌ষ';
const clean = 'Fee by July\nক্‌ষ';
const all = { locale: 'all' } as const;

it('removes control characters from lines, rich texts, rows and versions', async () => {
  const { id } = await addNotice(payload, { title: dirty });
  const description = paragraph(dirty);
  await payload.update({ collection: 'notices', id, data: { description }, locale: 'as' });
  await payload.update({ collection: 'notices', id, data: { posted_as: dirty }, draft: true });
  const saved = await payload.findByID({ collection: 'notices', id, ...all });
  expect(saved).toMatchObject({ title: { en: clean } });
  expect(asRecord(saved.description).as).toEqual(paragraph(clean));
  const where = { parent: { equals: id } };
  const { docs } = await payload.findVersions({ collection: 'notices', where, ...all });
  expect(JSON.stringify(docs)).not.toMatch(/\\u0000|\\u0001|\u007f|\\ud800/);
  expect(docs.some(({ version }) => asRecord(version.posted_as).en === clean)).toBe(true);
});

it('removes control characters from globals', async () => {
  await payload.updateGlobal({ slug: 'college', data: { name: dirty } });
  expect(await payload.findGlobal({ slug: 'college' })).toMatchObject({ name: clean });
});

it('removes control characters from JSON, also if it is written without hooks', async () => {
  const rows = [{ number: 1, cells: [dirty], 'no\0te': dirty }];
  const imported = await payload.create({
    collection: 'imports',
    data: {
      list: 'employees',
      state: 'read',
      file_name: dirty,
      by_email: dirty,
      columns: [dirty],
      header: 1,
      rows: 1,
    } as never,
  });
  const batch = { import: imported.id, first: 1, size: 1, step: 'read', rows } as never;
  const { id } = await payload.db.create({ collection: 'import-batches', data: batch });
  expect(await payload.findByID({ collection: 'import-batches', id: Number(id) })).toMatchObject({
    rows: [{ number: 1, cells: [clean], note: clean }],
  });
});

it('removes control characters from a restored version', async () => {
  const { id } = await addDepartment(payload, 'PHY');
  const where = { parent: { equals: id } };
  const { docs } = await payload.findVersions({ collection: 'departments', where });
  await rowsOf(
    payload,
    sql`UPDATE _departments_v_locales SET version_dept_name = 'Fee' || char(0) || ' by July'`,
  );
  await payload.restoreVersion({ collection: 'departments', id: `${docs[0]?.id}` });
  expect(await payload.findByID({ collection: 'departments', id })).toMatchObject({
    dept_name: 'Fee by July',
  });
});

it('removes control characters from requests of the admin', async () => {
  const { email } = await addUser(payload, 'editor');
  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  const request = new Request('http://localhost:3001/api/courses', {
    method: 'POST',
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'BSC', label: dirty }),
  });
  const response = await handleEndpoints({ config: payload.config, request });
  expect(response.status).toBe(201);
  expect((await response.json()).doc).toMatchObject({ label: clean });
});
