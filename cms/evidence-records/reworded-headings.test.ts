/**
 * A manual that words its headings differently: one line of `duties/evidence-columns.yaml` for each, and nothing else.
 *
 * @long 60 s
 * @for cms/evidence-records duties
 */
import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { readTemplate, type TemplateId } from '../duties/evidence-templates.ts';
import { readSheets } from '../platform/decoders/sheets/read-sheets.ts';
import {
  addReport,
  cleanReport,
  findingsOfReport,
  sheetFor,
} from '../rehearsal/testing/clean-report.ts';
import { columnsOf } from '../sheets/columns.ts';
import { guess } from '../sheets/header.ts';
import { listNamed } from '../sheets/lists.ts';
import { actingAs, importSheet, outcomes } from '../sheets/testing/import-sheet.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import { downloadEvidence } from './testing/download-evidence.ts';

const { reworded } = vi.hoisted(() => {
  /** The file with other headings, as one line each. The former ones are aliases. */
  const reworded = (yaml: string): string => {
    let count = 0;
    return yaml.replace(/header: ("[^"]+")/g, (_, former) => {
      count += 1;
      return `header: "Heading ${count}", aliases: [${former}]`;
    });
  };
  return { reworded };
});
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const readFileSync = (file: string, encoding: BufferEncoding) => {
    const content = fs.readFileSync(file, encoding);
    return file.endsWith('evidence-columns.yaml') ? reworded(content) : content;
  };
  return { ...fs, readFileSync };
});

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

/** Metrics with papers, books and agreements, whose templates have the most rules. */
const rehearsed = ['3.3.2', '3.3.3', '3.5.2'];

const headers = (id: TemplateId) => readTemplate(id).columns.map(({ header }) => header);
const formerHeaders = (id: TemplateId) =>
  readTemplate(id).columns.map(({ aliases }) => aliases[0] ?? '');

it.each<[TemplateId, string]>([
  ['projects', 'employees/research'],
  ['seminars', 'employees/seminars'],
  ['papers', 'employees/research_articles'],
  ['books', 'employees/text_book'],
  ['books', 'employees/research_paper'],
  ['books', 'employees/other_publications'],
  ['extension', 'employees/extension'],
  ['financial-support', 'employees/financial_support'],
  ['development-programmes', 'employees/development_programmes'],
  ['teachers', 'employees'],
  ['full-time-teachers', 'employees'],
  ['mous', 'mous'],
  ['add-on-courses', 'add-on-courses'],
  ['seats', 'admission-figures'],
  ['results', 'pass-figures'],
  ['e-governance', 'e-governance'],
])('an import finds the columns of %s in %s', (id, list) => {
  const name = listNamed(list, payload);
  if (!name) throw new Error(`There is no list ${list}.`);
  const columns = columnsOf(name, payload);
  const fieldsByColumn = (cells: string[]) =>
    guess(cells, columns).map((key, at) => [readTemplate(id).columns[at]?.id, key]);
  expect(fieldsByColumn(headers(id))).toEqual(fieldsByColumn(formerHeaders(id)));
});

it(
  'a sheet with the new headings is imported, exported and rehearsed',
  async () => {
    const by = await actingAs(payload, 'editor');
    await payload.create({
      collection: 'employees',
      data: { name: 'Bipul Bora', type: 'FACULTY', _status: 'published' },
    });
    const [, ...rows] = await sheetFor('papers');
    const lines = [
      ['Name of the teacher', ...headers('papers')],
      ...rows.map((row) => ['Bipul Bora', ...row.with(2, '')]),
    ];
    const sheet = await importSheet(by, 'employees/research_articles', lines);
    await sheet.to('trying');
    expect(outcomes((await sheet.to('importing')).rows)).toEqual([undefined, 'created', 'created']);

    const file = await downloadEvidence(payload, 'papers', [2024, 2025]);
    const [written] = await readSheets(file.content);
    expect(written?.rows.map((row) => row.slice(0, 4))).toEqual([
      headers('papers').slice(0, 4),
      ...rows.map((row) => row.slice(0, 4).with(2, '')),
    ]);

    const { metrics, ...report } = await cleanReport();
    const some = Object.entries(metrics).filter(([number]) => rehearsed.includes(number));
    const id = await addReport(payload, { ...report, metrics: Object.fromEntries(some) });
    expect(await findingsOfReport(payload, id)).toEqual([]);
  },
  patience,
);

it(
  'a sheet with the former headings is rehearsed without a finding',
  async () => {
    const { metrics, ...report } = await cleanReport();
    const metric = metrics['3.3.2'];
    const [file] = metric?.sets[0]?.files ?? [];
    if (!metric || !file) throw new Error('The report has no papers.');
    headers('papers').forEach((header, at) => {
      file.content = String(file.content).replace(header, formerHeaders('papers')[at] ?? '');
    });
    expect(file.content).toContain('Title of paper');
    const id = await addReport(payload, { ...report, metrics: { '3.3.2': metric } });
    expect(await findingsOfReport(payload, id)).toEqual([]);
  },
  patience,
);
