/**
 * A teacher, or an editor, imports a BibTeX or RIS file into a profile.
 *
 * @long 60 s
 * @for cms/publications
 */
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../access.ts';
import type { Employee, User } from '../payload-types.ts';
import { addDepartment, addUser } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import type { PublicationPreview, PublicationResult } from './preview.ts';

let payload: Payload;
let endpoints: typeof import('./publication-endpoints.ts')['publicationEndpoints'];
let department: number;
let profile: number;
let teacher: User;

const collection = 'employees';
const addEmployee = async (data: Partial<Employee> = {}) => {
  const created = await payload.create({
    collection,
    data: { name: 'Rina Das', type: 'FACULTY', department, _status: 'published', ...data },
  });
  return created.id;
};
const published = () => payload.findByID({ collection, id: profile });
const latest = () => payload.findByID({ collection, id: profile, draft: true });
const approveProfiles = (isOn: boolean) =>
  payload.updateGlobal({
    slug: 'account-rules',
    data: { profiles_public: isOn ? 'approved' : 'at-once' },
  });

async function send(path: string, body: string | Uint8Array, user: User = teacher, id = profile) {
  const req = await createLocalReq({ user }, payload);
  const { body: stream } = new Request('http://localhost', {
    method: 'POST',
    body: typeof body === 'string' ? body : Buffer.from(body),
  });
  const endpoint = endpoints.find((candidate) => candidate.path.endsWith(`:id${path}`));
  const request = Object.assign(req, { routeParams: { id }, body: stream });
  const response = await endpoint?.handler(request as never);
  return { status: response?.status, answer: await response?.json() };
}
const preview = async (file: string | Uint8Array, user?: User, id?: number) =>
  (await send('/preview', file, user, id)).answer as PublicationPreview;
const states = ({ publications }: PublicationPreview) => {
  const count = (state: string) => publications.filter((one) => one.state === state).length;
  return { new: count('new'), same: count('same'), different: count('different') };
};
/** Imports the publications of a preview. */
async function importFrom({ publications }: PublicationPreview, user?: User) {
  const ticked = publications.filter(({ state }) => state !== 'same');
  const body = JSON.stringify({
    publications: ticked.map(({ citation, state }) => ({ citation, state })),
  });
  return (await send('', body, user)).answer as PublicationResult;
}

/** An invented file with 200 entries of four types. */
const file = (pages = '1--9') =>
  Array.from({ length: 200 }, (_, at) => {
    const type = ['article', 'inproceedings', 'book', 'incollection'][at % 4];
    const doi = at % 3 ? `doi = {10.5555/work.${at}},` : '';
    return `@${type}{work${at}, title = {Work {number} ${at} of \\'Etude}, author = {Das, Rina and Bora, Bipul},
      journal = {Journal of Tea}, booktitle = {Songs}, year = ${2000 + (at % 20)}, month = may, pages = {${pages}},
      volume = 4, number = ${at}, publisher = {Demo Press}, ${doi} issn = {1234-5679}}`;
  }).join('\n\n');

beforeAll(async () => {
  payload = await temporaryCms();
  ({ publicationEndpoints: endpoints } = await import('./publication-endpoints.ts'));
  department = (await addDepartment(payload, 'PHY')).id;
}, patience);
beforeEach(async () => {
  profile = await addEmployee();
  teacher = { ...(await addUser(payload, 'teacher', profile)), employee: profile };
  await approveProfiles(false);
});

it(
  'adds 200 entries once, however often they are imported',
  async () => {
    const first = await preview(file());
    expect([states(first), first.leftOut]).toEqual([{ new: 200, same: 0, different: 0 }, []]);
    expect((await published()).research_articles).toEqual([]);
    const result = { added: 200, changed: 0, skipped: 0, isDraft: false };
    expect(await importFrom(first)).toEqual(result);
    const { research_articles, research_paper, text_book } = await published();
    expect([research_articles, research_paper, text_book].map((rows) => rows?.length)).toEqual([
      50, 100, 50,
    ]);
    expect(research_articles?.[1]).toMatchObject({
      title: 'Work number 4 of Étude',
      authors: 'Rina Das, Bipul Bora',
      publication_year: 2004,
      issn: '1234-5679',
      doi: '10.5555/work.4',
      volume: '4 (4)',
    });
    const second = await preview(file());
    expect(states(second)).toEqual({ new: 0, same: 200, different: 0 });
    // The first preview again, as by a second click.
    expect(await importFrom(first)).toMatchObject({ added: 0, changed: 0, skipped: 200 });
    expect((await published()).research_articles).toHaveLength(50);
  },
  patience,
);

it(
  'shows what differs, and writes it only if it is ticked',
  async () => {
    await importFrom(await preview(file()));
    const changed = await preview(file('1--10'));
    // Books have no pages.
    expect(states(changed)).toEqual({ new: 0, same: 50, different: 150 });
    expect(changed.publications[0]).toMatchObject({
      title: 'Work number 0 of Étude',
      details: 'Rina Das, Bipul Bora · Journal of Tea · 2000',
      table: 'Research articles',
      differences: [{ label: 'Pages', before: '1-9', after: '1-10' }],
    });
    expect((await published()).research_articles?.[0]?.page_no).toBe('1-9');
    const [first] = changed.publications;
    const result = await importFrom({ publications: first ? [first] : [], leftOut: [] });
    expect(result).toMatchObject({ added: 0, changed: 1, skipped: 0 });
    const pages = (await published()).research_articles?.map(({ page_no }) => page_no);
    expect([pages?.length, pages?.slice(0, 2)]).toEqual([50, ['1-10', '1-9']]);
  },
  patience,
);

