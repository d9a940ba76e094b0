import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { openReport } from './report.ts';

let payload: Payload;
let importAll: typeof import('./import-all.ts').importAll;

/**
 * An old backend: numbers instead of texts, nulls, no paging, only the specification's calls,
 * broken files.
 */
const notices = [
  { id: 31, title: 'Second', type: 'COLLEGE_TENDER', date: '02-01-2020', description: null },
  {
    id: 30,
    title: 'First',
    type: 'COLLEGE_TENDER',
    date: '01-01-2020',
    description: '<p>See <a href="https://example.org/">this</a>.</p>',
    upload_info: [{ url: '/lost.pdf', fileType: 'PDF' }],
  },
];
const department = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE', is_dual: '1' };
const college = { name: 'Old college', tagline: 'Since 1958' };
const answers: Record<string, (input: Record<string, unknown>) => unknown> = {
  getdepartments: () => [department],
  getcollege: () => college,
  getdeptdata: () => ({ ...department, estd: 1958 }),
  getnoticesbytype: ({ type, dept_code }) =>
    type === 'COLLEGE_TENDER' && dept_code === 'PRAG' ? notices : [],
};
const backend = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const answer = answers[request.url?.slice(1) ?? ''];
    const input = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    response.statusCode = answer ? 200 : 404;
    response.end(answer ? JSON.stringify(answer(input)) : 'Not Found');
  });
});

beforeAll(async () => {
  payload = await temporaryCms();
  ({ importAll } = await import('./import-all.ts'));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
}, patience);
afterAll(() => void backend.close());

async function run(): Promise<string> {
  const report = openReport(() => {});
  const { port } = backend.address() as AddressInfo;
  await importAll(payload, `http://127.0.0.1:${port}`, report);
  return report.lines().join('\n');
}

describe('an import from another backend', () => {
  it('creates the records of the backend, and reports what it left out and why', async () => {
    const output = await run();
    expect(output).toContain('departments: 1 new, 0 changed, 0 unchanged');
    expect(output).toContain('notices: 2 new, 0 changed, 0 unchanged');
    expect(output).toMatch(/file http:\S+\/lost\.pdf: Its address answers 404\./);
    expect(output).toMatch(/call \/getcommittee .*404/);
    const notice = await payload.findByID({ collection: 'notices', id: 30 });
    expect(notice).toMatchObject({ title: 'First', type: 'COLLEGE_TENDER', _status: 'published' });
    expect(JSON.stringify(notice.description)).toContain('https://example.org/');
    const { docs } = await payload.find({ collection: 'departments' });
    expect(docs[0]).toMatchObject({ dept_code: 'PHY', estd: '1958', is_dual: true });
  });

  it('finds nothing new the second time', async () => {
    expect(await run()).toContain('notices: 0 new, 0 changed, 2 unchanged');
    expect((await payload.count({ collection: 'notices' })).totalDocs).toBe(2);
  });

  it('updates records that changed there, and creates deleted ones again', async () => {
    Object.assign(notices[0] ?? {}, { title: 'Second, corrected' });
    await payload.delete({ collection: 'notices', id: 30 });
    expect(await run()).toContain('notices: 1 new, 1 changed, 0 unchanged');
    const changed = await payload.findByID({ collection: 'notices', id: 31 });
    expect(changed.title).toBe('Second, corrected');
  });

  it('keeps the texts of the college that somebody changed here', async () => {
    expect(await payload.findGlobal({ slug: 'college' })).toMatchObject(college);
    Object.assign(college, { tagline: 'For all' });
    await run();
    expect(await payload.findGlobal({ slug: 'college' })).toMatchObject(college);
    await payload.updateGlobal({ slug: 'college', data: { motto: null, established: '1958' } });
    Object.assign(college, { tagline: 'For everybody' });
    expect(await run()).toContain('kept because somebody changed it on this website');
    const kept = { tagline: 'For all', established: '1958' };
    expect(await payload.findGlobal({ slug: 'college' })).toMatchObject(kept);
  });

  it('gives a record a new id if the old one is in the recycle bin', async () => {
    const deletedAt = new Date().toISOString();
    await payload.update({ collection: 'notices', id: 31, data: { deletedAt } });
    expect(await run()).toContain('notices: 1 new, 0 changed, 1 unchanged');
    const where = { title: { equals: 'Second, corrected' } };
    const { docs } = await payload.find({ collection: 'notices', where });
    expect(docs.map(({ id }) => id !== 31)).toEqual([true]);
  });
});
