/** The answers of a search. A result contains no address: the site knows where each record is. */
import { z } from 'zod';
import { addedType } from './added-pages.ts';
import { departmentFileTypes, employeeTypes, memberTypes, noticeTypes, rtiRoles } from './codes.ts';
import { id, text, Upload } from './entities.ts';
import { Term } from './folding/terms.ts';

/** The tabs of the search page in their order, each with its kinds of results. */
export const searchTabs = {
  notice: ['notice', 'event', 'album'],
  document: ['document', 'department-file', 'important-file'],
  person: ['employee', 'member', 'former-principal', 'rti-officer', 'alumnus'],
  department: ['department'],
  page: ['page', 'own-page', 'guide', 'committee'],
  metric: ['metric'],
} as const;
export type SearchTab = keyof typeof searchTabs;
export type SearchKind = (typeof searchTabs)[SearchTab][number];
export const searchTabNames = Object.keys(searchTabs) as [SearchTab, ...SearchTab[]];

/** Results on one page. */
export const RESULTS_PER_PAGE = 20;
/** Most results that are counted and shown on a tab. */
export const MOST_RESULTS = 200;
/** Most characters of a query. The rest is ignored. */
export const LONGEST_QUERY = 200;

/** Most searches in one call. */
export const MOST_COUNTS = 50;

/** A query, its number of results, and how often visitors searched for it. */
export const SearchCount = z.object({
  q: z.string().min(1).max(LONGEST_QUERY),
  /** Number of results. */
  results: z.number().int().min(0).max(1_000_000),
  times: z.number().int().min(1).max(100_000),
});
export type SearchCount = z.output<typeof SearchCount>;
/** A search of one visitor. */
export type CountedSearch = Omit<SearchCount, 'times'>;

/** A text in pieces, each with or without a mark. It never contains HTML. */
export const Passage = z.array(z.object({ text: z.string(), found: z.boolean() })).default([]);
export type Passage = z.output<typeof Passage>;

/** The title, and the text around the matching words or at the beginning. */
const matched = { title: Passage, excerpt: Passage };
const person = { id, name: Passage, designation: text, excerpt: Passage };

/** A record that has an address on the website. */
export const PlacedRecord = z.discriminatedUnion('kind', [
  /** An event: a notice of a type of events. */
  z.object({
    kind: z.enum(['notice', 'event']),
    id,
    type: z.union([z.enum(noticeTypes), addedType]),
    dept_code: text,
    date: text,
    ...matched,
  }),
  z.object({ kind: z.literal('album'), id, dept_code: text, date: text, ...matched }),
  z.object({
    kind: z.literal('department-file'),
    id,
    type: z.enum(departmentFileTypes),
    dept_code: text,
    date: text,
    ...matched,
  }),
  z.object({ kind: z.literal('important-file'), id, date: text, ...matched }),
  z.object({
    kind: z.literal('employee'),
    type: z.enum(employeeTypes),
    dept_code: text,
    dept_name: text,
    /** 1: the profile page is public. */
    liveNow: z.union([z.literal(0), z.literal(1)]).default(0),
    ...person,
  }),
  z.object({
    kind: z.literal('member'),
    type: z.union([z.enum(memberTypes), addedType]),
    ...person,
  }),
  z.object({ kind: z.literal('former-principal'), ...person }),
  z.object({
    kind: z.literal('alumnus'),
    dept_code: text,
    /** 1: one of the college's prominent alumni. */
    prominent: z.union([z.literal(0), z.literal(1)]).default(0),
    ...person,
  }),
  z.object({ kind: z.literal('rti-officer'), role: z.enum(rtiRoles), ...person }),
  z.object({ kind: z.literal('department'), dept_code: z.string(), ...matched }),
  /** A static page by its code for `getpage`, or one of `collegePages`. */
  z.object({ kind: z.literal('page'), page: z.string(), ...matched }),
  /** A page that the college added, by its path. */
  z.object({ kind: z.literal('own-page'), path: z.string(), ...matched }),
  z.object({ kind: z.literal('guide'), address: z.string(), ...matched }),
  z.object({ kind: z.literal('committee'), id, code: text, ...matched }),
  /** A metric question with the inputs of the evidence browser's steps. */
  z.object({
    kind: z.literal('metric'),
    report: z.union([z.literal('IQAC'), z.literal('SSR'), addedType]),
    group: z.object({ id, name: text }),
    type: text,
    criterion: id,
    srno: id,
    sr_no: text,
    ...matched,
  }),
]);
export type PlacedRecord = z.output<typeof PlacedRecord>;

/** The text of a file. */
const DocumentResult = z.object({
  kind: z.literal('document'),
  file: Upload,
  /** The page with the match, and the number of pages; 0 if the file has no pages. */
  page: z.number().int().default(0),
  pages: z.number().int().default(0),
  /** The date of the newest record that shows the file. */
  date: text,
  /** The newest record that shows the file, without its excerpt, and the number of other records. */
  source: PlacedRecord.optional(),
  more: z.number().int().nonnegative().default(0),
  ...matched,
});

export const SearchResult = z.discriminatedUnion('kind', [DocumentResult, ...PlacedRecord.options]);
export type SearchResult = z.output<typeof SearchResult>;

const count = z.number().int().nonnegative().default(0);

export const SearchAnswer = z.object({
  /** 0 if the backend does not have this call. The site then searches by other calls. */
  searched: z.union([z.literal(0), z.literal(1)]).default(0),
  /** The number of results on each tab; at most `MOST_RESULTS`. */
  counts: z
    .object({
      notice: count,
      document: count,
      person: count,
      department: count,
      page: count,
      metric: count,
    } satisfies Record<SearchTab, z.ZodType>)
    .prefault({}),
  /** One page of the requested tab, or of all tabs. */
  results: z.array(SearchResult).default([]),
  /** Corrected queries that have results, the likeliest first; at most three. */
  corrections: z.array(z.string()).default([]),
  /** The correction to which these results belong if the query has none; otherwise ''. */
  corrected: z.string().default(''),
  /** The terms of the query. */
  terms: z.array(Term).default([]),
  /** The years and departments that have results, newest year first. */
  years: z.array(z.number().int()).default([]),
  departments: z.array(z.object({ dept_code: z.string(), dept_name: text })).default([]),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

export const SearchSuggestion = z.object({
  /** The text for the search field. */
  text: z.string(),
  /** The record, if the suggestion is the title of exactly one. */
  result: SearchResult.optional(),
});
export type SearchSuggestion = z.output<typeof SearchSuggestion>;