it('keeps the other rows of a table with their values and files', async () => {
  const before = [{ title: 'Older', quarter: '2025-1st', link: '/notices' }];
  await payload.update({ collection, id: profile, data: { research_articles: before } });
  await importFrom(await preview('@article{a, title={Newer}, year=2020}'));
  expect((await published()).research_articles).toMatchObject([
    ...before,
    { title: 'Newer', publication_year: 2020 },
  ]);
});

it('leaves a draft for approval where profiles are approved', async () => {
  await approveProfiles(true);
  const entry = '@article{a, title={Newer}, year=2020}';
  expect(await importFrom(await preview(entry))).toMatchObject({ added: 1, isDraft: true });
  expect((await published()).research_articles).toEqual([]);
  expect((await latest()).research_articles).toMatchObject([{ title: 'Newer' }]);
  // The next import goes on from the draft.
  expect(states(await preview(entry))).toEqual({ new: 0, same: 1, different: 0 });
});

it('leaves a draft of an editor a draft', async () => {
  await payload.update({ collection, id: profile, data: { name: 'Rina' }, draft: true });
  const editor = await addUser(payload, 'editor');
  const result = await importFrom(await preview('@book{a, title={Newer}}', editor), editor);
  expect(result).toMatchObject({ added: 1, isDraft: true });
  expect(await published()).toMatchObject({ name: 'Rina Das', text_book: [] });
  expect(await latest()).toMatchObject({ name: 'Rina', text_book: [{ title_book: 'Newer' }] });
});

describe('rights', () => {
  const entry = '@book{a, title={Newer}}';
  it.each<[Role, number]>([
    ['administrator', 200],
    ['editor', 200],
    ['department-editor', 200],
    ['head-of-department', 200],
    ['moderator', 403],
    ['iqac-coordinator', 403],
  ])('of a %s in the department: %i', async (role, status) => {
    const user = await addUser(payload, role, department);
    expect((await send('/preview', entry, user)).status).toBe(status);
    const { citation } = (await preview(entry)).publications[0] ?? {};
    const body = JSON.stringify({ publications: [{ citation, state: 'new' }] });
    expect((await send('', body, user)).status).toBe(status);
  });

  it('of another teacher and of another department: none', async () => {
    const other = { ...teacher, employee: await addEmployee({ name: 'Bipul Bora' }) };
    const elsewhere = (await addDepartment(payload, `D${profile}`)).id;
    const ofDepartment = await addUser(payload, 'department-editor', department);
    const editor = { ...ofDepartment, department: elsewhere };
    const { citation } = (await preview(entry)).publications[0] ?? {};
    const body = JSON.stringify({ publications: [{ citation, state: 'new' }] });
    const sentence = 'You do not have permission to change this profile.';
    for (const user of [other, editor])
      for (const answer of [await send('/preview', entry, user), await send('', body, user)])
        expect(answer).toEqual({
          status: 403,
          answer: { errors: [expect.objectContaining({ message: sentence })] },
        });
    expect((await latest()).text_book).toEqual([]);
    expect((await send('/preview', entry, teacher, 999_999)).status).toBe(403);
  });
});

it('leaves out an entry of braces alone', async () => {
  const { status, answer } = await send('/preview', `@article{a, title={${'{'.repeat(200_000)}`);
  expect([status, answer.publications, answer.leftOut]).toEqual([
    200,
    [],
    [expect.objectContaining({ name: 'a' })],
  ]);
});

it(
  'refuses a hostile file with one sentence',
  async () => {
    const hostile: [string | Uint8Array, number, RegExp][] = [
      [new Uint8Array(50 * 1024 * 1024).fill(64), 413, /^The file is larger than 5 MB\./],
      ['@article{a, title={x\0y}}', 422, /^This file has no BibTeX or RIS entries\./],
      [new Uint8Array(1000), 422, /^This file has no BibTeX or RIS entries\./],
      ['', 422, /^This file has no BibTeX or RIS entries\./],
      ['@book{a, title={x}}\n'.repeat(2001), 422, /^The file has more than 2000 entries\./],
    ];
    for (const [body, status, sentence] of hostile) {
      const { status: own, answer } = await send('/preview', body);
      expect([own, answer]).toEqual([
        status,
        { errors: [expect.objectContaining({ message: expect.stringMatching(sentence) })] },
      ]);
    }
  },
  patience,
);

it.each([
  ['no JSON', 'nothing'],
  ['no list', '{}'],
  ['nothing ticked', '{"publications":[]}'],
  ['a citation without fields', '{"publications":[{"state":"new","citation":{}}]}'],
])('refuses an import with %s', async (_, body) => {
  expect((await send('', body)).status).toBe(400);
});

it('names entries that it leaves out, and numbers that stay empty', async () => {
  const { publications, leftOut } = await preview(`
    @article{good, title={Good}, issn={1234-5678}, year={in press}}
    @article{again, title={GOOD}}
    @article{broken, title={Broken
    }
    @phdthesis{thesis, title={A thesis}}
    @book{untitled, year=2012}
    @book{long, title={${'x'.repeat(2001)}}}`);
  expect(publications.map(({ title, notes }) => [title, ...notes])).toEqual([
    [
      'Good',
      'Year of publication “in press” is not valid and stays empty.',
      'ISSN “1234-5678” is not valid and stays empty.',
    ],
  ]);
  expect(leftOut).toEqual([
    { name: 'broken', reason: 'The entry cannot be read. Check its braces, commas and type.' },
    {
      name: 'A thesis',
      reason: 'No table fits the type “phdthesis”. Add it by hand if it belongs to the profile.',
    },
    { name: 'untitled', reason: 'The entry has no title.' },
    { name: 'long', reason: 'A field is longer than 2000 characters.' },
    { name: 'again', reason: 'The file has this publication twice. It counts once.' },
  ]);
});
