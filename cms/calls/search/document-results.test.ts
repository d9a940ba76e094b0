import { readFileSync } from 'node:fs';
import type { SearchResult } from '@college/contract/search';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../platform/database/statements.ts';
import { moveRevision } from '../../platform/revision/revision.ts';
import { readDocument } from '../../platform/texts/read-document.ts';
import { addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Context } from '../handler.ts';
import { getsearchresults } from './search-calls.ts';

let payload: Payload;
let context: Context;

const ask = (q: string) => getsearchresults({ q, page: 1 }, context);
/** Kinds of results, and the number of documents. */
const kinds = async (q: string) => {
  const { results, counts } = await ask(q);
  return [results.map(({ kind }) => kind), counts.document];
};

async function addDocument(name: string, ...pages: string[]): Promise<number> {
  const data = Buffer.from('text');
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'Scan of the minutes' },
    file: { name, data, mimetype: 'text/plain', size: data.length },
  });
  await payload.update({
    collection: 'document-texts',
    where: { file: { equals: id } },
    data: {
      state: 'read',
      read: 'ocr',
      pages: pages.map((text, index) => ({ number: index + 1, text })),
      page_count: pages.length,
    },
  });
  return id;
}

beforeAll(async () => {
  payload = await temporaryCms();
  context = { payload, locale: 'en' };
}, patience);

it('finds words in a file and returns the page, with the sentence around them', async () => {
  const file = await addDocument('minutes.txt', 'The first page', '# Agenda\n\nA quorum of nine.');
  const notice = await addNotice(payload, { title: 'Meeting', date: '2026-01-05T06:30:00.000Z' });
  expect(await kinds('quorum')).toEqual([[], 0]);
  await payload.update({ collection: 'notices', id: notice.id, data: { uploads: [file] } });
  const [result] = (await ask('quorum')).results as Extract<SearchResult, { kind: 'document' }>[];
  expect(result).toMatchObject({
    kind: 'document',
    file: { path: 'minutes.txt', type: 'media' },
    page: 2,
    pages: 2,
    date: '05-01-2026',
    title: [{ text: 'Scan of the minutes', found: false }],
    excerpt: [
      { text: 'Agenda A ', found: false },
      { text: 'quorum', found: true },
      { text: ' of nine.', found: false },
    ],
  });
});

it('names the newest record that shows a document, and counts the others', async () => {
  const file = await addDocument('scan0017.txt', 'Okra is served on Friday');
  const show = async (title: string, date: string) => {
    const { id } = await addNotice(payload, { title, date });
    await payload.update({ collection: 'notices', id, data: { uploads: [file] } });
    return id;
  };
  const result = async () => {
    const { results } = await ask('okra');
    const [first] = results.flatMap((item) => (item.kind === 'document' ? [item] : []));
    const { source, more } = first ?? {};
    return source?.kind === 'notice' ? [source.title[0]?.text, source.date, more] : [source, more];
  };
  await show('Older menu', '2026-01-05T06:30:00.000Z');
  expect(await result()).toEqual(['Older menu', '05-01-2026', 0]);
  const newer = await show('Newer menu', '2026-02-05T06:30:00.000Z');
  expect(await result()).toEqual(['Newer menu', '05-02-2026', 1]);
  await payload.update({ collection: 'notices', id: newer, data: { _status: 'draft' } });
  expect(await result()).toEqual(['Older menu', '05-01-2026', 0]);
});

it('opens a file at its first page if the query matches its name', async () => {
  const file = await addDocument('zither.txt', 'About music', 'Of minutes, tuned');
  const { id } = await addNotice(payload, { title: 'Music' });
  await payload.update({ collection: 'notices', id, data: { uploads: [file] } });
  const page = async (q: string) => {
    const { results } = await ask(q);
    return results.flatMap((item) =>
      item.kind === 'document' && item.file.path === 'zither.txt' ? item.page : [],
    );
  };
  expect([await page('minutes'), await page('tuned')]).toEqual([[1], [2]]);
  // No page has both words; the first has as many as the second.
  expect(await page('music tuned')).toEqual([1]);
});

