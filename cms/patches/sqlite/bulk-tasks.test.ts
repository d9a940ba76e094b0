/**
 * Tasks on many records do not block the event loop, and simultaneous reads are answered soon.
 *
 * @long 60 s
 * @for cms/patches cms/platform/database
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { largeExport } from '../../features/wordpress/testing/large-wordpress-export.ts';
import { wxr } from '../../features/wordpress/testing/wordpress-export.ts';
import { openReport } from '../../import/report.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import { readRevision } from '../../platform/revision/revision.ts';
import { batchesOf } from '../../sheets/imports/batches.ts';
import { openSession } from '../../sheets/imports/session.ts';
import { listNamed } from '../../sheets/lists.ts';
import { actingAs, importSheet } from '../../sheets/testing/import-sheet.ts';
import { addDepartment, addNotice, addUser } from '../../testing/content.ts';
import { longestStretch } from '../../testing/event-loop.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

/** Milliseconds of CPU time, because wall-clock time depends on other load. */
const STRETCH = 50;
const ANSWER = 300;
const EMPLOYEES = 3000;
const ROWS = 3000;
const NOTICES = 560;
const PLANNED = 60;

let payload: Payload;
let folder: string;
beforeAll(async () => {
  payload = await temporaryCms();
  folder = await mkdtemp(path.join(tmpdir(), 'bulk-'));
  await addDepartment(payload, 'PHY');
  const now = new Date().toISOString();
  const numbers = sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${EMPLOYEES})`;
  await rowsOf(
    payload,
    sql`INSERT INTO employees (id, email, updated_at, created_at, _status)
        ${numbers} SELECT n, 'staff' || n || '@example.org', ${now}, ${now}, 'published' FROM numbers`,
  );
  await rowsOf(
    payload,
    sql`INSERT INTO employees_locales (name, _locale, _parent_id)
        ${numbers} SELECT 'Staff ' || n, 'en', n FROM numbers`,
  );
}, patience);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a task while reads are requested. */
async function expectTurns(name: string, task: () => Promise<unknown>): Promise<void> {
  let isOver = false;
  let slowest = 0;
  const ping = async () => {
    while (!isOver) {
      const before = process.threadCpuUsage();
      await readRevision(payload);
      const { user, system } = process.threadCpuUsage(before);
      slowest = Math.max(slowest, (user + system) / 1000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const pings = ping();
  const stretch = await longestStretch(task);
  isOver = true;
  await pings;
  expect([name, stretch < STRETCH, slowest < ANSWER], `${stretch} ms, ${slowest} ms`).toEqual([
    name,
    true,
    true,
  ]);
}

const employees = (count: number, mark: string) => [
  ['Name', 'Dept', 'E-mail'],
  ...Array.from({ length: count }, (_, n) => [`Dr ${mark} ${n}`, 'PHY', `${mark}${n}@example.org`]),
];

it('reads a sheet of 3,000 rows, and imports and undoes a shorter one', {
  timeout: patience * 2,
}, async () => {
  const editor = await actingAs(payload, 'editor');
  await (await importSheet(editor, 'employees', employees(2, 'warm'))).to('trying');
  let id = 0;
  await expectTurns('start', async () => {
    ({ id } = await importSheet(editor, 'employees', employees(ROWS, 'rina')));
  });
  const name = listNamed('employees', payload);
  if (!name) throw new Error('There is no list of employees.');
  await expectTurns('open', async () => {
    const session = await openSession(editor, name, ['name', 'department', 'email']);
    expect(session.known.size).toBeGreaterThanOrEqual(EMPLOYEES);
    const batches = await batchesOf(payload, id);
    expect(new Set(batches.flatMap(({ rows }) => rows.map(({ number }) => number))).size).toBe(
      ROWS + 1,
    );
  });
  const sheet = await importSheet(editor, 'employees', employees(60, 'hem'));
  for (const step of ['trying', 'importing', 'undoing'] as const)
    await expectTurns(step, () => sheet.to(step));
});

it('publishes 560 notices at once', { timeout: patience }, async () => {
  for (let n = 0; n < NOTICES; n += 1)
    await addNotice(payload, { title: `Bulk ${n}`, _status: 'draft' });
  const { email } = await addUser(payload, 'editor');
  const data = { email, password: 'long enough for a test' };
  const { token } = await payload.login({ collection: 'users', data });
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  const publish = async (title: string) => {
    const request = new Request(
      `http://localhost:3001/api/notices?${new URLSearchParams({ 'where[title][contains]': title, depth: '0' })}`,
      { method: 'PATCH', headers, body: JSON.stringify({ _status: 'published' }) },
    );
    const response = await handleEndpoints({ config: payload.config, request });
    return ((await response.json()) as { docs: unknown[] }).docs.length;
  };
  await publish('Bulk 55');
  await expectTurns('publish', async () => expect(await publish('Bulk')).toBe(NOTICES));
});

it('publishes planned notices', { timeout: patience }, async () => {
  const user = await addUser(payload, 'editor');
  const plan = async (title: string) => {
    const { id } = await addNotice(payload, { title, _status: 'draft' });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'notices', value: id },
        user: { relationTo: 'users', value: user.id },
      },
      waitUntil: new Date(Date.now() - 1000),
    });
  };
  await plan('Warm up');
  await payload.jobs.run();
  for (let n = 0; n < PLANNED; n += 1) await plan(`Planned ${n}`);
  // Ten at once, as the job runner does.
  await expectTurns('planned', async () => {
    while (!(await payload.jobs.run({ limit: 10 })).noJobsRemaining);
  });
  const where = { title: { contains: 'Planned' }, _status: { equals: 'published' } };
  expect((await payload.count({ collection: 'notices', where })).totalDocs).toBe(PLANNED);
});

it('imports a WordPress export', { timeout: patience }, async () => {
  // Imported here, because they read the environment that `temporaryCms` sets.
  const { importWordPress } = await import('../../features/wordpress/import/import-wordpress.ts');
  const { takeInventory } = await import('../../features/wordpress/import/inventory.ts');
  const { openMedia } = await import('../../features/wordpress/import/media.ts');
  const importPosts = async (posts: number) => {
    const file = path.join(folder, `${posts}.xml`);
    await writeFile(file, wxr(largeExport({ posts, pages: posts / 4, files: 0 })));
    const inventory = await takeInventory(file);
    const slugs = [...inventory.categories.keys()];
    const categories = Object.fromEntries(slugs.map((slug) => [slug, 'COLLEGE_ADMIN_NOTICE']));
    const media = await openMedia({});
    const mapping = { categories, authors: {} };
    const options = { file, mapping, inventory, media, language: 'en' };
    return importWordPress(
      payload,
      options,
      openReport(() => {}),
    );
  };
  await importPosts(8);
  await expectTurns('WordPress', () => importPosts(80));
});

it('rebuilds the search index', { timeout: patience }, async () => {
  const { rebuildIndex } = await import('../../search/rebuild-index.ts');
  await expectTurns('index', () => rebuildIndex(payload));
});
