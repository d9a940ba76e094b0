/** What a query finds, in its order: entries alone. Whether a visitor may see them is asked once more when they are shown. */
import type { Term } from '@college/contract/folding/terms';
import { MOST_RESULTS } from '@college/contract/search';
import type { Payload } from 'payload';
import { type Candidate, candidates } from './index/candidates.ts';
import type { Filters } from './index/marks.ts';
import type { Expression } from './query/expression.ts';
import { exactly, knownOf, loosely, nearly } from './query/query.ts';
import { scoreOf } from './ranking.ts';

/** All of them; of what stands nearly everywhere the newest of titles and of each tab, so that it costs no more. */
const gathered = (
  expression: Expression,
  terms: readonly Term[],
  filters: Filters,
  payload: Payload,
) => candidates({ expression, filters, limit: MOST_RESULTS, exact: exactly(terms) }, payload);

/** The likeliest first. */
function ranked(found: readonly Candidate[], terms: readonly Term[]): Candidate[] {
  const now = Date.now();
  return found
    .map((one) => ({ one, score: scoreOf(one, terms, now) }))
    .sort((a, b) => b.score - a.score || b.one.date - a.one.date || b.one.id - a.one.id)
    .map(({ one }) => one);
}

type Finding = (terms: readonly Term[], filters: Filters, payload: Payload) => Promise<Candidate[]>;

/** What has all of the words. */
export const find: Finding = async (terms, filters, payload) => {
  if (terms.length === 0) return [];
  const all = loosely(terms, await knownOf(terms, payload));
  return ranked(await gathered(all, terms, filters, payload), terms);
};

/** What has all of them but one. */
export const findNearly: Finding = async (terms, filters, payload) => {
  if (terms.length < 2) return [];
  const some = nearly(terms, await knownOf(terms, payload));
  return ranked(await gathered(some, terms, filters, payload), terms);
};

export const findSome: Finding = async (...asked) => {
  const all = await find(...asked);
  return all.length > 0 ? all : findNearly(...asked);
};
