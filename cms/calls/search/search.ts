/** What visitors search, answered from the index. */
import { RESULTS_A_PAGE, type SearchTab, searchTabNames } from '@college/contract/search';
import { find } from '../../search/find.ts';
import type { Candidate } from '../../search/index/candidates.ts';
import type { Filters } from '../../search/index/marks.ts';
import { readQuery } from '../../search/query/query.ts';
import { inDepartment } from '../departments/in-department.ts';
import { everything, forVisitors } from '../for-visitors.ts';
import type { Context, Handler } from '../handler.ts';
import { results } from './results.ts';

/** Most titles that go on as a query begins. */
const MOST_SUGGESTIONS = 8;

export const search: Handler<'search'> = async ({ q, tab, dept_code, year, page }, context) => {
  const terms = await readQuery(q, context.payload);
  const department = dept_code === undefined ? undefined : await numberOf(dept_code, context);
  const filters: Filters = { department, year };
  const found = await find(terms, filters, context.payload);
  const ofTab = tab ? found.filter((one) => one.tab === tab) : found;
  const shown = ofTab.slice((page - 1) * RESULTS_A_PAGE, page * RESULTS_A_PAGE);
  // What a filter leaves out may be chosen instead.
  const isFiltered = department !== undefined || year !== undefined;
  const all = isFiltered ? await find(terms, {}, context.payload) : found;
  return {
    searched: 1,
    counts: countsOf(found),
    results: await results(shown, { terms, locale: context.locale }, context),
    corrections: [],
    years: [...new Set(all.flatMap((one) => one.year || []))].sort((a, b) => b - a),
    departments: await departmentsOf(all, context),
  };
};

const countsOf = (found: readonly Candidate[]) => {
  const counted = searchTabNames.map((tab) => [tab, found.filter((one) => one.tab === tab).length]);
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

export const searchsuggestions: Handler<'searchsuggestions'> = async ({ q }, context) => {
  const terms = await readQuery(q, context.payload);
  const found = await find(terms, {}, context.payload);
  const list = await results(
    found.slice(0, MOST_SUGGESTIONS),
    { terms, locale: context.locale },
    context,
  );
  return list.map((result) => {
    const title = 'title' in result ? result.title : result.name;
    return { text: title.map(({ text }) => text).join(''), result };
  });
};
