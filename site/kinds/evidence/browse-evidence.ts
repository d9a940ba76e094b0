import type { AddedType } from '@college/contract/added-pages';
import type { Client } from '@college/contract/client';
import type { Group, Subgroup, Subsubgroup, Upload } from '@college/contract/entities';
import { fileName } from '../../components/files/FileName.tsx';
import { contains, normalizeQuery } from '../../lists/find-notices.ts';
import { notFound } from '../../not-found.ts';

/** The calls for each report and step. */
export const evidenceCalls = {
  IQAC: {
    groups: 'getgroup',
    criteria: 'getsubgroupbygroupidandtype',
    questions: 'getsubsubgroupbysubgroupid',
    files: 'getfilegroupbysubsubgroupid',
  },
  SSR: {
    groups: 'getssrgroup',
    criteria: 'getssrsubgroupbygroupidandtype',
    questions: 'getssrsubsubgroupbysubgroupid',
    files: 'getssrfilegroupbysubsubgroupid',
  },
} as const;
export type ReportName = keyof typeof evidenceCalls;

const isReport = (name: ReportName | AddedType): name is ReportName =>
  Object.hasOwn(evidenceCalls, name);

/** Parameters of the steps, in order. `files=all` lists all metrics of a criterion, or of a type, with their files. */
export const stepNames = ['group', 'type', 'criterion', 'srno', 'files'] as const;
export type StepQuery = Partial<Record<(typeof stepNames)[number], string>>;

export interface EvidenceRow {
  texts: Texts;
  /** Parameters of the step that this row opens. */
  opens?: StepQuery;
  files?: readonly Upload[];
}

interface Step {
  columns: readonly ColumnName[];
  rows: readonly EvidenceRow[];
}

export interface EvidenceView {
  groups: readonly Group[];
  group: Group | undefined;
  type: string | undefined;
  criterion: Subgroup | undefined;
  question: Subsubgroup | undefined;
  /** Parameters of the current step. */
  query: StepQuery;
  columns: readonly ColumnName[];
  filters: Filters;
  rows: readonly EvidenceRow[];
  /** Number of rows without filters. */
  all: number;
}

/**
 * Reads the step in the address: CRITERION, then SRNO, then FILE. The first two lead to the files of all their metrics as
 * well. An unknown name is a 404.
 */
export async function browseEvidence(
  call: Client,
  name: ReportName | AddedType,
  url: URL,
): Promise<EvidenceView> {
  // Only the first step differs on a page that the college added.
  const calls = evidenceCalls[isReport(name) ? name : 'IQAC'];
  const param = (step: (typeof stepNames)[number]) => url.searchParams.get(step) || undefined;
  const groups = isReport(name)
    ? await call[calls.groups]()
    : await call.getowngroup({ type: name });
  const group = findByName(groups, param('group'), ({ id }) => id) ?? groups[0];
  const type = findByName(group?.types ?? [], param('type'), (one) => one) ?? group?.types[0];
  const view: Omit<EvidenceView, keyof Step | 'filters' | 'all'> = {
    groups,
    group,
    type,
    criterion: undefined,
    question: undefined,
    query: { group: group?.id, type },
  };
  const at = (step: Step) => {
    const filters = parseFilters(url, step.columns);
    const rows = filterRows(step.rows, filters);
    return { ...view, ...step, filters, rows, all: step.rows.length };
  };
  if (!group || !type) return at({ columns: ['criterion', 'question'], rows: [] });

  const criteria = await call[calls.criteria]({ group_id: group.id, type });
  view.criterion = findByName(criteria, param('criterion'), ({ id }) => id);
  if (view.criterion) view.query = { ...view.query, criterion: view.criterion.id };
  const files = findByName(['all'], param('files'), (value) => value);
  if (files && !param('srno')) {
    const readFiles = async ({ id, sr_no, metric_question }: Subsubgroup, query: StepQuery) => {
      const found = await call[calls.files]({ sub_sub_group_id: id });
      const uploads = found.flatMap(({ upload_info }) => upload_info);
      return {
        texts: { srNo: sr_no, question: metric_question, files: namesOf(uploads) },
        opens: { ...query, srno: id },
        files: uploads,
      };
    };
    const readMetrics = async ({ id }: Subgroup) => {
      const query = { group: group.id, type, criterion: id };
      const metrics = await call[calls.questions]({ sub_group_id: id });
      return Promise.all(metrics.map((metric) => readFiles(metric, query)));
    };
    view.query = { ...view.query, files };
    const rows = await Promise.all((view.criterion ? [view.criterion] : criteria).map(readMetrics));
    return at({ columns: ['srNo', 'question', 'files'], rows: rows.flat() });
  }
  if (!view.criterion) return at(criterionStep(criteria, view.query));

  const questions = await call[calls.questions]({ sub_group_id: view.criterion.id });
  view.question = findByName(questions, param('srno'), ({ id }) => id);
  if (!view.question) return at(questionStep(questions, view.query));

  view.query = { ...view.query, srno: view.question.id };
  const groupsOfFiles = await call[calls.files]({ sub_sub_group_id: view.question.id });
  return at({
    columns: ['srNo', 'title', 'files'],
    rows: groupsOfFiles.map(({ sr_no, title, upload_info }) => ({
      texts: { srNo: sr_no, title, files: namesOf(upload_info) },
      files: upload_info,
    })),
  });
}

const namesOf = (files: readonly Upload[]) => files.map(fileName).join(' ');

const criterionStep = (criteria: readonly Subgroup[], query: StepQuery): Step => ({
  columns: ['criterion', 'question'],
  rows: criteria.map(({ id, criterion, metric_question }) => ({
    texts: { criterion, question: metric_question },
    opens: { ...query, criterion: id },
  })),
});

const questionStep = (questions: readonly Subsubgroup[], query: StepQuery): Step => ({
  columns: ['srNo', 'question'],
  rows: questions.map(({ id, sr_no, metric_question }) => ({
    texts: { srNo: sr_no, question: metric_question },
    opens: { ...query, srno: id },
  })),
});

/** Returns the item with this name, or undefined without a name. An unknown name is a 404. */
function findByName<Item>(
  items: readonly Item[],
  name: string | undefined,
  nameOf: (item: Item) => string,
): Item | undefined {
  if (name === undefined) return undefined;
  const found = items.find((item) => nameOf(item) === name);
  if (found === undefined) throw notFound();
  return found;
}

/** The search boxes of the evidence browser, one for each column. */
export const filterNames = {
  criterion: 'in_criterion',
  question: 'in_question',
  srNo: 'in_srno',
  title: 'in_title',
  files: 'in_files',
} as const;
export type ColumnName = keyof typeof filterNames;
export type Filters = Partial<Record<ColumnName, string>>;
type Texts = Readonly<Partial<Record<ColumnName, string>>>;

/** Reads the filters of these columns from the address. */
function parseFilters({ searchParams }: URL, columns: readonly ColumnName[]): Filters {
  return Object.fromEntries(
    columns.map((column) => [column, normalizeQuery(searchParams.get(filterNames[column]))]),
  );
}

/** Returns the rows that contain every filter in its column, ignoring case. */
export const filterRows = <Row extends { texts: Texts }>(
  rows: readonly Row[],
  filters: Filters,
): readonly Row[] =>
  rows.filter(({ texts }) =>
    (Object.keys(filters) as ColumnName[]).every((column) =>
      contains(texts[column] ?? '', filters[column] ?? ''),
    ),
  );
