/** What a query finds, in its order: entries alone. Whether a visitor may see them is asked once more when they are shown. */
import { MOST_RESULTS } from '@college/contract/search';
import type { Payload } from 'payload';
import { type Candidate, candidates, isThere } from './index/candidates.ts';
import type { Filters } from './index/marks.ts';
import type { Expression } from './query/expression.ts';
import { exactly, hasUnknownWord, loosely, nearly, type Query } from './query/query.ts';
import { scoreOf } from './ranking.ts';

/** The likeliest first. */
function ranked(found: readonly Candidate[], { terms }: Query): Candidate[] {
  const now = Date.now();
  return found
    .map((one) => ({ one, score: scoreOf(one, terms, now) }))
    .sort((a, b) => b.score - a.score || b.one.date - a.one.date || b.one.id - a.one.id)
    .map(({ one }) => one);
}

/** All of them; of what stands nearly everywhere the newest of titles and of each tab, so that it costs no more. */
async function gathered(
  expression: Expression,
  query: Query,
  filters: Filters,
  payload: Payload,
): Promise<Candidate[]> {
  // One part instead of nine, because most searches with a slip find nothing.
  if (hasUnknownWord(query) && !(await isThere(expression, payload))) return [];
  const asked = { expression, filters, limit: MOST_RESULTS, exact: exactly(query) };
  return ranked(await candidates(asked, payload), query);
}

type Finding = (query: Query, filters: Filters, payload: Payload) => Promise<Candidate[]>;

/** What has all of the words. */
export const find: Finding = async (query, filters, payload) =>
  query.terms.length === 0 ? [] : gathered(loosely(query), query, filters, payload);

/** What has all of them but one. */
export const findNearly: Finding = async (query, filters, payload) =>
  query.terms.length < 2 ? [] : gathered(nearly(query), query, filters, payload);

export const findSome: Finding = async (...asked) => {
  const all = await find(...asked);
  return all.length > 0 ? all : findNearly(...asked);
};
