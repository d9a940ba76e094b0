/** The translation of a record: localized fields that differ from the main language. */
import type { FlattenedField } from 'payload';

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => value !== null && typeof value === 'object';
const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isData) : []);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `saved` is the record as stored in the main language, with the ids of its rows. */
export function translationOf(
  fields: readonly FlattenedField[],
  saved: Data,
  main: Data,
  other: Data,
): Data {
  const translated: Data = {};
  for (const field of fields) {
    const { name } = field;
    if (other[name] === undefined || same(main[name], other[name])) continue;
    if ('localized' in field && field.localized) translated[name] = other[name];
    else if (field.type === 'array')
      translated[name] = translatedRows(
        field.flattenedFields,
        rowsOf(saved[name]),
        rowsOf(main[name]),
        rowsOf(other[name]),
      );
    else if (field.type === 'group' && isData(saved[name]))
      translated[name] = translationOf(
        field.flattenedFields,
        saved[name],
        isData(main[name]) ? main[name] : {},
        isData(other[name]) ? other[name] : {},
      );
  }
  return translated;
}

/** All rows with their ids, because rows that are not sent would be deleted. */
const translatedRows = (
  fields: readonly FlattenedField[],
  saved: Data[],
  main: Data[],
  other: Data[],
): Data[] =>
  saved.map((row, index) => {
    const [mine, theirs] = [main[index] ?? {}, other[index] ?? {}];
    return { ...mine, ...translationOf(fields, row, mine, theirs), id: row.id };
  });
