/** Rehearsals by date: how they are started, what the next one compares, and the answers of the office. */
import { createLocalReq, type Payload } from 'payload';
import { beforeEach, expect, it, test } from 'vitest';
import type { Role } from '../access.ts';
import { parseTemplates, templatesOf } from '../duties/evidence-templates.ts';
import { idOf } from '../id-of.ts';
import { addUser } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { parseRules, readRules, rulesOn } from './rules.ts';
import { addReport, asCsv, cleanReport, sheetFor } from './testing/clean-report.ts';

let payload: Payload;
beforeEach(async () => {
  payload = await temporaryCms();
}, patience);

const stored = () => import('./rehearsals.ts');

async function ask(path: string, role: Role, { id, data }: { id?: number; data?: object }) {
  const endpoint = payload.config.endpoints.find((each) => each.path === path);
  const req = await createLocalReq({ user: await addUser(payload, role) }, payload);
  Object.assign(req, { routeParams: { id }, data });
  const response = await endpoint?.handler(req);
  return { status: response?.status, answer: await response?.json() };
}

/** A report in which a metric claims one more than its sheet has. */
async function addClaim(claimed: number): Promise<number> {
  const { name, metrics } = await cleanReport();
  const metric = metrics['3.2.2'];
  return addReport(payload, {
    name,
    metrics: { '3.2.2': { ...metric, claimed, sets: metric?.sets ?? [] } },
  });
}

/** The newest rehearsal of a report. */
async function newestOf(report: number) {
  const { readRehearsal, rehearsalsOf } = await stored();
  const [newest] = await rehearsalsOf(payload, report);
  if (newest?.state !== 'done') throw new Error('The rehearsal was not run.');
  return readRehearsal(payload, newest.id);
}

/** The newest rehearsal of a report compared with the one before. */
async function comparisonOf(report: number) {
  const { compareRehearsals, rehearsalsOf } = await stored();
  const newest = await newestOf(report);
  const comparison = await compareRehearsals(payload, newest, await rehearsalsOf(payload, report));
  if (!comparison) throw new Error('The findings could not be read.');
  return comparison;
}

const start = (report: number) => ask('/reports/:id/rehearsal', 'iqac-coordinator', { id: report });
const runJobs = () => payload.jobs.run({ queue: 'rehearsals', silent: true });

test(
  'the next rehearsal says what is new, still there and fixed',
  async () => {
    const report = await addClaim(5);
    const { answer } = await start(report);
    // A second press starts no second one.
    expect((await start(report)).answer).toEqual(answer);
    await runJobs();
    const compare = async () => {
      const { findings, fixed } = await comparisonOf(report);
      return {
        findings: findings.map(({ finding, isNew }) => [finding.rule, isNew]),
        fixed: fixed.map(({ rule }) => rule),
      };
    };
    expect(await compare()).toEqual({ findings: [['count-differs', true]], fixed: [] });
    await start(report);
    await runJobs();
    expect(await compare()).toEqual({ findings: [['count-differs', false]], fixed: [] });
    await payload.update({
      collection: 'evidence-questions',
      where: { sr_no: { equals: '3.2.2' } },
      data: { claimed: 2 },
    });
    await start(report);
    await runJobs();
    expect(await compare()).toEqual({ findings: [], fixed: ['count-differs'] });
  },
  patience,
);

test(
  'a finding leads to the field where it is corrected',
  async () => {
    const report = await addClaim(5);
    await start(report);
    await runJobs();
    const { docs } = await payload.find({ collection: 'evidence-questions' });
    const rehearsal = await newestOf(report);
    expect(rehearsal.findings).toMatchObject([
      { place: { edit: `/admin/collections/evidence-questions/${docs[0]?.id}#field-claimed` } },
    ]);
  },
  patience,
);

/** Adds a report with a sheet of papers, of which the second has no valid ISSN. Returns its id. */
async function addPapers() {
  const { name, metrics } = await cleanReport();
  const metric = metrics['3.3.2'];
  const [file] = metric?.sets[0]?.files ?? [];
  if (!metric || !file) throw new Error('The report has no papers.');
  const rows = await sheetFor('papers');
  file.content = asCsv(withIssn(rows));
  delete metric.claimed;
  return addReport(payload, { name, metrics: { '3.3.2': metric } });
}

