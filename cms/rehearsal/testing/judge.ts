/** Judges invented reports by all rules without a database: its lines are written here, and no file is read. */
import { readTemplates, type TemplateId, templatesOf } from '../../duties/evidence-templates.ts';
import { buildReport } from '../build-report.ts';
import { runCheck } from '../checks.ts';
import type { Entry } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { ReportLine } from '../report.ts';
import { limitsOfChecks, readRules, rulesOn } from '../rules.ts';

/** A sheet as rows, or with what else its file says about it. */
export type InventedSheet =
  | string[][]
  | {
      name?: string;
      rows: string[][];
      layout?: Extract<ReportLine, { layout: unknown }>['layout'];
    };

export interface InventedMetric {
  claimed?: number;
  /** What the manual asks for. */
  text?: string;
  sheets?: InventedSheet[];
  /** Texts of other files. */
  documents?: string[];
  /** An old Excel file, which cannot be read. */
  hasOldSheet?: boolean;
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

/** The findings of a report of these academic years, 2023-24 if none are given, by the rules of November 2026. */
export async function judge({
  first = 2023,
  last = first,
  edition = '2020',
  metrics,
}: InventedReport): Promise<{ rule: string; finding: NewFinding }[]> {
  const text = last === first ? `${first}-${(first + 1) % 100}` : `${first} to ${last + 1}`;
  const lines = linesOf({ first, last, text }, edition, metrics);
  return judgeLines(lines);
}

/** The findings of a report of these lines, by one rule if it is named. */
export async function judgeLines(
  lines: AsyncIterable<ReportLine>,
  only?: string,
): Promise<{ rule: string; finding: NewFinding }[]> {
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

async function* linesOf(
  period: { first: number; last: number; text: string },
  edition: string,
  metrics: InventedReport['metrics'],
): AsyncGenerator<ReportLine> {
  yield { report: { id: 1, name: 'AQAR', period } };
  let id = 0;
  const filesOf = new Map<string, number[]>();
  for (const [number, { sheets = [], documents = [], hasOldSheet }] of Object.entries(metrics)) {
    const files: number[] = [];
    const add = (name: string, content: string) => {
      id += 1;
      files.push(id);
      return { id, name, size: 100, content, links: [], hasOfficeList: false };
    };
    for (const sheet of sheets) {
      const { name, rows, layout } = Array.isArray(sheet) ? { rows: sheet } : sheet;
      yield { file: { ...add(name ?? `data-${number}.xlsx`, `${id}`), text: undefined } };
      yield { table: '' };
      for (const row of rows) yield { row };
      if (layout) yield { layout };
    }
    for (const document of documents) {
      yield { file: { ...add(`document-${id}.pdf`, document), text: { state: 'read' } } };
      yield { page: { number: 1, text: document } };
    }
    if (hasOldSheet)
      yield {
        file: { ...add(`old-${number}.xls`, `${id}`), text: undefined, isOldExcel: true },
      };
    filesOf.set(number, files);
  }
  for (const [number, { claimed, text = '', records }] of Object.entries(metrics)) {
    const templates = templatesOf(number, edition, readTemplates()).map((each) => each.id);
    yield { metric: { id: 1, number, text, asks: text, claimed, templates, edit: '/edit' } };
    const files = filesOf.get(number) ?? [];
    if (files.length > 0) yield { set: { id: 1, title: 'Evidence', edit: '/edit', files } };
    if (!records) continue;
    const [template, entries] = records;
    yield { records: template };
    for (const [at, entry] of entries.entries())
      yield { record: { row: at + 1, edit: '/record', ...entry } };
  }
}
