/**
 * An hour of office work in a few minutes: notices, pictures, PDFs, an old website and searches. The backend stays
 * within the memory that a server of 1 GB has for it.
 *
 * @long 60 s
 * @for cms/import cms/platform/decoders cms/platform/texts cms/sheets
 */
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { item, wxr } from '../../cms/features/wordpress/testing/wordpress-export.ts';
import { type Editor, logIn } from '../support/admin.ts';
import { proportionalMemory } from '../support/memory.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { pdf } from '../support/second-college-files.ts';
import { soon } from '../support/soon.ts';

/** Most MB of the backend after the work. */
const CEILING = 400;
const NOTICES = Number(process.env.NOTICES ?? 1000);
const PICTURES = Number(process.env.PICTURES ?? 60);
const PDFS = Number(process.env.PDFS ?? 200);
const SEARCHES = Number(process.env.SEARCHES ?? 20_000);

let college: College;
let editor: Editor;
let photo: Buffer;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
  editor = await logIn(college);
  const create = {
    width: 4000,
    height: 3000,
    channels: 3 as const,
    background: '#467',
    noise: { type: 'gaussian' as const, mean: 120, sigma: 40 },
  };
  photo = await sharp({ create }).jpeg({ quality: 85 }).toBuffer();
}, 300_000);
afterAll(() => college.close());

const print = (what: string) =>
  console.log(`${what}: ${proportionalMemory(college.backendPid())} MB.`);

/** Calls a function for each number, four at a time. */
async function each(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

test('the backend keeps its memory limit during an hour of office work', {
  timeout: 1_800_000,
}, async () => {
  print('At the start');
  await each(NOTICES, (at) =>
    editor.createNotice({
      title: `Notice ${at} about fees and forms`,
      type: 'COLLEGE_ADMIN_NOTICE',
      _status: 'published',
    }),
  );
  print(`After ${NOTICES} notices`);
  await each(PICTURES, async (at) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(photo)], `photo-${at}.jpg`, { type: 'image/jpeg' }));
    body.set('_payload', JSON.stringify({ alt: 'The gate' }));
    const response = await editor.open('/api/media', { method: 'POST', body });
    expect([response.status, response.ok ? '' : await response.text()]).toEqual([201, '']);
  });
  print(`After ${PICTURES} pictures of 12 megapixels`);
  const filler = Buffer.alloc(300_000, 'x');
  await each(PDFS, (at) => {
    const text = pdf([
      `Notice ${at}`,
      ...Array.from({ length: 40 }, (_, line) => `word${at} word${line} examination`),
    ]);
    return editor.upload(
      `paper-${at}.pdf`,
      Buffer.concat([Buffer.from(text), Buffer.from('\n%'), filler]),
    );
  });
  print(`After ${PDFS} PDFs`);
  await importOldWebsite();
  print('After an old website');
  await each(SEARCHES, async (at) => {
    const q = `notice ${at % 997} fees${at % 5 ? '' : 'x'}`;
    await (
      await fetch(`${college.cms}/getsearchresults?${new URLSearchParams({ q })}`)
    ).arrayBuffer();
  });
  print(`After ${SEARCHES} searches`);
  expect(proportionalMemory(college.backendPid())).toBeLessThanOrEqual(CEILING);
});

/** Imports 100 posts, each with a picture, with the export and a zip of the pictures. */
async function importOldWebsite() {
  const posts = Array.from({ length: 100 }, (_, at) => [
    item({
      id: 1000 + at,
      title: `Old post ${at}`,
      path: `/2015/01/old-${at}/`,
      date: '2015-01-10 11:00:00',
      category: ['news', 'news'],
      content: `<p>Text ${at}</p><img src="https://old.example.org/wp-content/uploads/2015/01/old-${at}.jpg" alt="Gate">`,
      comments: [],
    }),
    item({
      id: 2000 + at,
      type: 'attachment',
      status: 'inherit',
      title: `old-${at}`,
      parent: 1000 + at,
      url: `https://old.example.org/wp-content/uploads/2015/01/old-${at}.jpg`,
    }),
  ]).flat();
  const small = await sharp(photo).resize(1600).jpeg().toBuffer();
  const files = posts
    .map((_, at) => [`uploads/2015/01/old-${at}.jpg`, [small, { level: 0 }]] as const)
    .slice(0, 100);
  const zip = Buffer.from(zipSync(Object.fromEntries(files) as never));
  const post = async (path: string, body?: BodyInit, type = 'application/octet-stream') =>
    editor.open(path, { method: 'POST', headers: { 'Content-Type': type }, body });
  const { id } = await (await post('/api/wordpress/imports?name=export.xml')).json();
  await post(`/api/wordpress/imports/${id}/files/export?at=0`, Buffer.from(strToU8(wxr(posts))));
  await post(`/api/wordpress/imports/${id}/files/media?at=0`, zip);
  const started = await post(
    `/api/wordpress/imports/${id}/importing`,
    JSON.stringify({ categories: { news: 'COLLEGE_ADMIN_NOTICE' } }),
    'application/json',
  );
  expect([started.status, started.ok ? '' : await started.text()]).toEqual([202, '']);
  await soon(async () => {
    const status = await (await editor.open(`/api/wordpress/imports/${id}`)).json();
    return status.state === 'imported';
  }, 600_000);
}