const withIssn = (rows: string[][]) =>
  rows.map((row, at) => (at === 2 ? row.with(5, '0378-5954') : row));

/** Deletes the set with the sheet of papers, and adds one with a file of another name. */
async function uploadAgain(rows: string[][]) {
  const data = Buffer.from(asCsv(rows));
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: 'Corrected' },
    file: { name: 'corrected-papers.csv', data, mimetype: 'text/csv', size: data.length },
  });
  const { docs } = await payload.delete({
    collection: 'evidence-files',
    where: { title: { equals: 'Data as per the template' } },
  });
  const question = idOf(docs[0]?.question) ?? 0;
  await payload.create({
    collection: 'evidence-files',
    data: { question, sr_no: '1', title: 'Corrected data', uploads: [id] },
    draft: true,
  });
}

test(
  'a finding stays the same, with its answer, if its sheet is uploaded anew with one more row on top',
  async () => {
    const report = await addPapers();
    await start(report);
    await runJobs();
    const { id, findings: earlier } = await newestOf(report);
    const { findingsIn } = await import('./finding.ts');
    const key = findingsIn({ findings: earlier })?.[0]?.key;
    const answer = (explanation: string) =>
      ask('/rehearsal-answer', 'iqac-coordinator', {
        data: { rehearsal: id, key, isAnswered: true, explanation },
      });
    expect((await answer('Printed so by the journal.')).status).toBe(200);
    expect((await answer('x'.repeat(2001))).answer).toMatchObject({
      errors: [{ message: 'An explanation has at most 2000 characters.' }],
    });
    const [head = [], first = [], second = []] = withIssn(await sheetFor('papers'));
    const added = first
      .with(0, 'Fishes of Deepor Beel')
      .with(7, 'https://journal.example.org/2024/13');
    await uploadAgain([head, added, first, second]);
    await start(report);
    await runJobs();
    const { findings, fixed } = await comparisonOf(report);
    expect(findings.map(({ finding, isNew }) => [finding.code, finding.place, isNew])).toEqual([
      [
        'numberInvalid',
        expect.objectContaining({ label: expect.stringMatching(/^corrected-papers/), row: 4 }),
        false,
      ],
    ]);
    expect(fixed).toEqual([]);
    const { explanationRows } = await import('./explanations.ts');
    const [, ...rows] = await explanationRows(payload, report, 'en');
    expect(rows).toEqual([
      [
        ...['3.3.2', expect.stringMatching(/^corrected-papers.*, row 4$/)],
        ...['0378-5954 is not a valid ISSN.', 'Printed so by the journal.'],
        ...[expect.any(String), expect.stringMatching(/^\d\d-\d\d-\d{4}$/)],
      ],
    ]);
  },
  patience,
);

test(
  'equal findings of several files are matched by their files',
  async () => {
    const { name, metrics } = await cleanReport();
    const metric = metrics['3.4.3'];
    const set = metric?.sets.at(-1);
    if (!metric || !set) throw new Error('The report has no such set.');
    set.files = ['one.txt', 'two.txt'].map((file, at) => ({
      name: file,
      content: ' \n'.repeat(at + 1),
    }));
    const report = await addReport(payload, { name, metrics: { '3.4.3': metric } });
    await start(report);
    await runJobs();
    const { docs } = await payload.find({
      collection: 'evidence-files',
      draft: true,
      where: { title: { equals: set.title } },
    });
    const [sets] = docs;
    await payload.update({
      collection: 'evidence-files',
      id: sets?.id ?? 0,
      data: { uploads: (sets?.uploads ?? []).slice(1) },
      draft: true,
    });
    await start(report);
    await runJobs();
    const { findings, fixed } = await comparisonOf(report);
    expect(findings.map(({ finding, isNew }) => [finding.place.label, isNew])).toEqual([
      [expect.stringMatching(/^two/), false],
    ]);
    expect(fixed.map(({ place }) => place.label)).toEqual([expect.stringMatching(/^one/)]);
  },
  patience,
);

