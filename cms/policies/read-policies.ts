/** The policies as they are: what was adopted, what has changed since, and how they would read today. */
import { asRecord } from '@college/contract/as-record';
import type { Locale } from '@college/contract/locales';
import { type PolicyKind, policyKinds } from '@college/contract/policies';
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { noticeLabels } from '../content/notices/notice-labels.ts';
import { type Adoption, adoptions, type StoredFact } from '../content/pages/policies.ts';
import { collegeLocales } from '../platform/college-languages.ts';
import { inAllLanguages, labelIn } from '../words/languages.ts';
import { type FactName, type Facts, readFacts } from './facts.ts';
import { policyWords, writePolicy } from './policy-text.ts';

/** A text for each language of the college. */
type Texts = Partial<Record<Locale, string>>;

export interface PolicyStatus {
  kind: PolicyKind;
  /** The stored record, if there is one. */
  id: number | undefined;
  /** Its own period of review. */
  months: number | undefined;
  adoptions: readonly Adoption[];
  /** The newest adoption. */
  adopted: Adoption | undefined;
  /** The text as it would be adopted now, without the addition. */
  html: Texts;
  /** The college's own words as rich text. */
  addition: Partial<Record<Locale, unknown>>;
  /** The facts in that text. */
  facts: Partial<Facts>;
  /** Facts that are not what they were at the adoption. */
  changed: readonly { name: FactName; before: StoredFact; now: StoredFact }[];
  hasOtherAddition: boolean;
}

/** All policies in their order, those without a record too. */
export async function readPolicies(payload: Payload): Promise<PolicyStatus[]> {
  const [facts, byLocale] = await Promise.all([
    readFacts(payload),
    Promise.all(
      collegeLocales().map(async (locale) => ({
        locale,
        records: (
          await payload.find({ ...asSystem, collection: 'policies', pagination: false, locale })
        ).docs,
      })),
    ),
  ]);
  return policyKinds.map((kind) => {
    const written = byLocale.map(({ locale, records }) => {
      const record = records.find((each) => each.kind === kind);
      return { locale, record, ...writePolicy(kind, facts, locale) };
    });
    const record = written[0]?.record;
    const addition = Object.fromEntries(
      written.map((each) => [each.locale, each.record?.addition ?? null]),
    );
    const html: Texts = Object.fromEntries(written.map((each) => [each.locale, each.html]));
    const names = new Set(written.flatMap((each) => each.facts));
    const own = record ? (adoptions.readIfKnown(record) ?? []) : [];
    const adopted = own.at(-1);
    return {
      kind,
      id: record?.id,
      months: record?.months ?? undefined,
      adoptions: own,
      adopted,
      html,
      addition,
      facts: Object.fromEntries([...names].map((name) => [name, facts[name]])),
      changed: adopted ? changesSince(adopted, facts) : [],
      hasOtherAddition: adopted !== undefined && !isSame(adopted.addition, addition),
    };
  });
}

const isSame = (first: unknown, second: unknown): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

const changesSince = (adopted: Adoption, facts: Facts) =>
  Object.entries(adopted.facts).flatMap(([name, before]) => {
    if (!isFact(name, facts)) return [];
    const now = storedFactOf(facts[name]);
    return isSame(before, now) ? [] : [{ name, before, now }];
  });

const isFact = (name: string, facts: Facts): name is FactName => Object.hasOwn(facts, name);

/** A fact as JSON stores it. */
const storedFactOf = (fact: Facts[FactName]): StoredFact => JSON.parse(JSON.stringify(fact));

/** Sentences about each fact that has changed since the adoption. */
export function changeSentences(
  { changed, hasOtherAddition }: PolicyStatus,
  locale: Locale,
): string[] {
  const words = policyWords[locale];
  const wordsOf = (value: StoredFact): string => {
    if (Array.isArray(value)) return value.map(wordsOf).join(', ') || wordsOf('');
    if (typeof value === 'object') return wordsOf(value[locale] ?? Object.values(value).join(', '));
    const notice = asRecord(noticeLabels)[String(value)];
    return (
      words.values[String(value)] ??
      (notice ? labelIn(locale, inAllLanguages(String(notice))) : String(value))
    );
  };
  return [
    ...changed.map(({ name, before, now }) =>
      words.changed(words.factNames[name], wordsOf(before), wordsOf(now)),
    ),
    ...(hasOtherAddition ? [words.additionChanged] : []),
  ];
}

export const isOutOfDate = ({ changed, hasOtherAddition }: PolicyStatus): boolean =>
  changed.length > 0 || hasOtherAddition;
