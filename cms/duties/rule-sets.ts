/**
 * Rule sets that a college answers in public, one file each in `duties/`: required content, and how
 * it is found.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { employeeTypes, memberTypes, noticeTypes, staticPages } from '@college/contract/codes';
import { z } from 'zod';
import {
  dutiesFolder,
  Id,
  MATRIX_FILE,
  parseDuties,
  RULES_FILE,
  readDuties,
  repeatedIn,
  Source,
  searchWords,
  TEMPLATES_FILE,
  Words,
} from './duties-file.ts';

const Path = z.string().regex(/^\/[a-z0-9/_-]*$/, 'an address of the website, such as /contactus');

export const committeeParts = ['members', 'objectives', 'tasks', 'minutes'] as const;
export const personDetails = ['photo', 'phone'] as const;
export const collegeFields = [
  'about',
  'vision',
  'mission',
  'affiliation',
  'accreditation',
  'address',
  'email',
  'phone',
  'map',
  'principal_message',
] as const;
export const foundLists = [
  'albums',
  'alumni',
  'committees',
  'departments',
  'programmes',
  'rti-officers',
] as const;

/** Ways to find content. Each has the path of the page that shows it (`at`). */
const finders = {
  /**
   * A published notice of one of these types; with `files` only one with a file, with `names` only
   * one with these words.
   */
  notices: z.strictObject({
    notices: z.array(z.enum(noticeTypes)).min(1),
    with: z.literal('files').optional(),
    names: searchWords.optional(),
    at: Path,
  }),
  /** A published page with a text, by its code. */
  page: z.strictObject({ page: z.enum(staticPages), at: Path }),
  /** Fields of the college, all of them filled in. */
  college: z.strictObject({ college: z.array(z.enum(collegeFields)).min(1), at: Path }),
  /** Somebody of the staff by type, designation or as head of a department, with a photo and a telephone number unless `with` says less. */
  person: z.strictObject({
    person: z.strictObject({
      type: z.enum(employeeTypes).optional(),
      designations: searchWords.optional(),
      /** Also those whom a head's first day makes head of a department. */
      heads: z.literal(true).optional(),
      with: z.array(z.enum(personDetails)).optional(),
    }),
    at: Path,
  }),
  /** A committee by its code or by words of its name, with this part filled in. */
  committee: z.strictObject({
    committee: z.strictObject({ codes: z.array(z.string()), names: searchWords }),
    part: z.enum(committeeParts),
    at: Path,
  }),
  /** At least one member of this body. */
  members: z.strictObject({ members: z.enum(memberTypes), at: Path }),
  /** At least one record of this list. */
  list: z.strictObject({ list: z.enum(foundLists), at: Path }),
  /** An important file by words of its title. */
  importantFile: z.strictObject({ 'important-file': searchWords, at: Path }),
  /** A guide by words of its title. */
  guide: z.strictObject({ guide: searchWords, at: Path }),
  /** A page of the website that is always there unless the college hides it. */
  place: z.strictObject({ place: Path }),
};
const Finder = z.union([
  finders.notices,
  finders.page,
  finders.college,
  finders.person,
  finders.committee,
  finders.members,
  finders.list,
  finders.importantFile,
  finders.guide,
  finders.place,
]);
export type Finder = z.output<typeof Finder>;

const months = z.int().min(1).max(120);

const Row = z.strictObject({
  id: Id,
  title: Words,
  applies: z.enum(['college', 'where applicable', 'university only']).default('college'),
  /** Age in months after which it is outdated; by default that of the set. */
  months: months.optional(),
  /** Any of these answers the row. Without one, only the office's own answer does. */
  find: z.array(Finder),
});

export const RuleSetFile = z
  .strictObject({
    title: Words,
    source: Source,
    /** Date of the rules, YYYY-MM-DD. */
    dated: z.iso.date(),
    /** Page that shows the set; by default a page below /disclosure. */
    page: z.enum(['/disclosure', '/rti/home']).optional(),
    /** True if the set is shown by default. */
    on: z.boolean(),
    months: months.optional(),
    sections: z.array(z.strictObject({ id: Id, title: Words, rows: z.array(Row).min(1) })).min(1),
  })
  .superRefine(({ sections }, context) => {
    const twice = repeatedIn(sections.flatMap(({ rows }) => rows.map((row) => row.id)));
    if (twice) context.addIssue({ code: 'custom', message: `The row “${twice}” is there twice.` });
  });

export interface RuleSet extends z.output<typeof RuleSetFile> {
  /** Name of its file without the ending. */
  code: string;
}
export type DutyRow = RuleSet['sections'][number]['rows'][number];

/** The rows of a set that a college can owe, with their sections. */
export const rowsForColleges = ({ sections }: RuleSet) =>
  sections.flatMap((section) =>
    section.rows
      .filter(({ applies }) => applies !== 'university only')
      .map((row) => ({ section, row })),
  );

/** Path of the page that shows a set. */
export const pathOfSet = ({ page, code }: RuleSet): string => page ?? `/disclosure/${code}`;

/** Parses a file. Throws an error with the name of the file and the line of the rule. */
export function parseRuleSet(file: string, text: string): RuleSet {
  const code = path.basename(file, '.yaml');
  if (!Id.safeParse(code).success)
    throw new Error(`duties/${file}: use small letters, digits and hyphens in the file's name.`);
  return { code, ...parseDuties(file, text, RuleSetFile) };
}

/** Files of the same folder that are no rule sets: rules of verification, data templates and the conformity matrix. */
const otherFiles = [RULES_FILE, TEMPLATES_FILE, MATRIX_FILE];
export const isRuleSet = (file: string): boolean =>
  file.endsWith('.yaml') && !otherFiles.includes(file);

let ruleSets: Promise<RuleSet[]> | undefined;

/** All sets, that of /disclosure first, then by code. Cached. */
export function readRuleSets(): Promise<RuleSet[]> {
  ruleSets ??= readAll();
  return ruleSets;
}

async function readAll(): Promise<RuleSet[]> {
  const files = (await readdir(dutiesFolder)).filter(isRuleSet).sort();
  const sets = await Promise.all(
    files.map(async (file) => parseRuleSet(file, await readDuties(file))),
  );
  return sets.toSorted(
    (first, second) => Number(second.page === '/disclosure') - Number(first.page === '/disclosure'),
  );
}
