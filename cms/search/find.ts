/**
 * Finds the entries that match a query and sorts them. Access rules are checked later, when the
 * results are read.
 */
import { MOST_RESULTS } from '@college/contract/search';
import type { Payload } from 'payload';
import type { Filters } from './entry.ts';
import { type Candidate, candidates, hasMatch } from './index/candidates.ts';
import type { Expression } from './index/expression.ts';
import { exactly, hasUnknownWord, loosely, nearly, type Query } from './query/query.ts';
import { scoreOf } from './ranking.ts';

/** Sorted by score, then by date, then by id. */
function sortByScore(list: readonly Candidate[], { terms }: Query): Candidate[] {
  const now = Date.now();
  return list
    .map((candidate) => ({ one: candidate, score: scoreOf(candidate, terms, now) }))
    .sort((a, b) => b.score - a.score || b.one.date - a.one.date || b.one.id - a.one.id)
    .map(({ one }) => one);
}

/**
 * All matching entries. Of a word that is nearly everywhere, only the newest matches in titles and
 * in each tab, which limits the cost.
 */
async function search(
  expression: Expression,
  query: Query,
  filters: Filters,
  payload: Payload,
): Promise<Candidate[]> {
  // Checks first with one cheap statement, because most searches with a misspelt word find nothing.
  if (hasUnknownWord(query) && !(await hasMatch(expression, payload))) return [];
  const criteria = { expression, filters, limit: MOST_RESULTS, exact: exactly(query) };
  return sortByScore(await candidates(criteria, payload), query);
}

type Find = (query: Query, filters: Filters, payload: Payload) => Promise<Candidate[]>;

/** Entries that have all words of the query. */
export const find: Find = async (query, filters, payload) =>
  query.terms.length === 0 ? [] : search(loosely(query), query, filters, payload);

/** Entries that have all words of the query except one. */
export const findNearly: Find = async (query, filters, payload) =>
  query.terms.length < 2 ? [] : search(nearly(query), query, filters, payload);

export const findSome: Find = async (...args) => {
  const all = await find(...args);
  return all.length > 0 ? all : findNearly(...args);
};