it('leaves out a file that is no longer public, even if the index still has it', async () => {
  const file = await addDocument('lute.txt', 'A lutenist');
  const { id } = await addNotice(payload, { title: 'Concert' });
  await payload.update({ collection: 'notices', id, data: { uploads: [file] } });
  expect(await kinds('lutenist')).toEqual([['document'], 1]);
  // Bypasses everything that updates the index.
  await rowsOf(payload, sql`UPDATE notices SET _status = 'draft' WHERE id = ${id}`);
  await moveRevision(await createLocalReq({}, payload));
  expect(await kinds('lutenist')).toEqual([[], 1]);
});

it('follows changes of the records that show a file, and of its text', async () => {
  const file = await addDocument('rules.txt', 'Xylophones are forbidden');
  const { id } = await addNotice(payload, { title: 'Rules' });
  const change = (data: object) => payload.update({ collection: 'notices', id, data });
  await change({ uploads: [file] });
  expect(await kinds('xylophone')).toEqual([['document'], 1]);
  await change({ _status: 'draft' });
  expect(await kinds('xylophone')).toEqual([[], 0]);
  await change({ _status: 'published', expires: '2025-01-01T06:30:00.000Z' });
  expect(await kinds('xylophone')).toEqual([[], 0]);
  await change({ _status: 'published', expires: null });
  expect(await kinds('xylophone')).toEqual([['document'], 1]);
  await change({ uploads: [] });
  expect(await kinds('xylophone')).toEqual([[], 0]);
  await change({ uploads: [file] });
  await payload.update({
    collection: 'document-texts',
    where: { file: { equals: file } },
    data: { pages: [{ number: 1, text: 'Drums are forbidden' }] },
  });
  expect([await kinds('xylophone'), await kinds('drums')]).toEqual([
    [[], 0],
    [['document'], 1],
  ]);
});

it('removes a file with the last record that shows it, or never if a global shows it', async () => {
  const file = await addDocument('fees.txt', 'Marmots pay half');
  const show = async (expires: string) => {
    const { id } = await addNotice(payload, { title: 'Fees' });
    await payload.update({ collection: 'notices', id, data: { uploads: [file], expires } });
  };
  const until = async () => {
    const entry = sql`SELECT until FROM search_entries WHERE collection = 'media' AND record = ${file}`;
    const [row] = await rowsOf(payload, entry);
    return row?.until && Number(row.until);
  };
  await show('2090-01-02T06:30:00.000Z');
  await show('2090-01-01T06:30:00.000Z');
  expect(await until()).toBe(Date.UTC(2090, 0, 2, 6, 30));
  await payload.updateGlobal({ slug: 'admission', data: { link: '/files/media/fees.txt' } });
  expect(await until()).toBeNull();
});

it('indexes at most twenty thousand different words of a file, and removes them with it', async () => {
  const count = async () => {
    const [row] = await rowsOf(payload, sql`SELECT count(*) AS n FROM search_words`);
    return Number(row?.n);
  };
  const before = await count();
  const words = Array.from({ length: 25_000 }, (_, at) => `xq${at.toString(36)}v`);
  const file = await addDocument('words.txt', words.join(' '));
  const { id } = await addNotice(payload, { title: 'Common' });
  await payload.update({ collection: 'notices', id, data: { uploads: [file] } });
  const withFile = (await count()) - before;
  expect(withFile).toBeGreaterThanOrEqual(20_000);
  expect(withFile).toBeLessThan(20_100);
  expect(await kinds(words[19_999] ?? '')).toEqual([['document'], 1]);
  // The words below count as misspelt.
  expect((await ask(words[24_999] ?? '')).corrected).not.toBe('');
  await payload.delete({ collection: 'notices', id });
  expect(await count()).toBeLessThanOrEqual(before);
}, 60_000);

