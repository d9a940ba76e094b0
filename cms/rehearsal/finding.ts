/** Findings of rules, and the context of their checks. */
import { createHash } from 'node:crypto';
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
  /** The same finding has the same key in the next rehearsal, also in another set, file or row. No two of a rehearsal share one. */
  key: z.string(),
});
export type Finding = z.output<typeof Finding>;

/** A finding of a check, which does not know its rule. */
export type NewFinding = Omit<Finding, 'rule' | 'key'> & {
  /** Content that tells it apart from findings of the same code in the same metric, such as that of its row. */
  content?: string;
  /** A link to the own website. The finding holds only if it leads to no evidence, which the database says. */
  own?: { href: string; isHome: boolean };
};

export interface CheckContext extends LinkContext {
  report: Report;
  /** Types and titles of the notices about feedback that visitors can open. */
  feedback: { types: readonly string[]; titles: readonly string[] };
}

/** Adds the part of the key that follows from the finding alone: its rule, metric, code and content. */
export function withKey(rule: string, { content = '', own: _, ...finding }: NewFinding): Finding {
  const parts = [rule, finding.place.metric, finding.code, content];
  const key = createHash('sha256').update(parts.join('|')).digest('hex').slice(0, KEY_LENGTH);
  return { ...finding, rule, key };
}

/** Digits of a key that follow from the finding; the others tell equal findings apart. */
const KEY_LENGTH = 24;
const stemOf = ({ key }: Finding): string => key.slice(0, KEY_LENGTH);

/** How alike two findings of equal content are, the most alike first: the same set and file, the same set, file, or neither. */
const likenesses: ((a: Finding['place'], b: Finding['place']) => boolean)[] = [
  (a, b) => a.edit === b.edit && a.label === b.label,
  (a, b) => a.edit === b.edit,
  (a, b) => a.label === b.label,
  () => true,
];

/** Gives findings the keys that the same ones had in earlier rehearsals, and new ones a key that none of them had. */
export function keepKeys(findings: readonly Finding[], earlier: readonly Finding[]): Finding[] {
  const unmatched = Map.groupBy(new Map(earlier.map((each) => [each.key, each])).values(), stemOf);
  const keys = new Map<Finding, string>();
  for (const isAlike of likenesses)
    for (const finding of findings) {
      const same = keys.has(finding) ? [] : (unmatched.get(stemOf(finding)) ?? []);
      const at = same.findIndex(({ place }) => isAlike(place, finding.place));
      if (at >= 0) keys.set(finding, same.splice(at, 1)[0]?.key ?? finding.key);
    }
  const used = new Set([...keys.values(), ...earlier.map(({ key }) => key)]);
  /** The next number by stem. A sheet may have thousands of equal findings. */
  const numbers = new Map<string, number>();
  const newKey = (finding: Finding): string => {
    const stem = stemOf(finding);
    let number = numbers.get(stem) ?? 1;
    while (used.has(`${stem}.${number}`)) number += 1;
    numbers.set(stem, number + 1);
    return `${stem}.${number}`;
  };
  return findings.map((finding) => ({ ...finding, key: keys.get(finding) ?? newKey(finding) }));
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
/** The file that a running rehearsal reads. */
const StoredProgress = z.object({ name: z.string(), done: z.number(), all: z.number() });

export const rehearsalResult = jsonColumn(
  'rehearsals',
  'findings',
  z.union([z.array(Finding), StoredFailure, StoredProgress]),
);

type Stored = Pick<Rehearsal, 'findings'>;

/** The findings of a rehearsal; undefined if it failed or another version of the program stored them. */
export function findingsIn(rehearsal: Stored): Finding[] | undefined {
  const stored = rehearsalResult.readIfKnown(rehearsal);
  return Array.isArray(stored) ? stored : undefined;
}

/** `12 of 498 files are read, now papers.xlsx.`; '' before the first file. */
export function progressText(language: string, rehearsal: Stored): string {
  const stored = rehearsalResult.readIfKnown(rehearsal);
  if (!stored || !('done' in stored)) return '';
  return say(language, '{{done}} of {{all}} files are read, now {{name}}.', stored);
}

/** The reason why a rehearsal failed. */
export function failureText(language: string, rehearsal: Stored): string {
  const stored = rehearsalResult.readIfKnown(rehearsal);
  return say(language, failures[stored && 'failure' in stored ? stored.failure : 'error']);
}

/** `papers.xlsx, row 5`, or the name of the file or sheet alone. */
export const placeText = (language: string, { label, row }: Finding['place']): string =>
  row === undefined ? label : say(language, '{{label}}, row {{row}}', { label, row });

/** The sentence of a finding, with its place: `papers.xlsx, row 5: The ISSN is missing.` */
export const textOf = (language: string, { code, values, place }: Finding): string =>
  `${placeText(language, place)}: ${findingText(language, code, values)}`;
