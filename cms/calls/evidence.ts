/** The evidence browser: report, criterion, question, files. IQAC and SSR have the same steps. */
import type { FileGroup, Group, Subgroup, Subsubgroup, Upload } from '@college/contract/entities';
import type { Where } from 'payload';
import { metricTypes } from '../content/quality/evidence-groups.ts';
import { OWN } from '../content/site-map/added-page.ts';
import { forVisitors, MOST_RECORDS } from '../for-visitors.ts';
import type {
  EvidenceCriterion,
  EvidenceFile,
  EvidenceGroup,
  EvidenceQuestion,
} from '../payload-types.ts';
import { whereType } from './added-pages.ts';
import type { Context, Handler } from './handler.ts';
import { recordId } from './input.ts';
import { from, plain, presenter, text } from './presenter.ts';
import { filesOf, type Related } from './related.ts';

const evidenceUpload = (file: Upload): FileGroup['upload_info'][number] => ({
  ...file,
  fileType: file.fileType === 'image' ? 'image' : 'file',
});

const presentGroup = presenter<EvidenceGroup, Group>()({ id: String, name: plain, types: plain });
const presentCriterion = presenter<EvidenceCriterion, Subgroup>()({
  id: String,
  criterion: plain,
  metric_question: text,
});
const presentQuestion = presenter<EvidenceQuestion, Subsubgroup>()({
  id: String,
  sr_no: plain,
  metric_question: plain,
});
const presentFiles = presenter<EvidenceFile, FileGroup>()({
  sr_no: plain,
  title: plain,
  upload_info: from('uploads', (uploads: EvidenceFile['uploads'], related: Related) =>
    filesOf(uploads, related).map(evidenceUpload),
  ),
});

type Step<Input, Row> = (input: Input, context: Context) => Promise<Row[]>;

interface Browser {
  groups: Step<object, Group>;
  subgroups: Step<{ group_id: string; type: string }, Subgroup>;
  subsubgroups: Step<{ sub_group_id: string }, Subsubgroup>;
  filegroups: Step<{ sub_sub_group_id: string }, FileGroup>;
}

const { compare } = new Intl.Collator('en', { numeric: true });
/** Sorts numerically: 1.1.9 before 1.1.10. */
const bySerial = <Row extends { sr_no: string }>(rows: Row[]): Row[] =>
  rows.sort((a, b) => compare(a.sr_no, b.sr_no));

/** Fields for the order: the office's own place, otherwise the serial number. */
type Placed = Pick<EvidenceFile, 'order' | 'sr_no'>;
const byPlace = (a: Placed, b: Placed): number =>
  (a.order ?? 0) - (b.order ?? 0) || compare(a.sr_no, b.sr_no);

/** The groups of these records for the first step. */
async function groups(where: Where | undefined, context: Context): Promise<Group[]> {
  if (!where) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'evidence-groups',
    where,
    sort: ['order', 'id'],
    limit: MOST_RECORDS,
    select: presentGroup.select,
  });
  return presentGroup.list(docs, context);
}

/** The first step on an added page. The further steps are those of IQAC. */
export const getowngroup: Handler<'getowngroup'> = async ({ type }, context) =>
  groups(await whereType('report', type, context), context);

export function evidence(report: EvidenceGroup['report']): Browser {
  const reports = report === 'IQAC' ? [report, OWN] : [report];

  /** Condition for records below the given record, if that belongs to this report. */
  const below = (parent: string, id: string, path: string): Where | undefined => {
    const number = recordId(id);
    if (number === undefined) return undefined;
    return { and: [{ [parent]: { equals: number } }, { [path]: { in: reports } }] };
  };

  return {
    groups: (_input, context) => groups({ report: { equals: report } }, context),

    subgroups: async ({ group_id, type }, context) => {
      const where = below('group', group_id, 'group.report');
      // Postgres fails on an unknown type.
      if (!where || !metricTypes.some(({ value }) => value === type)) return [];
      const { docs } = await context.payload.find({
        ...forVisitors(context),
        collection: 'evidence-criteria',
        where: { and: [where, { type: { equals: type } }] },
        sort: ['order', 'id'],
        limit: MOST_RECORDS,
        select: presentCriterion.select,
      });
      return presentCriterion.list(docs, context);
    },

    subsubgroups: async ({ sub_group_id }, context) => {
      const where = below('criterion', sub_group_id, 'criterion.group.report');
      if (!where) return [];
      const { docs } = await context.payload.find({
        ...forVisitors(context),
        collection: 'evidence-questions',
        where,
        sort: 'id',
        limit: MOST_RECORDS,
        select: presentQuestion.select,
      });
      return bySerial(await presentQuestion.list(docs, context));
    },

    filegroups: async ({ sub_sub_group_id }, context) => {
      const where = below('question', sub_sub_group_id, 'question.criterion.group.report');
      if (!where) return [];
      const { docs } = await context.payload.find({
        ...forVisitors(context),
        collection: 'evidence-files',
        where,
        sort: 'id',
        limit: MOST_RECORDS,
        select: { ...presentFiles.select, order: true },
      });
      return presentFiles.list(docs.toSorted(byPlace), context);
    },
  };
}
