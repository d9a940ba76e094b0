/** Report of an import: counts by kind of record, and records left out with the reason. */
import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { fieldErrorsOf, isApiError } from '../payload-errors.ts';
import { jsonColumn } from '../platform/database/json-column.ts';
import { isRefusal } from '../platform/refusal.ts';
import { labelIn } from '../words/languages.ts';
import { say, sayRefusal } from '../words/say.ts';

/** `kept` for a record that differs from the source because it was edited here. */
export type Outcome = 'created' | 'updated' | 'unchanged' | 'kept';

const LeftOut = z.object({ kind: z.string(), what: z.string(), reason: z.string() });
const count = z.number().default(0);
/** Counts by kind, with names for people. */
const Summary = z.object({
  came: z.array(
    z.object({ kind: z.string(), created: count, updated: count, unchanged: count, kept: count }),
  ),
  left: z.array(LeftOut),
});
export type Summary = z.output<typeof Summary>;

/** Result of undoing an import. */
const UndoReport = z.object({
  /** Number of records that were moved to the recycle bin, or deleted if their list has none. */
  taken: z.number(),
  /** Number of records that stay, because they were edited or are in use. */
  kept: z.number(),
  /**
   * Number of records that had been deleted before. Missing, like `left`, in reports from before
   * November 2026.
   */
  gone: z.number().optional(),
  /** Each record that stays, with the reason. */
  left: z.array(LeftOut).optional(),
  /** Records that went, each with its place. Missing in reports from before 29 November 2026. */
  went: z.array(LeftOut).optional(),
});
export type UndoReport = z.output<typeof UndoReport>;

/** The stored report of an import. */
const ImportReport = Summary.extend({
  /** Prefix of its keys in `imported-records`. */
  origin: z.string(),
  /** ISO times of its beginning and end. */
  begun: z.string(),
  ended: z.string(),
  undone: UndoReport.optional(),
});
export type ImportReport = z.output<typeof ImportReport>;
export const importReport = jsonColumn('imports', 'report', ImportReport);

/** Upper bound of stored report lines. More would not be read. */
const MOST_LINES = 1000;

/** The first lines, with a last one that counts the others under the name of `kind`. */
export function firstLines(
  lines: readonly Summary['left'][number][],
  kind: string,
  language: string,
): Summary['left'] {
  const count = lines.length - MOST_LINES;
  if (count <= 0) return [...lines];
  const more = {
    kind,
    what: say(language, 'and {{count}} more', { count }),
    reason: say(language, 'The report shows the first {{most}} lines.', { most: MOST_LINES }),
  };
  return [...lines.slice(0, MOST_LINES), more];
}

export interface Report {
  came: (kind: string, outcome: Outcome) => void;
  skipped: (kind: string, what: string, reason: string) => void;
  /** Leaves out a record or file because of a refusal. Throws any other error again. */
  failed: (kind: string, what: string, error: unknown) => void;
  summary: () => Summary;
  /** The report as lines of text. */
  lines: () => string[];
}

/** Opens a report with reasons in a language of the admin. `nameOf` returns the admin's name for a kind of record. */
export function openReport(
  progress: (line: string) => void,
  nameOf: (kind: string) => string = (kind) => kind,
  language: string = DEFAULT_LOCALE,
): Report {
  const counts = new Map<string, Record<Outcome, number>>();
  /** Left-out records without duplicates. */
  const leftOutLines = new Map<string, Summary['left'][number]>();
  let total = 0;
  const skipped: Report['skipped'] = (kind, what, reason) => {
    leftOutLines.set(`${kind} ${what} ${reason}`, { kind: nameOf(kind), what, reason });
  };
  const summary = (): Summary => ({
    came: [...counts].map(([kind, count]) => ({ kind: nameOf(kind), ...count })),
    left: [...leftOutLines.values()],
  });
  return {
    came(kind, outcome) {
      const isFirst = !counts.has(kind);
      const count = counts.get(kind) ?? { created: 0, updated: 0, unchanged: 0, kept: 0 };
      count[outcome] += 1;
      counts.set(kind, count);
      total += 1;
      if (isFirst) progress(`Importing ${nameOf(kind)} …`);
      if (total % 50 === 0) progress(`${total} records imported so far.`);
    },
    skipped,
    failed: (kind, what, error) => skipped(kind, what, reasonOf(error, language)),
    summary,
    lines: () => linesOf(summary()),
  };
}

const linesOf = ({ came, left }: Summary): string[] => [
  ...came.map(
    ({ kind, created, updated, unchanged, kept }) =>
      `${kind}: ${created} new, ${updated} changed, ${unchanged} unchanged${kept > 0 ? `, ${kept} kept` : ''}`,
  ),
  ...leftOut(left.map(({ kind, what, reason }) => `${kind} ${what}: ${reason}`)),
];

const leftOut = (left: readonly string[]): string[] =>
  left.length === 0
    ? ['Everything was imported.']
    : [
        `Not imported, or only in part: ${left.length}. Correct these records at their source and run the import again, or add them in the admin.`,
        ...left.map((line) => `  ${line}`),
      ];

/** The readable reason of a refusal; undefined for any other error, which is a bug or a failure. */
export function readableReason(
  error: unknown,
  language: string = DEFAULT_LOCALE,
): string | undefined {
  // The message of a ValidationError names the fields, but not their errors.
  const fieldErrors = fieldErrorsOf(error);
  if (fieldErrors) return fieldErrors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  if (isRefusal(error)) return sayRefusal(language, error.reason, error.values);
  return isApiError(error) ? error.message : undefined;
}

/** Returns the readable reason of a refusal. Throws any other error again. */
export function reasonOf(error: unknown, language: string = DEFAULT_LOCALE): string {
  const reason = readableReason(error, language);
  if (reason === undefined) throw error;
  return reason;
}

/** The admin's name for a kind of record. */
export function nameOfKind({ collections }: Payload, kind: string, language: string): string {
  if (kind === 'text') return say(language, 'Text');
  if (!Object.hasOwn(collections, kind)) return say(language, 'File');
  return labelIn(language, collections[kind as CollectionSlug].config.labels.plural) || kind;
}
