/** Findings of rules, and the context of their checks. */
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Sentence } from '../words/say.ts';
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
export type NewFinding = Omit<Finding, 'rule' | 'key'> & { part?: string | number };

export interface CheckContext {
  payload: Payload;
  report: Report;
  /** Hosts of files that the rules name. */
  storageHosts: readonly string[];
  /** Hosts of authorities. A link to their rules is not evidence on another website. */
  authorityHosts: readonly string[];
  /** Host of the college's e-mail, which is its own although this website may have another address. */
  ownHosts: readonly string[];
}

export const withKey = (rule: string, { part = '', ...finding }: NewFinding): Finding => ({
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
