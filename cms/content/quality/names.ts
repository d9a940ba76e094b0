/**
 * Full names of evidence records in the admin, such as `AQAR 2024-25 · 1.1.1 · Academic calendar`,
 * in every language. A stored field, because Payload searches and shows records by a field, and a
 * number or title alone repeats in many reports.
 */
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  TextField,
} from 'payload';
import { asSystem, nobodysField } from '../../access.ts';
import { idOf } from '../../id-of.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { renameBelowReport } from './rename-below-report.ts';

const NAME = 'name';
const BETWEEN = ' · ';

/** Shown in lists. Hidden in the form, whose heading shows it. */
export const nameField: TextField = {
  name: NAME,
  label: 'Name',
  type: 'text',
  localized: true,
  access: { create: nobodysField, update: nobodysField },
  admin: { condition: () => false, readOnly: true, disableBulkEdit: true },
};

type Level = 'evidence-criteria' | 'evidence-questions' | 'evidence-files';

/** For each level, the field with its own name and the field that links to its parent. */
const levels = {
  'evidence-criteria': { own: 'criterion', part: 'group' },
  'evidence-questions': { own: 'sr_no', part: 'criterion' },
  'evidence-files': { own: 'title', part: 'question' },
} as const satisfies Record<Level, { own: string; part: string }>;

export const fillName: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const level = collection.slug as Level;
  const { own, part } = levels[level];
  const [ownName, parent] = [own, part].map((name) => data[name] ?? originalDoc?.[name]);
  const beginning = parent ? await parentNameOf(level, idOf(parent) ?? 0, req) : '';
  return { ...data, [NAME]: [beginning, ownName].filter(Boolean).join(BETWEEN) };
};

/** The name of the parent record; for a set with the number of its question. */
async function parentNameOf(level: Level, parent: number, req: PayloadRequest): Promise<string> {
  const find = { depth: 0, locale: req.locale, req: await sameTransaction(req) } as const;
  const report = (id: number) =>
    req.payload.findByID({ ...find, collection: 'evidence-groups', id, ...asSystem });
  if (level === 'evidence-criteria') return (await report(parent)).name;
  if (level === 'evidence-questions') return (await report(await reportOf(parent, req))).name;
  const question = await req.payload.findByID({
    ...find,
    collection: 'evidence-questions',
    id: parent,
    ...asSystem,
  });
  const { name } = await report(await reportOf(idOf(question.criterion), req));
  return [name, question.sr_no].join(BETWEEN);
}

async function reportOf(criterion: number, req: PayloadRequest): Promise<number> {
  const { group } = await req.payload.findByID({
    collection: 'evidence-criteria',
    id: criterion,
    depth: 0,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return idOf(group);
}

/** Renames the records below a changed record. */
export const renameDescendants: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update') return;
  const isQuestion = slug === 'evidence-questions';
  const report = isQuestion
    ? await reportOf(idOf(doc.criterion) ?? 0, req)
    : (idOf(doc.group ?? doc.id) ?? 0);
  await renameBelowReport(req.payload, report, req);
};