it('finds ligatures by their letters', async () => {
  const pdf = readFileSync(new URL('ligatures.pdf', import.meta.url));
  const { pages } = await readDocument('ligatures.pdf', pdf);
  const file = await addDocument('ligatures.txt', ...pages.map(({ text }) => text));
  const { id } = await addNotice(payload, { title: 'Lists' });
  await payload.update({ collection: 'notices', id, data: { uploads: [file] } });
  for (const q of ['qualification office', 'zzqsuffixed qualification'])
    expect([q, await kinds(q)]).toEqual([q, [['document'], 1]]);
});

it('finds a file while only a global links to it', async () => {
  await addDocument('portal.txt', 'Okapis are welcome');
  const show = (link: string) => payload.updateGlobal({ slug: 'admission', data: { link } });
  await show('/files/media/portal.txt');
  expect(await kinds('okapi')).toEqual([['document'], 1]);
  await show('https://example.org/');
  expect(await kinds('okapi')).toEqual([[], 0]);
});

it('finds evidence of a published report by number, words and files', async () => {
  const group = await payload.create({
    collection: 'evidence-groups',
    data: { name: 'AQAR 2025-26', report: 'SSR', types: ['QUALITATIVE'], _status: 'draft' },
  });
  const criterion = await payload.create({
    collection: 'evidence-criteria',
    data: { group: group.id, type: 'QUALITATIVE', criterion: '3. Research' },
  });
  const question = await payload.create({
    collection: 'evidence-questions',
    data: { criterion: criterion.id, sr_no: '3.4.4', metric_question: 'Papers in journals' },
  });
  const file = await addDocument('papers.txt', 'A list of wombats');
  await payload.create({
    collection: 'evidence-files',
    data: {
      question: question.id,
      sr_no: '3.4.4 (a)',
      title: 'Proof of publication',
      uploads: [file],
      _status: 'published',
    },
  });
  expect(await kinds('3.4.4')).toEqual([[], 0]);
  const publish = (_status: 'published' | 'draft') =>
    payload.update({ collection: 'evidence-groups', id: group.id, data: { _status } });
  await publish('published');
  const { results } = await ask('৩.৪.৪');
  expect(results).toMatchObject([
    {
      kind: 'metric',
      report: 'SSR',
      group: { id: `${group.id}`, name: 'AQAR 2025-26' },
      type: 'QUALITATIVE',
      criterion: `${criterion.id}`,
      srno: `${question.id}`,
      sr_no: '3.4.4',
      title: [{ text: '3.4.4', found: true }, { text: ' Papers in journals' }],
    },
    {
      kind: 'metric',
      srno: `${question.id}`,
      sr_no: '3.4.4 (a)',
      title: [{ text: '3.4.4', found: true }, { text: ' (a) Proof of publication' }],
    },
  ]);
  await payload.update({
    collection: 'evidence-questions',
    id: question.id,
    locale: 'as',
    data: { metric_question: 'আলোচনীত প্ৰবন্ধ' },
  });
  const inAssamese = await getsearchresults({ q: 'প্ৰবন্ধ', page: 1 }, { ...context, locale: 'as' });
  expect(inAssamese.results).toMatchObject([
    { title: [{ text: '3.4.4 আলোচনীত ' }, { text: 'প্ৰবন্ধ', found: true }] },
  ]);
  expect([await kinds('3.4'), await kinds('journal'), await kinds('wombat')]).toEqual([
    [['metric', 'metric'], 0],
    [['metric'], 0],
    [['document'], 1],
  ]);
  // Questions and file sets are also found by the name of their report.
  expect([await kinds('aqar journals'), await kinds('aqar proof')]).toEqual([
    [['metric'], 0],
    [['metric'], 0],
  ]);
  // Records with this title rank higher.
  await addNotice(payload, { title: 'Proof of publication, by whom and by when it is to be sent' });
  expect(await kinds('proof of publication')).toEqual([['notice', 'metric'], 0]);
  await publish('draft');
  expect([await kinds('3.4.4'), await kinds('publication'), await kinds('wombat')]).toEqual([
    [[], 0],
    [['notice'], 0],
    [[], 0],
  ]);
});
