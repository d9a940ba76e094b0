/** The filters above a list, from the fields of its content type. */
import type {
  CollectionSlug,
  DateField,
  FlattenedField,
  OptionObject,
  SanitizedCollectionConfig,
} from 'payload';
import { anyCollection } from '../../platform/database/any-collection.ts';
import { today, yearBounds } from '../../time-zone/dates.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import { emptyIfForbidden } from '../empty-if-forbidden.ts';
import type { Viewer } from '../viewer.ts';
import type { Filter } from './filters.ts';

/** Drafts, own records, the choices that are columns of the list, and the years of the date by which it is sorted. */
export async function readFilters(
  collection: SanitizedCollectionConfig,
  language: string,
  viewer: Viewer,
): Promise<Filter[]> {
  const { admin, defaultSort, flattenedFields, versions } = collection;
  const filters = flattenedFields.flatMap((field): Filter[] => {
    if (field.name === '_status' && versions?.drafts) return [stateFilter(language)];
    if (isUploader(field) && viewer.user) return [ownFilter(field.name, viewer.user.id, language)];
    if (field.type === 'select' && !field.hasMany && admin.defaultColumns?.includes(field.name))
      return [choiceFilter(field.name, labelIn(language, field.label), field.options, language)];
    return [];
  });
  const sortedBy = [defaultSort ?? []].flat()[0]?.replace(/^-/, '');
  const date = flattenedFields.find(({ name, type }) => name === sortedBy && type === 'date');
  if (date) filters.push(await yearFilter(collection, date as DateField, language, viewer));
  return filters
    .filter(({ options }) => options.length > 0)
    .sort((a, b) => a.options.length - b.options.length);
}

const stateFilter = (language: string): Filter => ({
  label: say(language, 'State'),
  options: [
    {
      label: say(language, 'Drafts'),
      conditions: [{ _status: { equals: 'draft' } }],
    },
  ],
});

const isUploader = (field: FlattenedField) => field.name === 'uploaded_by';

const ownFilter = (name: string, user: number, language: string): Filter => ({
  label: say(language, 'Mine'),
  options: [{ label: say(language, 'Mine'), conditions: [{ [name]: { equals: user } }] }],
});

const choiceFilter = (
  name: string,
  label: string,
  options: readonly (OptionObject | string)[],
  language: string,
): Filter => ({
  label,
  options: options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
    return { label: labelIn(language, label), conditions: [{ [name]: { equals: value } }] };
  }),
});

/** The years from the newest record to the oldest one. */
async function yearFilter(
  { slug }: SanitizedCollectionConfig,
  { name }: DateField,
  language: string,
  { payload, user }: Viewer,
): Promise<Filter> {
  const yearOf = async (sort: string) => {
    const { docs } = await emptyIfForbidden(
      anyCollection(payload).find({
        collection: slug as CollectionSlug,
        where: { [name]: { exists: true } },
        ...{ sort, limit: 1, depth: 0, overrideAccess: false, user },
      }),
    );
    const date = docs[0]?.[name];
    return date ? Number(today(new Date(String(date))).slice(0, 4)) : undefined;
  };
  const [first, last] = await Promise.all([yearOf(name), yearOf(`-${name}`)]);
  const count = first === undefined || last === undefined || first === last ? 0 : last - first + 1;
  return {
    label: say(language, 'Year'),
    options: Array.from({ length: count }, (_, at) => {
      const year = (last ?? 0) - at;
      const { from, until } = yearBounds(year);
      return {
        label: String(year),
        conditions: [{ [name]: { greater_than_equal: from } }, { [name]: { less_than: until } }],
      };
    }),
  };
}
