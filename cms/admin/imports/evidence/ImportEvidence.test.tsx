// @vitest-environment happy-dom
/** Evidence files are chosen, checked and imported, each as one set. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, choose, close, field, fill, open, press, words } from '../../../testing/screen.ts';
import { ImportEvidence } from './ImportEvidence.tsx';

const push = vi.hoisted(() => vi.fn());
vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const reports = [{ id: 2, name: 'AQAR 2024-25' }];
const questions = [
  { id: 11, number: '1.1.1', text: 'Curriculum', sets: 25 },
  { id: 12, number: '3.4.4', text: 'MoU', sets: 0 },
];
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const chooseFiles = (...names: string[]) =>
  choose('PDF files, or a .zip file with PDFs', names.map(pdf));
const fetched = vi.fn<typeof fetch>();
const requestsTo = (part: string) =>
  fetched.mock.calls.filter(([address]) => String(address).includes(part));
const fieldsOf = (body: unknown): { title: string }[] =>
  body instanceof FormData ? JSON.parse(String(body.get('_payload'))).fields : [];
const sets = () =>
  requestsTo('/file-imports/40/files').flatMap(([, { body } = {}]) => fieldsOf(body));

beforeEach(() => {
  push.mockReset();
  fetched.mockReset().mockImplementation(async (_, { body } = {}) => {
    const results = fieldsOf(body).map(({ title }) =>
      title === 'Refused' ? { problem: 'Not now.' } : { id: 40 },
    );
    return Response.json({ id: 40, results });
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(close);

test('numbers new sets of a question after its existing and its new ones', async () => {
  await open(<ImportEvidence questions={questions} report={2} reports={reports} />);
  await chooseFiles('3_4_4 Gauhati.pdf', '3.4.4 Cotton.pdf', '1.1.1 Plan.pdf', 'Somewhere.pdf');
  expect(field('Metric: 3_4_4 Gauhati.pdf').value).toBe('3.4.4');
  expect(words()).toContain(
    'Choose the report, and enter a metric and a title for each file. Somewhere.pdf',
  );
  await press('Save 3 as drafts');
  expect(sets()).toEqual([
    { question: 12, sr_no: '3.4.4 (a)', title: 'Gauhati' },
    { question: 12, sr_no: '3.4.4 (b)', title: 'Cotton' },
    { question: 11, sr_no: '1.1.1 (z)', title: 'Plan' },
  ]);
  expect(button('Save 1 as drafts').disabled).toBe(true);
  await fill('Metric: Somewhere.pdf', '1.1.1');
  await fill('Title: Somewhere.pdf', ' ');
  expect(button('Save 1 as drafts').disabled).toBe(true);
  await fill('Title: Somewhere.pdf', 'Syllabus');
  await chooseFiles('3.4.4 Late.pdf');
  await press('Save 2 as drafts');
  expect(sets().slice(3)).toEqual([
    { question: 11, sr_no: '1.1.1 (27)', title: 'Syllabus' },
    { question: 12, sr_no: '3.4.4 (c)', title: 'Late' },
  ]);
  await press('Publish 5 together');
  expect(requestsTo('/evidence-files').map(([, init]) => [init?.method, init?.body])).toEqual([
    ['PATCH', '{"_status":"published"}'],
  ]);
});

test('gives the number of a refused set to the next one', async () => {
  await open(<ImportEvidence questions={questions} report={2} reports={reports} />);
  await chooseFiles('3.4.4 Cotton.pdf', '3.4.4 Refused.pdf', '3.4.4 Handique.pdf');
  await press('Save 3 as drafts');
  await fill('Title: 3.4.4 Refused.pdf', 'Corrected');
  await press('Save 1 as drafts');
  expect(sets().map((set) => Object.values(set).join(' '))).toEqual([
    'Cotton 12 3.4.4 (a)',
    'Refused 12 3.4.4 (b)',
    'Handique 12 3.4.4 (c)',
    'Corrected 12 3.4.4 (b)',
  ]);
});

test('asks for a report first, and needs questions in it', async () => {
  await open(<ImportEvidence questions={[]} report={undefined} reports={reports} />);
  expect(document.querySelector('[type=file]')).toBeNull();
  expect(words()).not.toContain('This report has no questions yet.');
  expect(document.querySelector('a')).toBeNull();
  await fill('Report', '2');
  expect(push).toHaveBeenCalledWith('/admin/evidence?report=2');
  await close();
  await open(<ImportEvidence questions={[]} report={2} reports={reports} />);
  expect(document.querySelector('[type=file]')).toBeNull();
  expect(words()).toContain('This report has no questions yet.');
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    '/admin/collections/evidence-groups/2',
  );
});
