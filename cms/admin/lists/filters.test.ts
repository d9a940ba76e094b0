/** Filters above a list and Payload's filter builder share one `where`. */
import type { Where } from 'payload';
import { expect, it } from 'vitest';
import { choose, chosenIn, type Filter } from './filters.ts';

const drafts = { label: 'Drafts', conditions: [{ _status: { equals: 'draft' } }] };
const state: Filter = { label: 'State', options: [drafts] };
const year = (label: string, from: string, until: string) => ({
  label,
  conditions: [{ date: { greater_than_equal: from } }, { date: { less_than: until } }],
});
const years: Filter = {
  label: 'Date',
  options: [year('2026', '2026', '2027'), year('2025', '2025', '2026')],
};
const own: Filter = {
  label: 'Mine',
  options: [{ label: 'Mine', conditions: [{ uploaded_by: { equals: 3 } }] }],
};

/** A `where` as it is read from an address: values are texts, and nothing is left of an empty one. */
const read = (where: Where): Where | undefined =>
  Object.keys(where).length > 0
    ? JSON.parse(JSON.stringify(where, (_, part) => (typeof part === 'number' ? `${part}` : part)))
    : undefined;
const names = (where: Where | undefined) =>
  [state, years, own].map((filter) => chosenIn(where, filter)?.label);

it('adds, changes and removes a choice, and keeps all others', () => {
  let where = read(choose(undefined, state, drafts));
  expect(names(where)).toEqual(['Drafts', undefined, undefined]);
  where = read(choose(where, years, years.options[0]));
  where = read(choose(where, own, own.options[0]));
  expect(names(where)).toEqual(['Drafts', '2026', 'Mine']);
  where = read(choose(where, years, years.options[1]));
  expect(names(where)).toEqual(['Drafts', '2025', 'Mine']);
  expect(where?.or?.[0]?.and).toHaveLength(4);
  where = read(choose(where, years));
  where = read(choose(where, own));
  expect(where).toEqual({ or: [{ and: [{ _status: { equals: 'draft' } }] }] });
  expect(read(choose(where, state))).toBeUndefined();
});

it('applies a choice to every alternative of a filter that somebody built', () => {
  const built: Where = {
    or: [{ title: { like: 'fees' } }, { and: [{ title: { like: 'exam' } }] }],
  };
  expect(choose(built, state, drafts)).toEqual({
    or: ['fees', 'exam'].map((word) => ({
      and: [{ title: { like: word } }, { _status: { equals: 'draft' } }],
    })),
  });
  expect(names({ or: [{ _status: { equals: 'draft' } }, { title: { like: 'exam' } }] })).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('reads the simple form of an address', () => {
  expect(names(read({ _status: { equals: 'draft' } }))).toEqual(['Drafts', undefined, undefined]);
});
