/** Findings of rules, and the context of their checks. */
import { z } from 'zod';
import type { Sentence } from '../words/say.ts';
import type { Website } from './links.ts';
import type { Report } from './report.ts';

export interface Finding {
  /** Id of the rule. */
  rule: string;
  /** Number of the metric. */
  metric: string;
  /** File, sheet or set. */
  label: string;
  sentence: Sentence;
  values: Record<string, string | number>;
  /** Address in the admin where it is mended. */
  edit: string;
  /** The same finding has the same key in the next rehearsal. */
  key: string;
}

/** A finding of a check, which does not know its rule. `part` tells findings at one place apart. */
export type NewFinding = Omit<Finding, 'rule' | 'key'> & {
  part?: string | number;
  /** A link to the own website. The finding holds only if it leads to no evidence, which the database says. */
  own?: { href: string; isHome: boolean };
};

/** The reason of a rehearsal that failed, stored in place of its findings. */
export interface Failure {
  sentence: Sentence;
  values: Record<string, string | number>;
}

export interface CheckContext {
  report: Report;
  /** Hosts of files that the rules name. */
  storageHosts: readonly string[];
  /** Hosts of authorities. A link to their rules is not evidence on another website. */
  authorityHosts: readonly string[];
  website: Website;
  /** Types and titles of the notices about feedback that visitors can open. */
  feedback: { types: readonly string[]; titles: readonly string[] };
}

export const withKey = (rule: string, { part = '', own: _, ...finding }: NewFinding): Finding => ({
  ...finding,
  rule,
  key: [rule, finding.metric, finding.label, finding.sentence, part].join('|'),
});

const Stored = z.array(
  z.object({
    rule: z.string(),
    metric: z.string(),
    label: z.string(),
    sentence: z.string().transform((sentence) => sentence as Sentence),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
    edit: z.string(),
    key: z.string(),
  }),
);

/** The findings that a rehearsal has stored. */
export const findingsIn = (stored: unknown): Finding[] => Stored.safeParse(stored).data ?? [];

const StoredFailure = z.object({
  failure: z.object({
    sentence: z.string().transform((sentence) => sentence as Sentence),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
});

/** The reason why a rehearsal failed. */
export const failureIn = (stored: unknown): Failure =>
  StoredFailure.safeParse(stored).data?.failure ?? {
    sentence: 'The rehearsal stopped because of an error. Try again, or ask the administrator.',
    values: {},
  };
