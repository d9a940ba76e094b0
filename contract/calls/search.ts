import { z } from 'zod';
import {
  LONGEST_QUERY,
  MOST_COUNTS,
  SearchAnswer,
  SearchCount,
  SearchSuggestion,
  searchTabNames,
} from '../search.ts';
import { type Limit, post, submit } from './call.ts';
import { department, year } from './fields.ts';

/** Allows for a computer lab behind one network address. Each search comes with a few calls for suggestions. */
const searchesOfALab: Limit = { most: 600, minutes: 1 };
const suggestionsOfALab: Limit = { most: 1500, minutes: 1 };

/** A query is never refused; one that is too long is cut. */
const q = z
  .string()
  .default('')
  .transform((words) => words.slice(0, LONGEST_QUERY));

export const search = {
  getsearchresults: post({
    input: z.object({
      q,
      tab: z.enum(searchTabNames).optional(),
      dept_code: department.optional(),
      year,
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    output: SearchAnswer,
    example: { q: 'physics' },
    limit: searchesOfALab,
    about:
      'Extension: public records and files with these words in any language, the best results first.',
    absent: {},
  }),
  getsearchsuggestions: post({
    input: z.object({ q }),
    output: z.array(SearchSuggestion).max(8),
    example: { q: 'phy' },
    limit: suggestionsOfALab,
    about: 'Extension: suggestions for a query while somebody types it.',
    absent: [],
  }),
  addsearchcounts: submit({
    input: z.object({ searches: z.array(SearchCount).min(1).max(MOST_COUNTS) }),
    output: z.object({}),
    example: { searches: [{ q: 'physics', results: 3, times: 1 }] },
    about:
      'Extension: the searches of visitors since the last call, from a site that answers many of them from its cache.',
    absent: {},
  }),
};
