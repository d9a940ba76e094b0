/** The shape of the words of the policies, which each language has. */
import type { Locale } from '@college/contract/locales';
import type { PolicyKind } from '@college/contract/policies';
import type { FactName, Facts } from './facts.ts';

/** A heading with paragraphs and lists of sentences. */
export type Part = readonly [heading: string, ...(string | readonly string[])[]];

/** The words of the policies in one language. */
export interface PolicyWords {
  policies: Record<PolicyKind, (facts: Facts, locale: Locale) => readonly Part[]>;
  /** Names of facts, for the sentence about their change. */
  factNames: Record<FactName, string>;
  /** Words for values of facts, such as the names of roles. */
  values: Readonly<Record<string, string>>;
  changed: (name: string, before: string, now: string) => string;
  /** The college's own words have changed. */
  additionChanged: string;
}
