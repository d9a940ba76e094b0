import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { type ArrangedList, arrangedAs } from '../../staff-api/arrange/arranged.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { within } from './within.ts';

/** Records whose places count together. */
export interface Part {
  /** '' where the list has one part alone. */
  label: string;
  rows: { id: number; title: string }[];
}

type Doc = Record<string, unknown> & { id: number };

/** The parts of a list in which there is something to arrange, as far as somebody may see it. */
export async function readArranged(
  list: ArrangedList,
  of: number | undefined,
  req: PayloadRequest,
): Promise<Part[]> {
  const { payload, user } = req;
  const { parts, of: path } = arrangedAs(list);
  const { admin, flattenedFields } = payload.collections[list].config;
  const where = path && of ? await within(list, path, of, req) : {};
  const { docs } = await payload.find({
    collection: list,
    where,
    user,
    overrideAccess: false,
    draft: true,
    // What parts them, and the picture of a photo, are called by their titles.
    depth: 1,
    pagination: false,
    sort: list === 'evidence-files' ? ['order', 'sr_no'] : ['order', 'id'],
  });
  const fields = flattenedFields.filter(({ name }) => parts.includes(name));
  const labelOf = (doc: Doc) =>
    fields
      .map((field) => wordsOf(field, doc[field.name], req))
      .filter(Boolean)
      .join(' · ');
  const { useAsTitle = 'id' } = admin;
  const groups = Map.groupBy(docs as unknown as Doc[], labelOf);
  return [...groups]
    .filter(([, rows]) => rows.length > 1)
    .map(([label, rows]) => ({
      label,
      rows: rows.map((doc) => ({
        id: doc.id,
        title: String(
          doc[useAsTitle] ||
            Object(doc.image).alt ||
            say(req.i18n.language, 'number {{number}}', { number: doc.id }),
        ),
      })),
    }))
    .sort((one, other) =>
      new Intl.Collator('en', { numeric: true }).compare(one.label, other.label),
    );
}

/** What a value of a part is called: an option by its label, a record by its title. */
function wordsOf(field: FlattenedField, value: unknown, { i18n, payload }: PayloadRequest): string {
  if (field.type === 'select') {
    const option = field.options.find((one) => typeof one === 'object' && one.value === value);
    return typeof option === 'object' ? labelIn(i18n.language, option.label) : '';
  }
  if (field.type !== 'relationship') return '';
  const { useAsTitle = 'id' } =
    payload.collections[field.relationTo as CollectionSlug].config.admin;
  return String(Object(value)[useAsTitle] ?? '');
}
