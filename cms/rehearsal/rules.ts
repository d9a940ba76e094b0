/** Rules of verification: `duties/dvv-rules.yaml`, read once. */
import { z } from 'zod';
import {
  Id,
  parseDuties,
  RULES_FILE,
  readDuties,
  repeatedIn,
  Source,
  searchWords,
  Words,
} from '../duties/duties-file.ts';

const nothing = z.strictObject({}).prefault({});
const percent = z.number().min(0).max(100);
const metrics = z.array(z.string().regex(/^\d+(\.\d+)*$/)).min(1);
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month such as 2019-06');

/** The limits of each check, as the rules file has them. `checks.ts` has a function for each. */
export const limitsOfChecks = {
  /**
   * `authorities`: hosts whose rules may be linked, because a rule is not evidence. `mailboxes`: hosts where everybody can
   * have an address.
   */
  'foreign-host': z.strictObject({
    ...{ hosts: searchWords, social: searchWords, authorities: searchWords },
    mailboxes: searchWords,
  }),
  'large-elsewhere': z.strictObject({ megabytes: z.number().positive() }),
  'template-altered': nothing,
  'count-differs': nothing,
  unreadable: z.strictObject({ confidence: percent }),
  'lands-elsewhere': z.strictObject({
    home: searchWords,
    'sign-in': z.strictObject({ hosts: searchWords, names: searchWords, areas: searchWords }),
    profiles: searchWords,
    searches: searchWords,
    'selects-paper': searchWords,
  }),
  'original-documents': z.strictObject({
    ...{ drafts: searchWords, 'not-drafts': searchWords },
    ...{ 'typed-signatures': searchWords, 'signed-copies': searchWords },
    ...{ letters: searchWords, references: searchWords, dates: searchWords },
  }),
  'english-version': z.strictObject({ percent, versions: searchWords }),
  'accounts-certified': z.strictObject({ accounts: searchWords, auditors: searchWords }),
  'data-as-sheet': z.strictObject({ titles: searchWords }),
  'photo-details': z.strictObject({
    ...{ photos: searchWords, 'empty-words': searchWords },
    ...{ geotagged: searchWords, places: searchWords },
    'letters-of-a-scan': z.int().positive(),
  }),
  'letter-differs': z.strictObject({
    ...{ letters: searchWords, things: z.array(searchWords).min(1), results: searchWords },
    /** Words between a number and what it counts, and numbers as words, from one. */
    ...{ fillers: searchWords, numbers: searchWords },
  }),
  'wrong-year': nothing,
  'bad-issn-isbn': nothing,
  'mou-twice': nothing,
  'student-twice': nothing,
  'not-a-teacher': z.strictObject({ designations: searchWords }),
  'same-file': z.strictObject({ 'related-parts': z.int().min(1).max(5) }),
  'feedback-elsewhere': z.strictObject({
    groups: z.int().min(1).max(5),
    metrics,
  }),
  'office-list': nothing,
  'no-evidence': nothing,
  'sheet-missing': nothing,
  /** `sheets`: templates whose rows need a document beside them. */
  'document-missing': z.strictObject({ sheets: z.array(Id).min(1) }),
  'sheet-layout': z.strictObject({ errors: searchWords }),
  'one-number': nothing,
  /** Months such as 2019-06, and how a cell begins that says no. */
  'not-listed': z.strictObject({
    ...{ from: month, until: month, words: searchWords },
    /** Lists whose journals the UGC's list has as well, and words for journals it is not asked of. */
    except: searchWords,
  }),
  /** `months`: the last months of a year. Who joins in them is not counted. */
  'not-full-time': z.strictObject({
    posts: searchWords,
    months: z.int().min(1).max(11),
    /** Metrics whose sheets without a template are lists of teachers. */
    metrics,
  }),
  'degree-later': z.strictObject({ metrics, degrees: searchWords }),
  'short-course': z.strictObject({ hours: z.number().positive() }),
  'short-programme': z.strictObject({ days: z.number().positive() }),
  'programmes-differ': nothing,
  'more-than-seats': z.strictObject({
    categories: z.array(searchWords).min(1),
    /** First words of a metric that counts students, and of one that counts all of them. */
    ...{ students: searchWords, 'all-students': searchWords },
    /** Words of a metric that may count a student several times. */
    'not-once': searchWords,
    /** Years of a programme, in each of which its seats may be taken. */
    years: z.int().positive(),
  }),
  'more-than-all': nothing,
};
export type CheckName = keyof typeof limitsOfChecks;
export type Limits<Name extends CheckName> = z.output<(typeof limitsOfChecks)[Name]>;

const isCheckName = (name: string): name is CheckName => Object.hasOwn(limitsOfChecks, name);
const checkNames = Object.keys(limitsOfChecks).filter(isCheckName);

const Rule = z
  .strictObject({
    id: Id,
    title: Words,
    /** What the verifier says. */
    sentence: Words,
    /** What to do; of a rule that is not computed, what the office ticks. */
    todo: Words,
    /** `no`: asked of the office, never judged. */
    computed: z.enum(['yes', 'no']),
    check: z.enum(checkNames).optional(),
    /** First and last day on which the rule holds, YYYY-MM-DD. */
    from: z.iso.date(),
    until: z.iso.date().optional(),
    limits: z.unknown().optional(),
  })
  .superRefine(({ computed, check, limits }, context) => {
    if ((computed === 'yes') !== (check !== undefined))
      context.addIssue({ code: 'custom', message: 'Only a computed rule has a check.' });
    if (!check) return;
    const result = limitsOfChecks[check].safeParse(limits);
    if (!result.success)
      context.addIssue({ code: 'custom', path: ['limits'], message: result.error.message });
  });
export type Rule = z.output<typeof Rule>;

const RulesFile = z
  .strictObject({ source: Source, dated: z.iso.date(), rules: z.array(Rule).min(1) })
  .superRefine(({ rules }, context) => {
    const twice = repeatedIn(rules.map(({ id }) => id));
    if (twice) context.addIssue({ code: 'custom', message: `The rule “${twice}” is there twice.` });
  });
export type Rules = z.output<typeof RulesFile>;

/** Parses the file. Throws an error with its name and the place of the mistake. */
export const parseRules = (text: string): Rules => parseDuties(RULES_FILE, text, RulesFile);

let rules: Promise<Rules> | undefined;

/** The rules. Cached. */
export function readRules(): Promise<Rules> {
  rules ??= readDuties(RULES_FILE).then(parseRules);
  return rules;
}

/** The rules that hold on a day. */
export const rulesOn = ({ rules: all }: Rules, day: Date): Rule[] => {
  const date = day.toISOString().slice(0, 10);
  return all.filter(({ from, until }) => from <= date && (until === undefined || date <= until));
};
