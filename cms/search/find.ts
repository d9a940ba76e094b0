/** What a query finds, in its order: entries alone. Whether a visitor may see them is asked once more when they are shown. */
import type { Term } from '@college/contract/folding/terms';
import { MOST_RESULTS, searchTabNames } from '@college/contract/search';
import type { Payload } from 'payload';
import { type Candidate, candidates, idsOfCandidates } from './index/candidates.ts';
import type { Filters } from './index/marks.ts';
import type { Expression } from './query/expression.ts';
import { exactly, loosely, nearly } from './query/query.ts';
import { scoreOf } from './ranking.ts';

/** All of them; of what stands nearly everywhere the newest of titles and of each tab, so that it costs no more. */
async function gathered(expression: Expression, filters: Filters, payload: Payload) {
  const asked = { expression, filters, limit: MOST_RESULTS };
  const few = await candidates(asked, payload);
  if (few.length < MOST_RESULTS) return few;
  const lists = await Promise.all([
    candidates({ ...asked, inTitle: true }, payload),
    ...searchTabNames.map((tab) => candidates({ ...asked, filters: { ...filters, tab } }, payload)),
  ]);
  return [...new Map(lists.flat().map((one) => [one.id, one])).values()];
}

export interface Found {
  /** The likeliest first. */
  entries: Candidate[];
  /** Nothing has all of the words: these have all but one. */
  isNear: boolean;
}

export async function find(
  terms: readonly Term[],
  filters: Filters,
  payload: Payload,
): Promise<Found> {
  if (terms.length === 0) return { entries: [], isNear: false };
  const all = await gathered(loosely(terms), filters, payload);
  const isNear = all.length === 0 && terms.length > 1;
  const found = isNear ? await gathered(nearly(terms), filters, payload) : all;
  const limit = MOST_RESULTS * searchTabNames.length;
  const exact = await idsOfCandidates({ expression: exactly(terms), filters, limit }, payload);
  const now = Date.now();
  const scored = found.map((one) => ({ one, score: scoreOf(one, terms, exact.has(one.id), now) }));
  scored.sort((a, b) => b.score - a.score || b.one.date - a.one.date || b.one.id - a.one.id);
  return { entries: scored.map(({ one }) => one), isNear };
}