test('the last five rehearsals of a report are kept', async () => {
  const { createRehearsal, rehearsalsOf, runRehearsal } = await stored();
  const { findReport } = await import('./report.ts');
  const report = await addReport(payload, { name: 'AQAR 2024-25', metrics: {} });
  const other = await addReport(payload, { name: 'AQAR 2023-24', metrics: {} });
  const run = async (of: number) => {
    const group = await findReport(payload, String(of));
    const id = await createRehearsal(payload, of);
    if (group) await runRehearsal(payload, id, group);
    return id;
  };
  await run(other);
  const ids: number[] = [];
  for (let count = 0; count < 7; count += 1) ids.push(await run(report));
  const entries = await rehearsalsOf(payload, report);
  expect(entries.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5));
  expect(await rehearsalsOf(payload, other)).toHaveLength(1);
  expect(entries[0]).not.toHaveProperty('findings');
});

test('a large report waits in a queue of its own, and a running rehearsal says what it reads', async () => {
  const { createRehearsal, queueOf, readRehearsal, runRehearsal } = await stored();
  const { progressText } = await import('./finding.ts');
  const { findReport } = await import('./report.ts');
  const files = ['one.txt', 'two.txt'].map((name) => ({ name, content: 'A text of words.' }));
  const metrics = { '3.4.3': { sets: [{ title: 'Report', files }] } };
  const report = await addReport(payload, { name: 'AQAR 2024-25', metrics });
  expect(await queueOf(payload, report)).toBe('rehearsals');
  const { docs } = await payload.find({ collection: 'evidence-files', draft: true });
  const [{ id: set = 0, uploads: [first] = [] } = {}] = docs;
  const uploads = Array.from({ length: 61 }, () => first ?? 0);
  const group = await findReport(payload, String(report));
  const id = await createRehearsal(payload, report);
  const texts: string[] = [];
  const { updateOne } = payload.db;
  payload.db.updateOne = async (args) => {
    const saved = await updateOne(args);
    texts.push(progressText('en', await readRehearsal(payload, id)));
    return saved;
  };
  if (group) await runRehearsal(payload, id, group);
  payload.db.updateOne = updateOne;
  expect(texts).toEqual([
    expect.stringMatching(/^0 of 2 files are read, now (?:one|two)\.txt\.$/),
    '',
  ]);
  await payload.update({ collection: 'evidence-files', id: set, data: { uploads }, draft: true });
  expect(await queueOf(payload, report)).toBe('large-rehearsals');
});

test('findings that an older version stored are not taken for none', async () => {
  const { compareRehearsals, readRehearsal, rehearsalsOf } = await stored();
  const report = await addReport(payload, { name: 'AQAR 2024-25', metrics: {} });
  const finding = { rule: 'same-file', values: {}, place: { metric: '1', label: 'a', edit: '/' } };
  // Past the check of what is stored, which other versions did not have.
  const add = async (findings: object[]) => {
    const data = { report, state: 'done', findings };
    return Number((await payload.db.create({ collection: 'rehearsals', data })).id);
  };
  const older = [
    await add([{ ...finding, sentence: 'The same file is evidence for {{metrics}}.', key: 'a' }]),
    await add([{ ...finding, code: 'aCodeOfAnotherVersion', key: 'a' }]),
  ];
  const newest = await add([{ ...finding, code: 'sameFile', key: 'a' }]);
  const all = await rehearsalsOf(payload, report);
  const compare = async (id: number) =>
    compareRehearsals(payload, await readRehearsal(payload, id), all);
  expect(await Promise.all(older.map(compare))).toEqual([undefined, undefined]);
  expect(await compare(newest)).toMatchObject({ hasBefore: false, findings: [{ isNew: true }] });
});

test('a report that does not exist is refused, and so is an account without evidence', async () => {
  expect((await start(999)).status).toBe(404);
  const report = await addClaim(2);
  expect((await ask('/reports/:id/rehearsal', 'moderator', { id: report })).status).toBe(403);
});

