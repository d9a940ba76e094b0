/** Puts a report together from its lines. */
import type { Template } from '../duties/evidence-templates.ts';
import type { CellLink, Layout } from '../platform/decoders/sheets/grid.ts';
import type { PageText } from '../platform/texts/page-text.ts';
import {
  type Entry,
  plainLayout,
  sheetOf,
  sheetOfRecords,
  withoutSupporting,
} from './evidence-sheet.ts';
import type { EvidenceFile, EvidenceSet, Metric, Report, ReportLine } from './report.ts';

interface Table {
  name: string;
  rows: string[][];
  links: CellLink[];
  layout: Layout;
}

type Content = Extract<ReportLine, { file: unknown }>['file'] & {
  pages: PageText[];
  tables: Table[];
};

/** `templates`: those of all metrics. */
export async function buildReport(
  lines: AsyncIterable<ReportLine>,
  templates: Template[],
): Promise<Report> {
  let report: Report = { id: 0, name: '', period: undefined, metrics: [] };
  const contents = new Map<number, Content>();
  let content: Content | undefined;
  let metric: Metric | undefined;
  let entries: Entry[] = [];
  let past: Entry[] = [];
  const ofTemplate = (id: string) => templates.filter((template) => template.id === id);
  for await (const line of lines)
    if ('report' in line) report = { ...line.report, metrics: [] };
    else if ('file' in line) {
      content = { ...line.file, pages: [], tables: [] };
      contents.set(content.id, content);
    } else if ('page' in line) content?.pages.push(line.page);
    else if ('table' in line)
      content?.tables.push({ name: line.table, rows: [], links: [], layout: plainLayout });
    else if ('row' in line) content?.tables.at(-1)?.rows.push(line.row);
    else if ('link' in line) content?.tables.at(-1)?.links.push(line.link);
    else if ('layout' in line) Object.assign(content?.tables.at(-1) ?? {}, line);
    else if ('metric' in line) {
      const own = line.metric.templates.flatMap(ofTemplate);
      metric = { ...line.metric, templates: own, sets: [], records: [] };
      report.metrics.push(metric);
    } else if ('set' in line) {
      const { files, ...set } = line.set;
      const own = metric?.templates ?? [];
      metric?.sets.push({
        ...set,
        files: files.flatMap((file) => {
          const found = contents.get(file);
          return found ? fileOf(found, set.edit, own, templates) : [];
        }),
      });
    } else if ('records' in line) {
      entries = [];
      past = [];
      for (const template of ofTemplate(line.records))
        metric?.records.push(sheetOfRecords(template, entries, past));
    } else (line.record.isPast ? past : entries).push(line.record);
  for (const each of report.metrics) {
    setSupporting(each.sets);
    const sheets = each.sets.flatMap(({ files }) => files.flatMap((file) => file.sheets));
    if (sheets.some(({ isOwnTemplate }) => isOwnTemplate)) each.records = [];
  }
  return report;
}

/** Marks sheets that only support the data of the metric. */
function setSupporting(sets: readonly EvidenceSet[]): void {
  const files = sets.flatMap((set) => set.files);
  const sheets = files.flatMap((file) => file.sheets);
  const marked = new Map(withoutSupporting(sheets).map((sheet, place) => [sheets[place], sheet]));
  for (const file of files) file.sheets = file.sheets.map((sheet) => marked.get(sheet) ?? sheet);
}

function fileOf(
  { text, pages, tables, ...file }: Content,
  edit: string,
  own: Template[],
  all: Template[],
): EvidenceFile {
  return {
    ...file,
    edit,
    text: text && { ...text, pages },
    sheets: tables.map(({ name: title, rows, links, layout }) =>
      sheetOf(
        {
          label: tables.length > 1 ? `${file.name}, ${title}` : file.name,
          ...{ title, rows, links, layout, edit },
        },
        own,
        all,
      ),
    ),
  };
}
