/** What a query finds, in its order: entries alone. Whether a visitor may see them is asked once more when they are shown. */
import { MOST_RESULTS, searchTabNames } from '@college/contract/search';
import type { Payload } from 'payload';
import { type Candidate, candidates, idsOfCandidates } from './index/candidates.ts';
import type { Filters } from './index/marks.ts';
import type { Expression } from './query/expression.ts';
import { exactly, loosely, nearly, type Term } from './query/query.ts';
import { scoreOf } from './ranking.ts';

/** All of them; of what stands nearly everywhere the newest of each tab, so that it costs no more. */
async function gathered(expression: Expression, filters: Filters, payload: Payload) {
  const few = await candidates(expression, filters, MOST_RESULTS, payload);
  if (few.length < MOST_RESULTS || filters.tab) return few;
  const ofTabs = await Promise.all(
    searchTabNames.map((tab) => candidates(expression, { ...filters, tab }, MOST_RESULTS, payload)),
  );
  return ofTabs.flat();
}

export async function find(
  terms: readonly Term[],
  filters: Filters,
  payload: Payload,
): Promise<Candidate[]> {
  if (terms.length === 0) return [];
  const all = await gathered(loosely(terms), filters, payload);
  const found =
    all.length > 0 || terms.length === 1 ? all : await gathered(nearly(terms), filters, payload);
  if (found.length < 2) return found;
  const exact = await idsOfCandidates(
    exactly(terms),
    filters,
    MOST_RESULTS * searchTabNames.length,
    payload,
  );
  const now = Date.now();
  const scores = new Map(
    found.map((one) => [one, scoreOf(one, terms, exact.has(one.id), now)] as const),
  );
  return found.sort(
    (one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0) || other.id - one.id,
  );
}
