/**
 * A second import of an export, after edits by the office or with fewer files.
 *
 * @long 60 s
 * @for cms/features/wordpress cms/import
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openReport } from '../../../import/report.ts';
import { picture } from '../../../testing/submissions.ts';
import { patience, temporaryCms } from '../../../testing/temporary-cms.ts';
import { item, wxr } from '../testing/wordpress-export.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wordpress-again-'));
const media = path.join(folder, 'media');
let payload: Payload;

beforeEach(async () => {
  payload = await temporaryCms();
  const uploads = path.join(media, '2019/05');
  await mkdir(uploads, { recursive: true });
  for (const at of [1, 2, 3])
    await writeFile(path.join(uploads, `photo-${at}.jpg`), await picture(60 + at, 40).toBuffer());
}, patience);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(xml: string, mediaFolder?: string): Promise<string> {
  const { importWordPress } = await import('./import-wordpress.ts');
  const { takeInventory } = await import('./inventory.ts');
  const { openMedia } = await import('./media.ts');
  const file = path.join(folder, 'export.xml');
  await writeFile(file, xml);
  const report = openReport(() => {});
  const inventory = await takeInventory(file);
  const categories = Object.fromEntries(
    [...inventory.categories.keys()].map((slug) => [slug, 'COLLEGE_ADMIN_NOTICE']),
  );
  await importWordPress(
    payload,
    {
      ...{ file, inventory, language: 'en' },
      mapping: { categories, authors: {} },
      media: await openMedia({ given: mediaFolder }),
    },
    report,
  );
  return report.lines().join('\n');
}
const notices = async () =>
  (await payload.find({ collection: 'notices', sort: 'id', pagination: false })).docs;
/** Deletes redirects first, because their targets cannot be deleted. */
const deleteRedirects = () =>
  payload.delete({ collection: 'redirects', where: { from: { exists: true } } });
const pictures = (value: unknown) => (JSON.stringify(value).match(/"type":"upload"/g) ?? []).length;

const url = (at: number) => `https://old.example.org/wp-content/uploads/2019/05/photo-${at}.jpg`;
const attachments = [1, 2, 3].map((at) =>
  item({ id: 70 + at, type: 'attachment', status: 'inherit', title: `Photo ${at}`, url: url(at) }),
);
const category: [string, string] = ['notice', 'Notice'];
const gallery = (words = 'Sports day') =>
  item({
    ...{ id: 10, title: 'Sports', path: '/sports-day/', category },
    content: `${words}\n\n[gallery ids="71,72,73"]`,
  });

it('imports posts with the same GUID separately and redirects each old address', async () => {
  const xml = await readFile(new URL('../testing/same-guid.xml', import.meta.url), 'utf8');
  expect(await run(xml)).toContain('notices: 2 new');
  const [bus, keys] = await notices();
  expect([bus?.title, keys?.title]).toEqual(['Zzq bus routes', 'Zzq lost keys']);
  const { docs } = await payload.find({ collection: 'redirects', pagination: false });
  const to = Object.fromEntries(docs.map((redirect) => [redirect.from, redirect.to]));
  expect(to['/zzq-bus-routes']).toBe(`/singleevent?eventId=${bus?.id}`);
  expect(to['/zzq-lost-keys']).toBe(`/singleevent?eventId=${keys?.id}`);
  expect(await run(xml)).toContain('notices: 0 new, 0 changed, 2 unchanged');
});

it('keeps the caption of each place of a repeated picture', async () => {
  const figure = (at: number, words: string) =>
    `<figure><img src="${url(at)}" alt="A"><figcaption>${words}</figcaption></figure>`;
  const content = figure(1, 'In May') + figure(2, 'The hall') + figure(1, 'In June');
  const post = item({ id: 40, title: 'Twice', path: '/twice/', category, content });
  await run(wxr([post, ...attachments]), media);
  const [notice] = await notices();
  const captions = JSON.stringify(notice?.description).match(/"caption":"[^"]*"/g);
  expect(captions).toEqual(
    ['In May', 'The hall', 'In June'].map((words) => `"caption":"${words}"`),
  );
});

it('recognises records with keys from before keys were numbers', async () => {
  const page = item({ id: 20, type: 'page', title: 'About', path: '/about/', content: 'Founded' });
  const xml = wxr([gallery(), page, ...attachments]);
  await run(xml, media);
  const { docs } = await payload.find({ collection: 'imported-records', pagination: false });
  for (const { id, key } of docs) {
    const former = key.replace(/(?:post|page) (\d+)$/, 'https://old.example.org/?p=$1');
    if (former !== key)
      await payload.update({ collection: 'imported-records', id, data: { key: former } });
  }
  const report = await run(xml, media);
  expect(report).toContain('notices: 0 new, 0 changed, 1 unchanged');
  expect(report).toContain('pages: 0 new, 0 changed, 1 unchanged');
});

