/** Findings of rules, and the context of their checks. */
import { z } from 'zod';
import type { Rehearsal } from '../payload-types.ts';
import { jsonColumn } from '../platform/database/json-column.ts';
import { interruptedSentence } from '../platform/interrupted-job.ts';
import { type FindingCode, isFindingCode } from '../words/findings.ts';
import { findingText } from '../words/languages.ts';
import { type Sentence, say } from '../words/say.ts';
import type { LinkContext } from './links.ts';
import type { Report } from './report.ts';

const Finding = z.object({
  /** Id of the rule. */
  rule: z.string(),
  /** Code of the sentence in `cms/words/findings.ts`. */
  code: z.custom<FindingCode>(isFindingCode),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  place: z.object({
    /** Number of the metric. */
    metric: z.string(),
    /** Name of the file or sheet, or title of the set or record. */
    label: z.string(),
    /** Number of the row of a sheet in Excel. */
    row: z.number().optional(),
    /** Address in the admin where it is corrected. */
    edit: z.string(),
  }),
  /** The same finding has the same key in the next rehearsal, also under another name of its file and in another row. */
  key: z.string(),
});
export type Finding = z.output<typeof Finding>;

/** A finding of a check, which does not know its rule. */
export type NewFinding = Omit<Finding, 'rule' | 'key'> & {
  /** Content that tells it apart from findings of the same code in the same record, such as that of its row. */
  content?: string;
  /** A link to the own website. The finding holds only if it leads to no evidence, which the database says. */
  own?: { href: string; isHome: boolean };
};

export interface CheckContext extends LinkContext {
  report: Report;
  /** Types and titles of the notices about feedback that visitors can open. */
  feedback: { types: readonly string[]; titles: readonly string[] };
}

/** Adds the key: the rule, the record where it is corrected, and its content. */
export function withKey(rule: string, { content = '', own: _, ...finding }: NewFinding): Finding {
  const { code, place } = finding;
  const record = place.edit.replace(/\?.*/, '');
  return { ...finding, rule, key: [rule, place.metric, code, record, content].join('|') };
}

/** Reasons for a failure by the code that is stored in place of the findings. */
const failures = {
  tooMuch:
    'This report has more evidence than can be checked at once. Look for a sheet with very many rows or very long cells, make it smaller, and try again.',
  interrupted: interruptedSentence,
  error: 'The rehearsal stopped because of an error. Try again, or ask the administrator.',
} satisfies Record<string, Sentence>;
export type Failure = keyof typeof failures;

const StoredFailure = z.object({
  failure: z.custom<Failure>((code) => typeof code === 'string' && Object.hasOwn(failures, code)),
});
const result = jsonColumn('rehearsals', 'findings', z.union([z.array(Finding), StoredFailure]));

type Stored = Pick<Rehearsal, 'findings'>;

/** The findings of a rehearsal; undefined if it failed or another version of the program stored them. */
export function findingsIn(rehearsal: Stored): Finding[] | undefined {
  const stored = result.readIfKnown(rehearsal);
  return Array.isArray(stored) ? stored : undefined;
}

/** The reason why a rehearsal failed. */
export function failureText(language: string, rehearsal: Stored): string {
  const stored = result.readIfKnown(rehearsal);
  return say(language, failures[stored && 'failure' in stored ? stored.failure : 'error']);
}

/** The sentence of a finding, with its place: `papers.xlsx, row 5: The ISSN is missing.` */
export function textOf(language: string, { code, values, place }: Finding): string {
  const { label, row } = place;
  const where = row === undefined ? label : say(language, '{{label}}, row {{row}}', { label, row });
  return `${where}: ${findingText(language, code, values)}`;
}
