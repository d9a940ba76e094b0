/** Rehearsals by date: how they are started, what the next one compares, and the ticks of the office. */
import { createLocalReq, type Payload } from 'payload';
import { beforeEach, expect, it, test } from 'vitest';
import type { Role } from '../access.ts';
import { parseTemplates, templatesOf } from '../duties/evidence-templates.ts';
import { addUser } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { parseRules, readRules, rulesOn } from './rules.ts';
import { addReport, cleanReport } from './testing/clean-report.ts';

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

const start = (report: number) => ask('/reports/:id/rehearsal', 'iqac-coordinator', { id: report });
const runJobs = () => payload.jobs.run({ queue: 'sheets', silent: true });

test(
  'the next rehearsal says what is new, still there and mended',
  async () => {
    const report = await addClaim(5);
    const { answer } = await start(report);
    // A second press starts no second one.
    expect((await start(report)).answer).toEqual(answer);
    await runJobs();
    const { rehearsalsOf, compareRehearsals } = await stored();
    const compare = async () => {
      const all = await rehearsalsOf(payload, report);
      const [newest] = all;
      if (newest?.state !== 'done') throw new Error('The rehearsal was not run.');
      const { findings, mended } = compareRehearsals(newest, all);
      return {
        findings: findings.map(({ finding, isNew }) => [finding.rule, isNew]),
        mended: mended.map(({ rule }) => rule),
      };
    };
    expect(await compare()).toEqual({ findings: [['count-differs', true]], mended: [] });
    await start(report);
    await runJobs();
    expect(await compare()).toEqual({ findings: [['count-differs', false]], mended: [] });
    await payload.update({
      collection: 'evidence-questions',
      where: { sr_no: { equals: '3.2.2' } },
      data: { claimed: 2 },
    });
    await start(report);
    await runJobs();
    expect(await compare()).toEqual({ findings: [], mended: ['count-differs'] });
  },
  patience,
);

test(
  'a finding leads to the field where it is mended',
  async () => {
    const report = await addClaim(5);
    await start(report);
    await runJobs();
    const { docs } = await payload.find({ collection: 'evidence-questions' });
    const [rehearsal] = await (await stored()).rehearsalsOf(payload, report);
    expect(rehearsal?.findings).toMatchObject([
      { edit: `/admin/collections/evidence-questions/${docs[0]?.id}#field-claimed` },
    ]);
  },
  patience,
);

test('a report that does not exist is refused, and so is an account without evidence', async () => {
  expect((await start(999)).status).toBe(404);
  const report = await addClaim(2);
  expect((await ask('/reports/:id/rehearsal', 'moderator', { id: report })).status).toBe(403);
});

test('the office ticks what is not computed, and nothing else', async () => {
  const { createRehearsal, answersIn } = await stored();
  const rehearsal = await createRehearsal(payload, await addClaim(2));
  const tick = (rule: string, role: Role = 'iqac-coordinator') =>
    ask('/rehearsal-answer', role, { data: { rehearsal, rule, ticked: true } });
  expect((await tick('sealed')).status).toBe(200);
  expect((await tick('own-students')).status).toBe(200);
  expect((await tick('foreign-host')).status).toBe(400);
  expect((await tick('sealed', 'moderator')).status).toBe(403);
  const { answers } = await payload.findByID({ collection: 'rehearsals', id: rehearsal });
  expect(answersIn(answers)).toEqual({ sealed: true, 'own-students': true });
});

test('a rule holds from its first to its last day', async () => {
  const rules = await readRules();
  expect(rulesOn(rules, new Date('2026-11-26'))).toHaveLength(16);
  expect(rulesOn(rules, new Date('2022-01-01'))).toEqual([]);
  const ended = { ...rules, rules: rules.rules.map((rule) => ({ ...rule, until: '2026-01-01' })) };
  expect(rulesOn(ended, new Date('2026-01-01'))).toHaveLength(16);
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
