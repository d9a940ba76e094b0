/** The report of an import: counts by kind of record, and what was left out and why. */
import { APIError, type CollectionSlug, type Payload, ValidationError } from 'payload';
import { Unreadable } from '../platform/decoders/unreadable.ts';
import { Refusal } from '../platform/refusal.ts';
import { labelIn } from '../words/languages.ts';
import { say } from '../words/say.ts';

/** `kept`: it differs from what was imported, because somebody changed it here. */
export type Outcome = 'created' | 'updated' | 'unchanged' | 'kept';

/** Kinds by their names for people. */
export interface Summary {
  came: ({ kind: string } & Record<Outcome, number>)[];
  left: { kind: string; what: string; reason: string }[];
}

/** Result of undoing an import. */
export interface UndoReport {
  /** Records that were deleted. */
  taken: number;
  /** Records that stay, because somebody changed them or something uses them. */
  kept: number;
  /** Records that somebody had deleted before. Absent in reports from before November 2026, as `left`. */
  gone?: number;
  /** Each record that stays, and why. */
  left?: Summary['left'];
}

/** The report of an import, as it is stored. */
export interface ImportReport extends Summary {
  /** First word of the keys of its records in the collection `imported-records`. */
  origin: string;
  /** ISO moments between which it was imported. */
  begun: string;
  ended: string;
  undone?: UndoReport;
}

export interface Report {
  came: (kind: string, outcome: Outcome) => void;
  skipped: (kind: string, what: string, reason: string) => void;
  summary: () => Summary;
  /** Lines for people. */
  lines: () => string[];
}

/** `nameOf`: how the admin calls a kind of record. */
export function openReport(
  progress: (line: string) => void,
  nameOf: (kind: string) => string = (kind) => kind,
): Report {
  const counts = new Map<string, Record<Outcome, number>>();
  /** Left-out records without repetition. */
  const leftOutLines = new Map<string, Summary['left'][number]>();
  let total = 0;
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
    skipped(kind, what, reason) {
      leftOutLines.set(`${kind} ${what} ${reason}`, { kind: nameOf(kind), what, reason });
    },
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

/** A record or a file that cannot be imported. The message is the reason for people. */
export class ImportProblem extends Error {}

/**
 * Returns the reason, for people, why a record was refused. Any other error is thrown again, because it is a fault of
 * the program or of the machine.
 */
export function reasonOf(error: unknown): string {
  // The message of a ValidationError names the fields, but not what is wrong with each.
  if (error instanceof ValidationError)
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  const isForPeople =
    error instanceof APIError ||
    error instanceof ImportProblem ||
    error instanceof Refusal ||
    error instanceof Unreadable;
  if (isForPeople) return error.message;
  throw error;
}

/** The name of a kind of record as the admin shows it. */
export function nameOfKind({ collections }: Payload, kind: string, language: string): string {
  if (kind === 'wordpress') return 'WordPress';
  if (kind === 'text') return say(language, 'Text');
  if (!Object.hasOwn(collections, kind)) return say(language, 'File');
  return labelIn(language, collections[kind as CollectionSlug].config.labels.plural) || kind;
}
