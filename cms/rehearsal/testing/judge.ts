/** Judges invented reports by all rules without a database: its lines are written here, and no file is read. */

import { readTemplates, type TemplateId, templatesOf } from '../../duties/evidence-templates.ts';
import type { Layout } from '../../platform/decoders/sheets/grid.ts';
import type { Period } from '../../reading/written-years.ts';
import { buildReport } from '../build-report.ts';
import { runCheck } from '../checks.ts';
import type { Entry } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { FileText, ReportLine } from '../report.ts';
import { limitsOfChecks, readRules, rulesOn } from '../rules.ts';

/** A file as its lines would describe it. The same object in two sets is one file. */
export interface InventedFile {
  name: string;
  pages?: string[];
  rows?: string[][];
  layout?: Layout;
  links?: string[];
  text?: Partial<FileText>;
  description?: string;
  photo?: { hasPlace: boolean; day?: string };
}

export interface InventedMetric {
  claimed?: number;
  /** What the manual asks for. */
  text?: string;
  sets?: [title: string, ...files: InventedFile[]][];
  /** Sheets of one set, as rows or with their layout. */
  sheets?: (string[][] | Pick<InventedFile, 'rows' | 'layout'>)[];
  /** Texts of other files of that set. */
  documents?: string[];
  records?: [TemplateId, Omit<Entry, 'row' | 'edit'>[]];
}

export interface InventedReport {
  first?: number;
  last?: number;
  edition?: string;
  metrics: Record<string, InventedMetric>;
}

/** The headings of a template with these rows below. */
export const dataOf = (template: TemplateId, ...rows: string[][]): string[][] => {
  const columns = readTemplates().find(({ id }) => id === template)?.columns ?? [];
  return [columns.map(({ header }) => header), ...rows];
};

const website = { site: 'https://college.example.in', cms: 'https://college.example.in' };

/** The findings of a report of these academic years, 2023-24 if none are given, by the rules of November 2026 or one of them. */
export async function judge(
  { first = 2023, last = first, edition = '2020', metrics }: InventedReport,
  only?: string,
): Promise<{ rule: string; finding: NewFinding }[]> {
  const text = last === first ? `${first}-${(first + 1) % 100}` : `${first} to ${last + 1}`;
  const lines = linesOf({ first, last, text }, edition, metrics);
  const report = await buildReport(lines, readTemplates());
  const rules = rulesOn(await readRules(), new Date('2026-11-27'));
  const hosts = rules.flatMap(({ check, limits }) =>
    check === 'foreign-host' ? limitsOfChecks[check].parse(limits) : [],
  );
  const context: CheckContext = {
    report,
    storageHosts: hosts.flatMap((each) => each.hosts),
    socialHosts: hosts.flatMap((each) => each.social),
    authorityHosts: hosts.flatMap((each) => each.authorities),
    website: { ...website, ownHosts: [] },
    feedback: { types: [], titles: [] },
  };
  return rules.flatMap(({ id, check, limits }) =>
    check && (only === undefined || id === only)
      ? runCheck(check, limitsOfChecks[check].parse(limits), context)
          // The database says where a link of the own website leads.
          .filter(({ own }) => own === undefined)
          .map((finding) => ({ rule: id, finding }))
      : [],
  );
}

/** The sets of a metric; its sheets and documents are one. */
function setsOf(
  number: string,
  { sets = [], sheets = [], documents = [] }: InventedMetric,
): NonNullable<InventedMetric['sets']> {
  const files: InventedFile[] = [
    ...sheets.map((sheet) => ({
      name: `data-${number}.xlsx`,
      ...(Array.isArray(sheet) ? { rows: sheet } : sheet),
    })),
    ...documents.map((page, at) => ({ name: `document-${number}-${at}.pdf`, pages: [page] })),
  ];
  return files.length > 0 ? [...sets, ['Evidence', ...files]] : sets;
}

async function* linesOf(
  period: Period,
  edition: string,
  metrics: InventedReport['metrics'],
): AsyncGenerator<ReportLine> {
  yield { report: { id: 1, name: 'AQAR', period } };
  const ids = new Map<InventedFile, number>();
  const lines: ReportLine[] = [];
  for (const [number, metric] of Object.entries(metrics)) {
    const { claimed, text = '', records } = metric;
    const templates = templatesOf(number, edition, readTemplates()).map((each) => each.id);
    lines.push({ metric: { id: 1, number, text, asks: text, claimed, templates, edit: '/edit' } });
    for (const [title, ...own] of setsOf(number, metric)) {
      for (const file of own)
        if (!ids.has(file)) {
          ids.set(file, ids.size + 1);
          yield* linesOfFile(ids.size, file);
        }
      const files = own.flatMap((file) => ids.get(file) ?? []);
      lines.push({ set: { id: 1, title, edit: '/edit', files } });
    }
    if (!records) continue;
    const [template, entries] = records;
    lines.push({ records: template });
    for (const [at, entry] of entries.entries())
      lines.push({ record: { row: at + 1, edit: '/record', ...entry } });
  }
  yield* lines;
}

function* linesOfFile(
  id: number,
  { name, pages, rows, layout, links = [], text, description, photo }: InventedFile,
): Generator<ReportLine> {
  const read: FileText = { state: 'read', read: 'text', page_count: pages?.length ?? 0, ...text };
  yield {
    file: {
      ...{ id, name, size: 100, links, hasOfficeList: false },
      content: pages?.join('\n') ?? `${name} ${id}`,
      ...(description !== undefined && { description }),
      ...(/\.jpg$/.test(name) && { photo: photo ?? { hasPlace: false } }),
      text: pages || text ? read : undefined,
    },
  };
  for (const [at, words] of (pages ?? []).entries())
    yield { page: { number: at + 1, text: words } };
  if (rows) yield { table: '' };
  for (const row of rows ?? []) yield { row };
  if (layout) yield { layout };
}
