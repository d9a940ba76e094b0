import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../platform/database/statements.ts';
import { addDepartment, addNotice, paragraph } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

const entries = () =>
  rowsOf(
    payload,
    sql`SELECT collection, record, tab, department, year, title, words, marks, until FROM search_entries
        ORDER BY collection, record`,
  );
const words = () => rowsOf(payload, sql`SELECT word FROM search_words ORDER BY word`);

it('rebuilds the same index that the hooks have written', async () => {
  const { refreshIndex, rebuildIndex, writeMissingIndex } = await import('./rebuild-index.ts');
  const { id: department } = await addDepartment(payload, 'PHY');
  await addNotice(payload, { title: 'Lecture', department, expires: '2099-01-01T06:30:00.000Z' });
  await addNotice(payload, { title: 'Old', expires: '2020-01-01T06:30:00.000Z' });
  await addNotice(payload, { title: 'Draft', _status: 'draft' });
  const about = paragraph('Built on a hill') as never;
  await payload.updateGlobal({ slug: 'college', data: { name: 'College', about } });
  const rows = await entries();
  expect(rows.map(({ collection, title, words }) => [collection, title || words])).toEqual([
    ['college', 'built on a hill'],
    ['departments', 'department of phy || phy department বিভাগ'],
    ['notices', 'lecture || notice administrative জাননী প্রশাসনিক department of phy'],
  ]);
  const vocabulary = await words();
  expect(await rebuildIndex(payload)).toBe(3);
  expect(await entries()).toEqual(rows);
  expect(await words()).toEqual(vocabulary);
  await refreshIndex(payload);
  expect([await entries(), await words()]).toEqual([rows, vocabulary]);

  // A restored database may come with rows but without the index.
  await rowsOf(payload, sql`DELETE FROM search_entries`);
  await writeMissingIndex(payload);
  expect(await entries()).toEqual(rows);
});

it('indexes records of a renamed department under its new name', async () => {
  const { id: department } = await addDepartment(payload, 'BOT');
  const { id } = await addNotice(payload, { title: 'Excursion', department });
  const titleOfNotice = async () => {
    const rows = await rowsOf(
      payload,
      sql`SELECT title FROM search_entries WHERE collection = 'notices' AND record = ${id}`,
    );
    return rows[0]?.title;
  };
  expect(await titleOfNotice()).toContain('department of bot');
  await payload.update({
    collection: 'departments',
    id: department,
    data: { dept_name: 'Botany' },
  });
  expect(await titleOfNotice()).toMatch(/ botany$/);
});

it.each<[string, (id: number) => Promise<unknown>]>([
  ['deleted', (id) => payload.delete({ collection: 'notices', id })],
  ['withdrawn', (id) => payload.update({ collection: 'notices', id, data: { _status: 'draft' } })],
  ['renamed', (id) => payload.update({ collection: 'notices', id, data: { title: 'Common' } })],
])('deletes a word with the last entry that has it: %s', async (_what, change) => {
  const hasWord = async (word: string) => JSON.stringify(await words()).includes(`"${word}"`);
  const other = await addNotice(payload, { title: 'Common ground' });
  const { id } = await addNotice(payload, { title: 'Common hapax' });
  expect([await hasWord('common'), await hasWord('hapax')]).toEqual([true, true]);
  await change(id);
  expect([await hasWord('common'), await hasWord('hapax')]).toEqual([true, false]);
  await payload.delete({ collection: 'notices', id: other.id });
});
