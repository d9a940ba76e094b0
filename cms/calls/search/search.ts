/** What visitors search, answered from the index. */
import {
  MOST_RESULTS,
  RESULTS_A_PAGE,
  type SearchTab,
  searchTabNames,
} from '@college/contract/search';
import { find, findNearly, findSome } from '../../search/find.ts';
import { type Candidate, candidateAt } from '../../search/index/candidates.ts';
import type { Filters } from '../../search/index/marks.ts';
import type { Place } from '../../search/index/write.ts';
import { correctionsOf } from '../../search/query/corrections.ts';
import { readQuery } from '../../search/query/query.ts';
import { keyOf, readSettings } from '../../search/query/settings.ts';
import { inSearchQueue } from '../../search/search-queue.ts';
import { inDepartment } from '../departments/in-department.ts';
import { everything, forVisitors } from '../for-visitors.ts';
import type { Context, Handler } from '../handler.ts';
import { results } from './results.ts';

/** Most titles that go on as a query begins. */
const MOST_SUGGESTIONS = 8;

export const getsearchresults: Handler<'getsearchresults'> = (input, context) =>
  inSearchQueue(context.signal, () => search(input, context));

const search: Handler<'getsearchresults'> = async ({ q, tab, dept_code, year, page }, context) => {
  const department = dept_code === undefined ? undefined : await numberOf(dept_code, context);
  const filters: Filters = { department, year };
  const isFiltered = department !== undefined || year !== undefined;
  const { asked, query, all, corrections, settings } = await answerTo(q, context);
  const { terms } = query;
  const pinned = isFiltered ? [] : (settings.pinned.get(keyOf(asked)) ?? []);
  const entries = isFiltered ? await findSome(query, filters, context.payload) : all;
  const found = await withFirst(pinned, entries, context);
  const ofTab = tab ? found.filter((one) => one.tab === tab) : found;
  context.signal?.throwIfAborted();
  const shown = ofTab.slice((page - 1) * RESULTS_A_PAGE, page * RESULTS_A_PAGE);
  const [list, departments] = await Promise.all([
    results(shown, { terms, locale: context.locale }, context),
    departmentsOf(all, context),
  ]);
  return {
    searched: 1,
    counts: countsOf(found),
    results: list,
    corrections,
    corrected: asked === q ? '' : asked,
    terms,
    // What a filter leaves out may be chosen instead.
    years: [...new Set(all.flatMap((one) => one.year || []))].sort((a, b) => b - a),
    departments,
  };
};

/**
 * What a query finds; where nothing has all of its words and a slip may be why, what its likeliest correction finds, else
 * what has all of them but one.
 */
async function answerTo(q: string, { payload, signal }: Context) {
  const reading = readSettings(payload);
  const query = await readQuery(q, reading, payload);
  const [settings, all] = await Promise.all([reading, find(query, {}, payload)]);
  const asItIs = { asked: q, query, all, corrections: [], settings };
  if (all.length > 0) return asItIs;
  signal?.throwIfAborted();
  const isPinned = settings.pinned.has(keyOf(q));
  const corrections = isPinned ? [] : await correctionsOf(q, query, settings, payload, signal);
  signal?.throwIfAborted();
  const [likeliest] = corrections;
  if (!likeliest) return { ...asItIs, all: await findNearly(query, {}, payload) };
  const corrected = await readQuery(likeliest, settings, payload);
  const entries = await find(corrected, {}, payload);
  return { asked: likeliest, query: corrected, all: entries, corrections, settings };
}

/** What the office pinned before all others, as long as visitors see it. */
async function withFirst(pinned: readonly Place[], found: Candidate[], { payload }: Context) {
  const first = (await Promise.all(pinned.map((place) => candidateAt(place, payload)))).flat();
  return [...first, ...found.filter(({ id }) => !first.some((one) => one.id === id))];
}

const countsOf = (found: readonly Candidate[]) => {
  const counted = searchTabNames.map((tab) => [
    tab,
    Math.min(MOST_RESULTS, found.filter((one) => one.tab === tab).length),
  ]);
  return Object.fromEntries(counted) as Record<SearchTab, number>;
};

/** As entries name it. */
async function numberOf(dept_code: string, context: Context): Promise<number | 'none'> {
  const where = await inDepartment(dept_code, context);
  if (!where) return 'none';
  return Number(Object(where.department).equals ?? 0);
}

async function departmentsOf(found: readonly Candidate[], context: Context) {
  const ids = [...new Set(found.map(({ department }) => department))];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'departments',
    where: { id: { in: ids } },
    limit: everything,
    sort: 'dept_code',
    select: { dept_code: true, dept_name: true },
  });
  return docs.map(({ dept_code, dept_name }) => ({ dept_code, dept_name }));
}

export const getsearchsuggestions: Handler<'getsearchsuggestions'> = (input, context) =>
  inSearchQueue(context.signal, () => suggest(input, context));

const suggest: Handler<'getsearchsuggestions'> = async ({ q }, context) => {
  const query = await readQuery(q, readSettings(context.payload), context.payload, true);
  context.signal?.throwIfAborted();
  const { terms } = query;
  const entries = await findSome(query, {}, context.payload);
  context.signal?.throwIfAborted();
  const list = await results(
    entries.slice(0, MOST_SUGGESTIONS),
    { terms, locale: context.locale },
    context,
  );
  return list.map((result) => {
    const title = 'title' in result ? result.title : result.name;
    return { text: title.map(({ text }) => text).join(''), result };
  });
};