test('the office ticks what is not computed, and nothing else', async () => {
  const { createRehearsal, readRehearsal } = await stored();
  const { answersIn } = await import('./answers.ts');
  const rehearsal = await createRehearsal(payload, await addClaim(2));
  const tick = (key: string, role: Role = 'iqac-coordinator') =>
    ask('/rehearsal-answer', role, { data: { rehearsal, key, isAnswered: true } });
  expect((await tick('sealed')).status).toBe(200);
  expect((await tick('own-students')).status).toBe(200);
  expect((await tick('foreign-host')).status).toBe(400);
  expect((await tick('sealed', 'moderator')).status).toBe(403);
  const answers = answersIn(await readRehearsal(payload, rehearsal));
  expect([...answers.keys()].sort()).toEqual(['own-students', 'sealed']);
  expect(answers.get('sealed')?.by).toContain('iqac-coordinator');
});

test('a rehearsal that does not exist is not ticked', async () => {
  const data = { rehearsal: 999, key: 'sealed', isAnswered: true };
  expect((await ask('/rehearsal-answer', 'iqac-coordinator', { data })).status).toBe(404);
});

test('a rule holds from its first to its last day', async () => {
  const rules = await readRules();
  expect(rulesOn(rules, new Date('2026-11-26'))).toHaveLength(rules.rules.length);
  expect(rulesOn(rules, new Date('2022-01-01'))).toEqual([]);
  const ended = { ...rules, rules: rules.rules.map((rule) => ({ ...rule, until: '2026-01-01' })) };
  expect(rulesOn(ended, new Date('2026-01-01'))).toHaveLength(rules.rules.length);
  expect(rulesOn(ended, new Date('2026-01-02'))).toEqual([]);
});

const rule = `
source: A test
dated: 2026-01-01
rules:
  - id: large
    title: { en: Large, as: ডাঙৰ }
    sentence: { en: It is large., as: ই ডাঙৰ। }
    todo: { en: Make it small., as: সৰু কৰক। }
    computed: yes
    check: large-elsewhere
    from: 2026-01-01
    limits: { megabytes: 10 }
`;

test('a rule with a check that exists is data', () => {
  expect(parseRules(rule).rules).toMatchObject([{ id: 'large', limits: { megabytes: 10 } }]);
});

it.each([
  ['a check that does not exist', 'check: large-elsewhere', 'check: smell'],
  ['a computed rule without a check', '    check: large-elsewhere\n', ''],
  ['a limit of another check', 'megabytes: 10', 'hosts: [example.org]'],
  ['a day that does not exist', 'from: 2026-01-01', 'from: 2026-02-30'],
  ['a sentence without Assamese', ', as: ই ডাঙৰ। }', ' }'],
])('%s is refused with the name of the file', (_, before, after) => {
  expect(rule).toContain(before);
  expect(() => parseRules(rule.replace(before, after))).toThrow('duties/dvv-rules.yaml');
});

test('a column of a template that does not exist is refused', () => {
  const template = `sheets: [{ id: a, metrics: [{ number: "1.1" }], year: academic, columns: [{ id: a, header: A }], use: { issn: b } }]`;
  expect(() => parseTemplates(template)).toThrow('duties/evidence-columns.yaml');
});

test('the template of a metric depends on the edition of its manual', () => {
  const all = parseTemplates(`sheets:
    - { id: papers, metrics: [{ number: "3.3.2", edition: "2020" }, { number: "3.3.1", edition: "2023" }], year: calendar, columns: [{ id: a, header: A }] }
    - { id: courses, metrics: [{ number: "1.2.x" }, { number: "1.3.x" }], year: academic, columns: [{ id: a, header: A }] }
    - { id: teachers, metrics: [{ number: "2.4.1" }, { number: "2.4.3" }], year: academic, columns: [{ id: a, header: A }] }`);
  const ids = (number: string, edition?: string) =>
    templatesOf(number, edition, all).map(({ id }) => id);
  expect([ids('3.3.2', '2020'), ids('3.3.2', '2023'), ids('3.3.2')]).toEqual([
    ['papers'],
    [],
    ['papers'],
  ]);
  expect([ids('1.2.2'), ids('1.2'), ids('2.4.3'), ids('2.4.2')]).toEqual([
    ['courses'],
    [],
    ['teachers'],
    [],
  ]);
});
