/** Fills every field of a record. Texts are the name of their field. */
import type { FlattenedField, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { paragraph } from '../content.ts';

type Value = object | string | number | boolean;
/** Texts that need a special format. */
const formed: Record<string, string> = {
  quarter: '2025-1st',
  calling_code: '+999',
  primary: '#123456',
  accent: '#345678',
  time_zone: 'Asia/Dhaka',
  issn: '1234-5679',
  book_isbn: '978-0-00-000000-2',
  doi: '10.5555/12345678',
  pan: 'AAAPA0000A',
  award_year: '2024-25',
};

/** Ids of records by collection. */
export type Numbers = Record<string, number | undefined>;

const DAY = 24 * 60 * 60 * 1000;

/** Returns a date so that every record is shown today: starts are yesterday, ends are tomorrow. */
function dayOf(name: string): string {
  // The UGC-CARE list ended earlier.
  if (name.startsWith('care_')) return '2024-07-05T12:00:00.000Z';
  const begins = /^(from|start_.*|.*_joining)$/.test(name);
  const ends = /^(to|end_.*|.*_leaving|deadline|(.*_)?until)$/.test(name);
  return new Date(Date.now() + (Number(ends) - Number(begins)) * DAY).toISOString();
}

export function filledRecord(fields: FlattenedField[], numbers: Numbers): Record<string, Value> {
  const filled = fields.map((field) => [field.name, fillingOf(field, numbers)]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function fillingOf(field: FlattenedField, numbers: Numbers): Value | undefined {
  const { name } = field;
  switch (field.type) {
    case 'text':
      if (field.custom?.isAddress) return `https://example.org/${name}`;
      return formed[name] ?? name;
    case 'textarea':
      return name;
    case 'email':
      return `${name}@example.org`;
    case 'number':
      return 2001;
    case 'date':
      return dayOf(name);
    case 'checkbox':
      return true;
    case 'richText':
      return paragraph(name);
    case 'select':
      return ofMany(field, optionOf(field.options[0]));
    case 'upload':
    case 'relationship':
      return ofMany(field, numbers[String(field.relationTo)]);
    case 'array':
      return [filledRecord(field.flattenedFields, numbers)];
    case 'group':
      return filledRecord(field.flattenedFields, numbers);
    default:
      return undefined;
  }
}

const optionOf = (option: string | { value: string } | undefined) =>
  typeof option === 'object' ? option.value : option;

const ofMany = ({ hasMany }: { hasMany?: boolean }, value: Value | undefined) =>
  hasMany && value !== undefined ? [value] : value;

type Made = 'id' | 'createdAt' | 'updatedAt' | 'deletedAt';

/** Adds a filled record. `overrides` replaces values. */
export async function addFilled<Slug extends keyof Payload['collections']>(
  payload: Payload,
  collection: Slug,
  numbers: Numbers,
  overrides: Partial<RequiredDataFromCollectionSlug<Slug>> = {},
): Promise<number> {
  const automatic: Made[] = ['id', 'createdAt', 'updatedAt', 'deletedAt'];
  const fields = payload.collections[collection].config.flattenedFields.filter(
    ({ name }) => !automatic.some((item) => item === name),
  );
  const data = {
    ...filledRecord(fields, numbers),
    ...overrides,
  } as RequiredDataFromCollectionSlug<Slug>;
  const { id } = await payload.create({ collection, data });
  numbers[collection] = Number(id);
  return Number(id);
}
