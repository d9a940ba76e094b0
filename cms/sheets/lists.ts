/**
 * The lists that can be imported and exported as sheets: collections with a `sheet(…)`, and tables
 * within their records.
 */
import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { Payload, PayloadRequest } from 'payload';
import { type List, sheetOf } from '../content/sheet.ts';
import type { Config } from '../payload-types.ts';
import { Refusal } from '../platform/refusal.ts';
import { labelIn } from '../words/languages.ts';

export type Listed = Exclude<keyof Config['collections'], `payload-${string}`>;

/** A list, or a table within its records: `employees`, `employees/awards`. */
export interface ListName {
  name: string;
  slug: Listed;
  list: List;
  table?: string;
}

export function listNamed(name: string, { config }: Payload): ListName | undefined {
  const [slug = '', table] = name.split('/');
  const collection = config.collections.find((candidate) => candidate.slug === slug);
  const list = collection && sheetOf(collection);
  if (!list || (table !== undefined && !list.tables?.includes(table))) return undefined;
  return { name, slug: slug as Listed, list, table };
}

/** The list whose sheet has whole records: `manuals/metrics` for `manuals`. */
export const wholeListNamed = (slug: string, payload: Payload): ListName | undefined => {
  const name = listNamed(slug, payload);
  return name?.list.recordTable ? listNamed(`${slug}/${name.list.recordTable}`, payload) : name;
};

/** Returns every list, followed by its tables. */
export const everyList = (payload: Payload): ListName[] =>
  payload.config.collections.flatMap(({ slug, custom }) => {
    const list = sheetOf({ custom });
    if (!list) return [];
    const tables = (list.tables ?? []).map((table) => `${slug}/${table}`);
    const names = [...(list.recordTable ? [] : [slug]), ...tables];
    return names.flatMap((name) => listNamed(name, payload) ?? []);
  });

/** Returns the label of a list in a language of the admin. */
export function labelOf(
  { slug, table }: ListName,
  { collections }: Payload,
  language: string = DEFAULT_LOCALE,
): string {
  const { labels, flattenedFields } = collections[slug].config;
  const plural = labelIn(language, labels.plural) || slug;
  if (table === undefined) return plural;
  const field = flattenedFields.find(({ name }) => name === table);
  const own = (field && 'label' in field && labelIn(language, field.label)) || table;
  return `${plural}: ${own}`;
}

type Operation = 'create' | 'read' | 'update';

/**
 * True if the account may import or export a list. This follows from its rights to the collection:
 * it exports what it may read, if it may also write some of it.
 */
export async function mayIn(
  req: PayloadRequest,
  { slug, list, table }: ListName,
  what: 'import' | 'export',
): Promise<boolean> {
  const { access } = req.payload.collections[slug].config;
  const may = async (operation: Operation) => Boolean(await access[operation]({ req }));
  if (what === 'export')
    return ((await may('create')) || (await may('update'))) && (await may('read'));
  if (list.keys.length === 0) return false;
  return table === list.recordTable ? may('create') : may('update');
}

/** Throws a `Refusal` if there is no such list or the account has no right to it. */
export async function listFor(
  req: PayloadRequest,
  listName: unknown,
  what: 'import' | 'export',
): Promise<ListName> {
  const name = listNamed(String(listName ?? ''), req.payload);
  if (!name) throw new Refusal('noList');
  if (!(await mayIn(req, name, what))) throw new Refusal('noRightToList');
  return name;
}
