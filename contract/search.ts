/** What a search finds. A result says what it is, and the site where that stands. */
import { z } from 'zod';
import { departmentFileTypes, employeeTypes, memberTypes, noticeTypes, rtiRoles } from './codes.ts';
import { id, text, Upload } from './entities.ts';
import { Term } from './folding/terms.ts';
import { addedType } from './site-map/added-pages.ts';

/** The tabs of the answers, in their order, each with the kinds that stand under it. */
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
export const RESULTS_A_PAGE = 20;
/** Of a tab no more are counted, nor shown. */
export const MOST_RESULTS = 200;
/** Characters of a query that count; what follows is not looked at. */
export const LONGEST_QUERY = 200;

/** Different searches that one call tells of. */
export const MOST_COUNTS = 50;

/** A search as visitors made it, and how many of them did. */
export const SearchCount = z.object({
  q: z.string().min(1).max(LONGEST_QUERY),
  /** 0: nothing had these words. */
  results: z.number().int().min(0).max(1_000_000),
  times: z.number().int().min(1).max(100_000),
});
export type SearchCount = z.output<typeof SearchCount>;
/** One that a visitor made. */
export type CountedSearch = Omit<SearchCount, 'times'>;

/** Words in their order, each stretch marked or not: never HTML. */
export const Passage = z.array(z.object({ text: z.string(), found: z.boolean() })).default([]);
export type Passage = z.output<typeof Passage>;

/** Title or name; what stands around the words that were found, or how the text begins. */
const found = { title: Passage, excerpt: Passage };
const person = { id, name: Passage, designation: text, excerpt: Passage };

/** A record that has a place of its own on the website. */
export const PlacedRecord = z.discriminatedUnion('kind', [
  /** An event: a notice of a type of events. */
  z.object({
    kind: z.enum(['notice', 'event']),
    id,
    type: z.union([z.enum(noticeTypes), addedType]),
    dept_code: text,
    date: text,
    ...found,
  }),
  z.object({ kind: z.literal('album'), id, dept_code: text, date: text, ...found }),
  z.object({
    kind: z.literal('department-file'),
    id,
    type: z.enum(departmentFileTypes),
    dept_code: text,
    date: text,
    ...found,
  }),
  z.object({ kind: z.literal('important-file'), id, date: text, ...found }),
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
    /** 1: among the prominent ones of the college. */
    prominent: z.union([z.literal(0), z.literal(1)]).default(0),
    ...person,
  }),
  z.object({ kind: z.literal('rti-officer'), role: z.enum(rtiRoles), ...person }),
  z.object({ kind: z.literal('department'), dept_code: z.string(), ...found }),
  /** Words of a page of the website, by the code that `getpage` asks for, or one of `collegePages`, whose titles the site knows. */
  z.object({ kind: z.literal('page'), page: z.string(), ...found }),
  /** A page that the college added, by its path. */
  z.object({ kind: z.literal('own-page'), path: z.string(), ...found }),
  z.object({ kind: z.literal('guide'), address: z.string(), ...found }),
  z.object({ kind: z.literal('committee'), id, code: text, ...found }),
  /** A question of the evidence browser: what its steps are asked with. */
  z.object({
    kind: z.literal('metric'),
    report: z.union([z.literal('IQAC'), z.literal('SSR'), addedType]),
    group: z.object({ id, name: text }),
    type: text,
    criterion: id,
    srno: id,
    sr_no: text,
    ...found,
  }),
]);
export type PlacedRecord = z.output<typeof PlacedRecord>;

/** The text of a file. */
const DocumentResult = z.object({
  kind: z.literal('document'),
  file: Upload,
  /** The page that it was found on, of so many; 0 where the file has no pages. */
  page: z.number().int().default(0),
  pages: z.number().int().default(0),
  /** Of the newest record that shows it. */
  date: text,
  /** The newest record that shows it, without its excerpt; how many others do. */
  source: PlacedRecord.optional(),
  more: z.number().int().nonnegative().default(0),
  ...found,
});

export const SearchResult = z.discriminatedUnion('kind', [DocumentResult, ...PlacedRecord.options]);
export type SearchResult = z.output<typeof SearchResult>;

const count = z.number().int().nonnegative().default(0);

export const SearchAnswer = z.object({
  /** 0: by a backend without this call; the site then searches what it can. */
  searched: z.union([z.literal(0), z.literal(1)]).default(0),
  /** How many each tab has, whichever was asked for; at most `MOST_RESULTS`. */
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
  /** One page of the tab that was asked for, or of all. */
  results: z.array(SearchResult).default([]),
  /** Whole queries that find something, the likeliest first: at most three. */
  corrections: z.array(z.string()).default([]),
  /** The correction that is answered, as nothing has what was asked for; '': the query itself is. */
  corrected: z.string().default(''),
  /** The words that are answered, with what they may stand for. */
  terms: z.array(Term).default([]),
  /** Which years and departments a filter would find something of, newest year first. */
  years: z.array(z.number().int()).default([]),
  departments: z.array(z.object({ dept_code: z.string(), dept_name: text })).default([]),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

export const SearchSuggestion = z.object({
  /** What to put into the field. */
  text: z.string(),
  /** What it leads to, where it is the title of one record. */
  result: SearchResult.optional(),
});
export type SearchSuggestion = z.output<typeof SearchSuggestion>;