it('splits posts that shared one record: the last one keeps it', async () => {
  const xml = await readFile(new URL('../testing/same-guid.xml', import.meta.url), 'utf8');
  await run(xml);
  const [bus, keys] = await notices();
  await deleteRedirects();
  await payload.delete({ collection: 'notices', id: bus?.id ?? 0 });
  const { docs } = await payload.find({ collection: 'imported-records', pagination: false });
  for (const { id, key } of docs) {
    if (key.includes('post 901')) await payload.delete({ collection: 'imported-records', id });
    if (key.includes('post 902'))
      await payload.update({
        collection: 'imported-records',
        id,
        data: { key: 'https://old.zzq.example notices https://old.zzq.example/?p=901' },
      });
  }
  expect(await run(xml)).toContain('notices: 1 new, 0 changed, 1 unchanged');
  const after = await notices();
  expect(after.map(({ title }) => title).sort()).toEqual(['Zzq bus routes', 'Zzq lost keys']);
  expect(after.find(({ id }) => id === keys?.id)?.title).toBe('Zzq lost keys');
});

it('keeps the earlier files if it runs without files', async () => {
  const xml = wxr([gallery(), ...attachments]);
  await run(xml, media);
  expect(pictures(await notices())).toBe(3);
  const report = await run(xml);
  expect(report).toContain('notices: 0 new, 0 changed, 1 unchanged');
  expect(report).not.toContain('not given');
  expect(report).not.toContain('not among');
  expect(pictures(await notices())).toBe(3);
});

it('keeps the earlier files of a text that changed', async () => {
  await run(wxr([gallery(), ...attachments]), media);
  expect(await run(wxr([gallery('Sports week'), ...attachments]))).toContain('0 new, 1 changed');
  const [notice] = await notices();
  expect(JSON.stringify(notice)).toContain('Sports week');
  expect(pictures(notice)).toBe(3);
});

it('keeps earlier files and adds new ones if it runs with some of the files', async () => {
  const some = path.join(folder, 'some');
  await cp(media, some, { recursive: true });
  await rm(path.join(some, '2019/05/photo-3.jpg'));
  const xml = wxr([gallery(), ...attachments]);
  expect(await run(xml, some)).toContain('photo-3.jpg: not among the uploaded files');
  await rm(path.join(some, '2019/05/photo-1.jpg'));
  await cp(path.join(media, '2019/05/photo-3.jpg'), path.join(some, '2019/05/photo-3.jpg'));
  expect(await run(xml, some)).toContain('0 new, 1 changed');
  expect(pictures(await notices())).toBe(3);
});

it('reports a file that the office deleted as missing', async () => {
  const xml = wxr([attachments[0] ?? '']);
  await run(xml, media);
  const { docs } = await payload.find({ collection: 'media' });
  await deleteRedirects();
  await payload.delete({ collection: 'media', id: docs[0]?.id ?? 0 });
  expect(await run(xml)).toContain('1 of its files: not among the uploaded files');
});

it.each([
  ['saved record', false],
  ['draft', true],
])('keeps a %s that the office changed, and reports it', async (_how, draft) => {
  await run(wxr([gallery()]));
  const [notice] = await notices();
  const id = notice?.id ?? 0;
  await payload.update({
    ...{ collection: 'notices', id, draft },
    data: { title: 'Sports, as the office says', _status: draft ? 'draft' : 'published' },
  });
  const report = await run(wxr([gallery('Other words')]));
  expect(report).toContain('notices: 0 new, 0 changed, 0 unchanged, 1 kept');
  expect(report).toMatch(/sports-day\/: kept because somebody changed it on this website/);
  const after = await payload.findByID({ collection: 'notices', id, draft: true });
  expect(after.title).toBe('Sports, as the office says');
  expect(JSON.stringify(after)).not.toContain('Other words');
  expect(await run(wxr([gallery()]))).toContain('1 unchanged');
});

it('does not import a record again that is in the recycle bin', async () => {
  await run(wxr([gallery()]));
  const [notice] = await notices();
  await deleteRedirects();
  const deletedAt = new Date().toISOString();
  await payload.update({ collection: 'notices', id: notice?.id ?? 0, data: { deletedAt } });
  expect(await run(wxr([gallery('Other words')]))).toContain('is in the recycle bin');
  expect(await notices()).toEqual([]);
});

it('keeps the caption of a picture', async () => {
  const content = `<figure><img src="${url(1)}" alt="A"/><figcaption>The start</figcaption></figure>`;
  const post = item({ id: 10, title: 'Sports', path: '/sports-day/', category, content });
  await run(wxr([post, ...attachments]), media);
  const [notice] = await notices();
  expect(JSON.stringify(notice?.description)).toContain('"fields":{"caption":"The start"}');
});
