/** The evidence browser: report, criterion, question, files. IQAC and SSR take the same steps. */
import type { FileGroup, Group, Subgroup, Subsubgroup, Upload } from '@college/contract/entities';
import type { Where } from 'payload';
import { metricTypes } from '../../content/quality/evidence-groups.ts';
import type { EvidenceGroup } from '../../payload-types.ts';
import type { Context } from '../handler.ts';
import { everything, fields, forVisitors } from '../read.ts';
import { recordId } from '../record-id.ts';
import { filesOf, withRelated } from '../related.ts';

const asEvidence = (file: Upload): FileGroup['upload_info'][number] => ({
  ...file,
  fileType: file.fileType === 'image' ? 'image' : 'file',
});

type Step<Input, Row> = (input: Input, context: Context) => Promise<Row[]>;

interface Browser {
  groups: Step<object, Group>;
  subgroups: Step<{ group_id: string; type: string }, Subgroup>;
  subsubgroups: Step<{ sub_group_id: string }, Subsubgroup>;
  filegroups: Step<{ sub_sub_group_id: string }, FileGroup>;
}

const { compare } = new Intl.Collator('en', { numeric: true });
/** 1.1.9 before 1.1.10. */
const bySerial = <Row extends { sr_no: string }>(rows: Row[]): Row[] =>
  rows.sort((one, other) => compare(one.sr_no, other.sr_no));

export function evidence(report: EvidenceGroup['report']): Browser {
  /** What hangs on the record of that id, as long as it belongs to this report. */
  const below = (parent: string, id: string, path: string): Where | undefined => {
    const number = recordId(id);
    if (number === undefined) return undefined;
    return { and: [{ [parent]: { equals: number } }, { [path]: { equals: report } }] };
  };

  return {
    groups: async (_input, context) => {
      const { docs } = await context.payload.find({
        ...forVisitors(context),
        collection: 'evidence-groups',
        where: { report: { equals: report } },
        sort: ['order', 'id'],
        limit: everything,
        select: fields('name', 'types'),
      });
      return docs.map(({ id, name, types }) => ({ id: String(id), name, types }));
    },

    subgroups: async ({ group_id, type }, context) => {
      const where = below('group', group_id, 'group.report');
      // Postgres refuses a type that it does not know.
      if (!where || !metricTypes.some(({ value }) => value === type)) return [];
      const { docs } = await context.payload.find({
        ...forVisitors(context),
        collection: 'evidence-criteria',
        where: { and: [where, { type: { equals: type } }] },
        sort: ['order', 'id'],
        limit: everything,
        select: fields('criterion', 'metric_question'),
      });
      return docs.map(({ id, criterion, metric_question }) => ({
        id: String(id),
        criterion,
        metric_question: metric_question ?? '',
      }));
    },

    subsubgroups: async ({ sub_group_id }, context) => {
      const where = below('criterion', sub_group_id, 'criterion.group.report');
      if (!where) return [];
      const { docs } = await context.payload.find({
        ...forVisitors(context),
        collection: 'evidence-questions',
        where,
        sort: 'id',
        limit: everything,
        select: fields('sr_no', 'metric_question'),
      });
      return bySerial(
        docs.map(({ id, sr_no, metric_question }) => ({ id: String(id), sr_no, metric_question })),
      );
    },

    filegroups: async ({ sub_sub_group_id }, context) => {
      const where = below('question', sub_sub_group_id, 'question.criterion.group.report');
      if (!where) return [];
      const { docs } = await context.payload.find({
        ...forVisitors(context),
        collection: 'evidence-files',
        where,
        sort: 'id',
        limit: everything,
        select: fields('sr_no', 'title', 'uploads'),
      });
      const shown = await withRelated(context, (related) =>
        docs.map(({ sr_no, title, uploads }) => ({
          sr_no,
          title,
          upload_info: filesOf(related, uploads).map(asEvidence),
        })),
      );
      return bySerial(shown);
    },
  };
}
