import { asRecord } from '@college/contract/as-record';
import type { CollectionSlug, FlattenedField, PayloadRequest, Where } from 'payload';
import { type AnyRecord, anyCollection } from '../../platform/database/any-collection.ts';
import { type ArrangedList, arrangedAs } from '../../staff-api/arrange/arranged.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';

/** Records that are ordered together. */
export interface Part {
  /** Empty if the list has only one group. */
  label: string;
  rows: { id: number; title: string }[];
}

/** Reads the groups of a list with more than one record, as far as the account may read them. */
export async function readArranged(
  list: ArrangedList,
  of: number | undefined,
  req: PayloadRequest,
): Promise<Part[]> {
  const { payload, user } = req;
  const { parts, of: path } = arrangedAs(list);
  const { admin, flattenedFields } = payload.collections[list].config;
  const where = path && of ? await whereBelongsTo(list, path, of, req) : {};
  const { docs } = await anyCollection(payload).find({
    collection: list,
    where,
    user,
    overrideAccess: false,
    draft: true,
    // Depth 1 reads the titles of groups and the descriptions of pictures.
    depth: 1,
    pagination: false,
    sort: list === 'evidence-files' ? ['order', 'sr_no'] : ['order', 'id'],
  });
  const fields = flattenedFields.filter(({ name }) => parts.includes(name));
  const labelOf = (doc: AnyRecord) =>
    fields
      .map((field) => wordsOf(field, doc[field.name], req))
      .filter(Boolean)
      .join(' · ');
  const { useAsTitle = 'id' } = admin;
  const groups = Map.groupBy(docs, labelOf);
  return [...groups]
    .filter(([, rows]) => rows.length > 1)
    .map(([label, rows]) => ({
      label,
      rows: rows.map((doc) => ({
        id: doc.id,
        title: String(
          doc[useAsTitle] ||
            asRecord(doc.image).alt ||
            say(req.i18n.language, 'number {{number}}', { number: doc.id }),
        ),
      })),
    }))
    .sort((item, other) =>
      new Intl.Collator('en', { numeric: true }).compare(item.label, other.label),
    );
}

/** Returns the label of an option or the title of a record. */
function wordsOf(field: FlattenedField, value: unknown, { i18n, payload }: PayloadRequest): string {
  if (field.type === 'select') {
    const option = field.options.find(
      (option) => typeof option === 'object' && option.value === value,
    );
    return typeof option === 'object' ? labelIn(i18n.language, option.label) : '';
  }
  if (field.type !== 'relationship') return '';
  const { useAsTitle = 'id' } =
    payload.collections[field.relationTo as CollectionSlug].config.admin;
  return String(asRecord(value)[useAsTitle] ?? '');
}

/** Returns a condition for records that lead to the record `id` over a path of relations, such as `criterion.report`. */
export async function whereBelongsTo(
  collection: CollectionSlug,
  path: string,
  id: number,
  req: PayloadRequest,
): Promise<Where> {
  const { payload, user } = req;
  const [step = '', ...rest] = path.split('.');
  if (rest.length === 0) return { [step]: { equals: id } };
  const { flattenedFields } = payload.collections[collection].config;
  const field = flattenedFields.find(({ name }) => name === step);
  if (field?.type !== 'relationship') throw new Error(`${collection} has no relation ${step}`);
  const next = field.relationTo as CollectionSlug;
  const { docs } = await payload.find({
    collection: next,
    where: await whereBelongsTo(next, rest.join('.'), id, req),
    user,
    overrideAccess: false,
    draft: true,
    depth: 0,
    pagination: false,
  });
  return { [step]: { in: docs.map((doc) => doc.id) } };
}
