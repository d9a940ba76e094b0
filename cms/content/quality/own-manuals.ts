import { asRecord } from '@college/contract/as-record';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { asSystem, hiddenFrom, qualityEditors } from '../../access.ts';
import type { Manual } from '../../payload-types.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { refusalFor } from '../../platform/refusal-for.ts';
import { say } from '../../words/say.ts';
import { plain, rowLabels } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { metricTypes } from './evidence-groups.ts';
import { codeOf } from './manuals.ts';

interface Asked {
  req: PayloadRequest;
}

const isNumber = (value: unknown, { req }: Asked) =>
  /^\d+(\.\d+)+$/.test(String(value ?? '')) ||
  say(req.i18n.language, 'Enter the number as in the manual, for example 1.1.1.');

function validateUniqueNumbers(rows: unknown, { req }: Asked): true | string {
  const numbers = (Array.isArray(rows) ? rows : []).map((row) => String(asRecord(row).sr_no));
  const duplicate = numbers.find((number, at) => numbers.indexOf(number) !== at);
  return (
    duplicate === undefined ||
    say(req.i18n.language, 'The metric {{number}} appears twice.', { number: duplicate })
  );
}

/** Refuses to change a manual that reports use, because their numbers are checked against it. */
async function refuseWhileUsed(id: number | string, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'evidence-groups',
    where: { manual: { equals: codeOf(id) } },
    draft: true,
    select: { name: true },
    depth: 0,
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  if (docs.length === 0) return;
  const names = docs.map(({ name }) => name).join(', ');
  throw refusalFor(req, 'manualInUse', { names });
}

export const OwnManuals = {
  slug: 'manuals',
  labels: { singular: 'Manual', plural: 'Manuals' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'Manuals that are not built in, for example for a university or an autonomous college. Import them from Excel/CSV. Then choose them in reports.',
  },
  defaultSort: 'name',
  access: {
    create: qualityEditors,
    read: qualityEditors,
    update: qualityEditors,
    delete: qualityEditors,
  },
  hooks: {
    beforeValidate: [
      async ({ data, originalDoc, req }) => {
        if (data?.deletedAt && originalDoc && !originalDoc.deletedAt)
          await refuseWhileUsed(originalDoc.id, req);
        return data;
      },
    ],
    beforeDelete: [({ id, req }) => refuseWhileUsed(id, req)],
  },
  custom: sheet<Manual>({
    fields: ['name'],
    keys: [['name']],
    examples: [
      {
        name: 'Yearly review of the departments',
        'metrics.sr_no': '1.1.1',
        'metrics.metric_question': 'How does the department teach?',
        'metrics.type': 'Qualitative metrics',
        'metrics.criterion': 'Teaching',
      },
      {
        name: 'Yearly review of the departments',
        'metrics.sr_no': '1.1.2',
        'metrics.metric_question': 'Classes held, of those that were planned',
        'metrics.type': 'Quantitative metrics',
      },
    ],
    tables: ['metrics'],
    recordTable: 'metrics',
  }),
  fields: [
    {
      ...plain('name', 'Name', 'Reports show this name in the field ‘Manual’.'),
      required: true,
      unique: true,
    },
    {
      name: 'metrics',
      label: 'Metrics',
      type: 'array',
      required: true,
      labels: { singular: 'metric', plural: 'metrics' },
      validate: validateUniqueNumbers,
      admin: { initCollapsed: true, components: rowLabels('metric', 'sr_no') },
      fields: [
        {
          ...plain('sr_no', 'Number', 'As in the manual, for example 1.1.1.'),
          required: true,
          validate: isNumber,
        },
        { name: 'metric_question', label: 'Question', type: 'textarea', required: true },
        { name: 'type', label: 'Kind', type: 'select', required: true, options: metricTypes },
        plain(
          'criterion',
          'Criterion',
          'Title of the criterion. Once for each criterion is enough.',
        ),
      ],
    },
  ],
} satisfies CollectionConfig;
