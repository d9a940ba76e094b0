/**
 * A complete import of another backend into a second college.
 *
 * @long 60 s
 * @for cms/import contract
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CallInput, CallName } from '@college/contract/calls';
import { createClient } from '@college/contract/client';
import {
  departmentFileTypes,
  employeeTypes,
  memberTypes,
  noticeTypes,
  photoTypes,
  staticPages,
} from '@college/contract/codes';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';
import { runCommand, startBackend } from '../../scripts/services/backend.ts';
import { freePort, type Service } from '../../scripts/services/service.ts';
import { readSecrets } from '../../scripts/services/settings.ts';

const source = inject('cms');
const ask = createClient({ baseUrl: source });
const PATIENCE = 480_000;

let DATA_DIR: string;
let second: Service;
let target: string;

/** Runs the command. Resolves with its output. */
async function runImport(): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR };
  const words = [inRoot('scripts/commands/import.ts'), '--from', source];
  return (await promisify(execFile)(process.execPath, words, { env })).stdout;
}

let summary: string;
beforeAll(async () => {
  DATA_DIR = path.join(await mkdtemp(path.join(tmpdir(), 'import-')), 'data');
  summary = await runImport();
  const port = await freePort();
  target = `http://127.0.0.1:${port}`;
  const secrets = await readSecrets(DATA_DIR, {});
  const addresses = { cmsUrl: target, siteUrl: inject('site') };
  const options = { ...addresses, dataDir: DATA_DIR, secrets, stdio: 'ignore' } as const;
  // Reads all texts, because answers say if a file has a text.
  await runCommand(['cms/commands/read-texts.ts'], options);
  second = await startBackend({ ...options, port });
}, PATIENCE);
afterAll(async () => {
  await second?.stop();
  await rm(path.dirname(DATA_DIR), { recursive: true, force: true });
});

type Question = { [Name in CallName]: [Name, CallInput<Name>] }[CallName];

/** Every read call of the contract, with every input for which the source has content. */
async function questions(): Promise<Question[]> {
  const departments = (await ask.getdepartments()).map(({ dept_code }) => dept_code);
  const everywhere = [...departments, 'OFF', 'PRAG'];
  const people = await Promise.all(
    everywhere.map((dept_code) => ask.getemployeebytype({ dept_code, type: 'FACULTY' })),
  );
  return [
    ['getdepartments', {}],
    ['getupcomingevents', {}],
    ['getmessage-all', {}],
    ['checkiftodayisholiday', {}],
    ['getfeaturednotificationwebsite', {}],
    ['getcollege', {}],
    ['settings/admissionSettings.json', {}],
    ['getcommittee', {}],
    ['getgbmembers', {}],
    ['getimportantfiles', {}],
    ['getcourse', {}],
    ['getformerprincipals', {}],
    ['getrtiofficers', {}],
    ...memberTypes.map((type): Question => ['getmembersbytype', { type }]),
    ...staticPages
      .filter((page) => !page.includes('guest'))
      .map((page): Question => ['getpage', { page }]),
    ...photoTypes.map((type): Question => ['getphotosforwebsite', { type }]),
    ...noticeTypes.map((type): Question => ['getnoticesbytype', { type }]),
    ...everywhere.flatMap((dept_code): Question[] => [
      ['getdeptdata', { dept_code }],
      ['getalumnibydept', { dept_code }],
      ['employeeprofilewithdeptcode', { dept_code }],
      ['getgallery', { dept: dept_code }],
      ['getnoticesbytypedept', { dept_code, type: 'DEPTNOTICE' }],
      ['getnoticesbytypedept', { dept_code, type: 'DEPTEVENT' }],
      ...departmentFileTypes.map(
        (type): Question => ['getdepartmentfilebytype', { dept_code, type }],
      ),
      ...employeeTypes.map((type): Question => ['getemployeebytype', { dept_code, type }]),
    ]),
    ...people.flat().map(({ id }): Question => ['getmyprofiledata', { id }]),
    ...(await evidence('')),
    ...(await evidence('ssr')),
  ];
}

async function evidence(report: '' | 'ssr'): Promise<Question[]> {
  const questions: Question[] = [[`get${report}group`, {}]];
  for (const { id: group_id, types } of await ask[`get${report}group`]())
    for (const type of types) {
      questions.push([`get${report}subgroupbygroupidandtype`, { group_id, type }]);
      const criteria = await ask[`get${report}subgroupbygroupidandtype`]({ group_id, type });
      for (const { id: sub_group_id } of criteria) {
        questions.push([`get${report}subsubgroupbysubgroupid`, { sub_group_id }]);
        const rows = await ask[`get${report}subsubgroupbysubgroupid`]({ sub_group_id });
        for (const { id } of rows)
          questions.push([`get${report}filegroupbysubsubgroupid`, { sub_sub_group_id: id }]);
      }
    }
  return questions;
}

/**
 * Values that differ between colleges and are not compared: times of saving, and ids of departments
 * in names of share pictures.
 */
const ownOf: Record<string, (value: unknown) => unknown> = {
  updated_at: () => '',
  // A queue reads the words of photos, and may not have come to those of the source.
  has_text: () => undefined,
  share_picture: (value) => String(value).replace(/(?<=\/departments-)\d+/, ''),
};

const answerOf = async (origin: string, [name, input]: Question, language: string) => {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
  const init = { method: 'POST', headers, body: JSON.stringify(input) };
  const text = await (await fetch(`${origin}/${name}`, init)).text();
  return JSON.stringify(
    JSON.parse(text, (key, value) => (key in ownOf ? ownOf[key]?.(value) : value)),
  );
};

test.each(['en', 'as'])(
  'every call answers the same on both colleges (%s)',
  async (language) => {
    const allQuestions = await questions();
    expect(allQuestions.length).toBeGreaterThan(700);
    const different: { question: string; here: string; there: string }[] = [];
    for (const question of allQuestions) {
      const [here, there] = await Promise.all([
        answerOf(source, question, language),
        answerOf(target, question, language),
      ]);
      if (here !== there) different.push({ question: JSON.stringify(question), here, there });
    }
    const [first] = different;
    if (first) expect(JSON.parse(first.there), first.question).toEqual(JSON.parse(first.here));
    expect(different.map(({ question }) => question)).toEqual([]);
  },
  PATIENCE,
);

test('files are copied byte for byte', async () => {
  const [photo] = await ask.getphotosforwebsite({ type: 'BANNER_IMAGES' });
  const bytes = async (origin: string) =>
    Buffer.from(await (await fetch(origin + photo?.url)).arrayBuffer());
  const there = await bytes(target);
  expect(there.length).toBeGreaterThan(10_000);
  expect(there.equals(await bytes(source))).toBe(true);
});

test('the report lists what was imported', () => {
  expect(summary).toMatch(/Notices & events: \d{3,} new, 0 changed, 0 unchanged/);
  expect(summary).toContain('Everything was imported.');
});
