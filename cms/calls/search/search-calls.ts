/** The search calls, answered from the index. */
import { asRecord } from '@college/contract/as-record';
import {
  MOST_RESULTS,
  RESULTS_PER_PAGE,
  type SearchTab,
  searchTabNames,
} from '@college/contract/search';
import { countSearch } from '../../search/counts.ts';
import type { Filters } from '../../search/entry.ts';
import { find, findNearly, findSome } from '../../search/find.ts';
import { type Candidate, candidateAt } from '../../search/index/candidates.ts';
import type { Place } from '../../search/index/write.ts';
import { correctionsOf } from '../../search/query/corrections.ts';
import { readQuery } from '../../search/query/query.ts';
import { keyOf } from '../../search/query/settings.ts';
import { inSearchQueue } from '../../search/search-queue.ts';
import type { Context, Handler } from '../handler.ts';
import { whereDepartment } from '../own-codes.ts';
import { presentResults } from './results.ts';
import { departmentsOf, openSearch, type SearchContext, settingsOf } from './search-context.ts';

/** Upper bound of suggested titles. */
const MOST_SUGGESTIONS = 8;

export const getsearchresults: Handler<'getsearchresults'> = (input, context) =>
  inSearchQueue(context.signal, () => search(input, context));

const search: Handler<'getsearchresults'> = async ({ q, tab, dept_code, year, page }, visit) => {
  const context = await openSearch(visit);
  const department =
    dept_code === undefined ? undefined : await departmentFilter(dept_code, context);
  const filters: Filters = { department, year };
  const isFiltered = department !== undefined || year !== undefined;
  const { words, query, all, corrections, settings } = await findWithCorrections(q, context);
  const { terms } = query;
  const pinned = isFiltered ? [] : (settings.pinned.get(keyOf(words)) ?? []);
  const entries = isFiltered ? await findSome(query, filters, context.payload) : all;
  const candidates = await withPinned(pinned, entries, context);
  const ofTab = tab ? candidates.filter((candidate) => candidate.tab === tab) : candidates;
  context.signal?.throwIfAborted();
  const onPage = ofTab.slice((page - 1) * RESULTS_PER_PAGE, page * RESULTS_PER_PAGE);
  const [list, departments] = await Promise.all([
    presentResults(onPage, { terms, locale: context.locale }, context),
    departmentsAmong(all, context),
  ]);
  return {
    searched: 1,
    counts: countsOf(candidates),
    results: list,
    corrections,
    corrected: words === q ? '' : words,
    terms,
    // Years of all results, because the visitor may choose another filter.
    years: [...new Set(all.flatMap((candidate) => candidate.year || []))].sort((a, b) => b - a),
    departments,
  };
};

/**
 * Results of a query. If nothing has all words: results of the likeliest correction, otherwise
 * results with all words except one.
 */
async function findWithCorrections(q: string, context: SearchContext) {
  const { payload, signal } = context;
  const settings = await settingsOf(context);
  const query = await readQuery(q, settings, payload);
  const all = await find(query, {}, payload);
  const uncorrected = { words: q, query, all, corrections: [], settings };
  if (all.length > 0) return uncorrected;
  signal?.throwIfAborted();
  const isPinned = settings.pinned.has(keyOf(q));
  const corrections = isPinned ? [] : await correctionsOf(q, query, settings, payload, signal);
  signal?.throwIfAborted();
  const [likeliest] = corrections;
  if (!likeliest) return { ...uncorrected, all: await findNearly(query, {}, payload) };
  const corrected = await readQuery(likeliest, settings, payload);
  const entries = await find(corrected, {}, payload);
  return { words: likeliest, query: corrected, all: entries, corrections, settings };
}

/** Puts records that the office pinned first, while visitors may see them. */
async function withPinned(pinned: readonly Place[], candidates: Candidate[], { payload }: Context) {
  const first = (await Promise.all(pinned.map((place) => candidateAt(place, payload)))).flat();
  return [
    ...first,
    ...candidates.filter(({ id }) => !first.some((candidate) => candidate.id === id)),
  ];
}

const countsOf = (candidates: readonly Candidate[]) => {
  const counts = searchTabNames.map((tab) => [
    tab,
    Math.min(MOST_RESULTS, candidates.filter((candidate) => candidate.tab === tab).length),
  ]);
  return Object.fromEntries(counts) as Record<SearchTab, number>;
};

/** The department as the index stores it. */
async function departmentFilter(dept_code: string, context: Context): Promise<number | 'none'> {
  const where = await whereDepartment(dept_code, context);
  if (!where) return 'none';
  return Number(asRecord(where.department).equals ?? 0);
}

async function departmentsAmong(candidates: readonly Candidate[], context: SearchContext) {
  const ids = new Set(candidates.map(({ department }) => department));
  const departments = await departmentsOf(context);
  return [...departments].flatMap(([id, { dept_code, dept_name }]) =>
    ids.has(id) ? [{ dept_code, dept_name }] : [],
  );
}

export const getsearchsuggestions: Handler<'getsearchsuggestions'> = (input, context) =>
  inSearchQueue(context.signal, () => suggest(input, context));

const suggest: Handler<'getsearchsuggestions'> = async ({ q }, visit) => {
  const context = await openSearch(visit);
  const query = await readQuery(q, await settingsOf(context), context.payload, true);
  context.signal?.throwIfAborted();
  const { terms } = query;
  const entries = await findSome(query, {}, context.payload);
  context.signal?.throwIfAborted();
  const list = await presentResults(
    entries.slice(0, MOST_SUGGESTIONS),
    { terms, locale: context.locale },
    context,
  );
  return list.map((result) => {
    const title = 'title' in result ? result.title : result.name;
    return { text: title.map(({ text }) => text).join(''), result };
  });
};

export const addsearchcounts: Handler<'addsearchcounts'> = async ({ searches }) => {
  for (const candidate of searches) countSearch(candidate);
  return {};
};
