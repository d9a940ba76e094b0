// @vitest-environment happy-dom
/** PDFs are chosen, checked, saved as drafts and published. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAnew } from '../../../testing/payload-ui.tsx';
import {
  button,
  buttons,
  choose,
  close,
  field,
  fill,
  open,
  press,
  words,
} from '../../../testing/screen.ts';
import { OldNotices } from './OldNotices.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

const types = [
  { value: 'COLLEGE_TENDER', label: 'Tender' },
  { value: 'OWN 7', label: 'Sports week' },
];
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const fetched = vi.fn<typeof fetch>();
let refused = '';
const titlesOf = (body: FormData) =>
  JSON.parse(String(body.get('_payload'))).fields.map(({ title }: { title: string }) => title);
/** Simulates the backend. Every file has the text of the same notice. */
const answer = async (address: string, { body }: RequestInit = {}): Promise<Response> => {
  if (address.endsWith('/guess')) return Response.json({ title: 'Fees', date: '2024-07-05' });
  if (!(body instanceof FormData)) return Response.json({ id: 5, docs: [], errors: [] });
  const results = titlesOf(body).map((title: string, at: number) =>
    title === refused ? { problem: 'Not now.' } : { id: 40 + at },
  );
  return Response.json({ results });
};
const requestsTo = (part: string) =>
  fetched.mock.calls.filter(([address]) => `${address}`.includes(part));
/** The fields of the sent drafts, and the names of their files. */
const sentDrafts = () =>
  requestsTo('/file-imports/5/files').flatMap(([, init]) => {
    const form = init?.body as FormData;
    const names = form.getAll('file').map((file) => (file as File).name);
    return JSON.parse(String(form.get('_payload'))).fields.map((fields: object, at: number) => ({
      ...fields,
      file: names[at],
    }));
  });
const value = (name: string) => field(name).value;

beforeEach(async () => {
  refused = '';
  openAnew();
  fetched.mockReset().mockImplementation((address, init) => answer(String(address), init));
  vi.stubGlobal('fetch', fetched);
  await open(<OldNotices types={types} />);
});
afterEach(close);

const chooseFiles = (files: string[]) =>
  choose('PDF files, or a .zip file with PDFs', files.map(pdf));

test('reads the text of a file only if its name lacks a title or a date', async () => {
  const files = ['Tender 05-07-2024.pdf', 'Routine.pdf', 'scan0001 01-07-2024.pdf'];
  await chooseFiles(files);
  expect(requestsTo('/guess')).toHaveLength(2);
  expect(files.map((name) => [value(`Title: ${name}`), value(`Date: ${name}`)])).toEqual([
    ['Tender', '2024-07-05'],
    ['Routine', '2024-07-05'],
    ['Fees', '2024-07-01'],
  ]);
  expect(words()).not.toContain('Reading:');
});

test('saves complete files as drafts of their date, and then publishes them', async () => {
  await chooseFiles(['Tender 05-07-2024.pdf', 'Routine 06-07-2024.pdf']);
  const incompleteText =
    'Choose where the notices appear, and enter a title and a date for each file.';
  expect(button('Save 2 as drafts').disabled).toBe(true);
  expect(words()).toContain(incompleteText);
  await fill('Where the notices appear', 'OWN 7');
  await fill('Title: Routine 06-07-2024.pdf', ' ');
  expect(words()).toContain(`${incompleteText} Routine 06-07-2024.pdf`);
  await fill('Title: Routine 06-07-2024.pdf', 'Routine');
  await fill('Date: Routine 06-07-2024.pdf', '');
  expect(button('Save 1 as drafts').disabled).toBe(false);
  await fill('Date: Routine 06-07-2024.pdf', '2019-01-02');
  expect(words()).not.toContain(incompleteText);
  await press('Save 2 as drafts');
  const [, { body } = {}] =
    fetched.mock.calls.find(([to]) => `${to}` === '/api/file-imports') ?? [];
  const file_name = 'Tender 05-07-2024.pdf + 1';
  expect(JSON.parse(String(body))).toEqual({ kind: 'old-notices', file_name, files: 2 });
  const own = { type: 'OWN', own_page: 7 };
  const files = ['Tender 05-07-2024.pdf', 'Routine 06-07-2024.pdf'];
  expect(sentDrafts()).toEqual([
    { ...own, title: 'Tender', date: '2024-07-05T12:00:00.000Z', file: files[0] },
    { ...own, title: 'Routine', date: '2019-01-02T12:00:00.000Z', file: files[1] },
  ]);
  expect(document.querySelector('a[href="/admin/collections/imports/5"]')?.textContent).toBe(
    'Report and undo',
  );
  expect(field('Title: Tender 05-07-2024.pdf').disabled).toBe(true);
  expect(field('Where the notices appear').disabled).toBe(true);
  const links = () =>
    [...document.querySelectorAll('td a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  expect(links()[0]).toEqual(['Draft', '/admin/collections/notices/40']);
  await press('Publish 2 together');
  expect(
    requestsTo('/api/notices').map(([to, init]) => [`${to}`, init?.method, init?.body]),
  ).toEqual([
    ['/api/notices?where[id][in][0]=40&where[id][in][1]=41', 'PATCH', '{"_status":"published"}'],
  ]);
  expect(links()[1]).toEqual(['Published', '/admin/collections/notices/41']);
  expect(buttons()).toEqual([]);
});

test('shows why a file was refused, saves the others, and omits removed files', async () => {
  refused = 'Tender';
  await fill('Where the notices appear', 'COLLEGE_TENDER');
  await chooseFiles(['Tender 05-07-2024.pdf', 'Routine 06-07-2024.pdf', 'Menu 06-07-2024.pdf']);
  await press('Remove: Menu 06-07-2024.pdf');
  await press('Save 2 as drafts');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Not now.');
  expect(words()).toContain('Draft');
  refused = '';
  await press('Save 1 as drafts');
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(sentDrafts().map(({ title }) => title)).toEqual(['Tender', 'Routine', 'Tender']);
  expect(fetched.mock.calls.filter(([to]) => `${to}` === '/api/file-imports')).toHaveLength(1);
});

test('names files that are not PDFs, and has Assamese words', async () => {
  await chooseFiles(['Tender 05-07-2024.pdf', 'readme.txt']);
  expect(words()).toContain('Skipped because they are not PDFs or are too large: readme.txt');
  await close();
  openAnew({ language: 'as' });
  await open(<OldNotices types={types} />);
  expect(document.querySelector('h1')?.textContent).toMatch(/[অ-ৱ]/);
});
