/** Filters above lists, as parts of the `where` that Payload's filter builder writes: alternatives of conditions. */
import type { Where, WhereField } from 'payload';
import { transformWhereQuery } from 'payload/shared';

export interface Option {
  label: string;
  conditions: Record<string, WhereField>[];
}

/** A choice of one option, or of none for all records. */
export interface Filter {
  label: string;
  options: Option[];
}

/** The conditions of a `where`, alternative by alternative. Values of addresses are texts. */
const alternativesOf = (where: Where | undefined): Where[][] => {
  const { or = [] } = where ? transformWhereQuery(where) : {};
  const alternatives = or.map(({ and = [] }) => and.filter((part) => Object.keys(part).length > 0));
  return alternatives.length === 0 ? [[]] : alternatives;
};

const textOf = (condition: Where): string =>
  JSON.stringify(condition, (_, value) => (typeof value === 'object' ? value : String(value)));

/** The chosen option of a filter; undefined if the list is not filtered by one of them. */
export const chosenIn = (where: Where | undefined, { options }: Filter): Option | undefined => {
  const alternatives = alternativesOf(where).map((conditions) => conditions.map(textOf));
  return options.find(({ conditions }) =>
    alternatives.every((alternative) =>
      conditions.every((condition) => alternative.includes(textOf(condition))),
    ),
  );
};

/** Replaces the conditions on the fields of a filter by those of an option, or removes them. */
export function choose(where: Where | undefined, { options }: Filter, option?: Option): Where {
  const names = new Set(options.flatMap(({ conditions }) => conditions.flatMap(Object.keys)));
  const or = alternativesOf(where)
    .map((conditions) => [
      ...conditions.filter((condition) => !Object.keys(condition).some((name) => names.has(name))),
      ...(option?.conditions ?? []),
    ])
    .filter((and) => and.length > 0)
    .map((and) => ({ and }));
  return or.length > 0 ? { or } : {};
}
