/** Facts read from the content, so that nobody has to tick steps by hand. */
import { homeSections } from '@college/contract/codes';
import type { Locale } from '@college/contract/locales';
import type { CollectionSlug, Payload, Where } from 'payload';
import { administratorAccounts, asSystem } from '../../access.ts';
import type { College } from '../../payload-types.ts';
import { mainLocale, otherLocales } from '../../platform/college-languages.ts';
import type { Sentence } from '../../words/say.ts';

const isText = (value: unknown): boolean => /\S/.test(String(value ?? ''));
/** Texts of the college in each language. */
export const namingFields = ['name', 'tagline', 'affiliation', 'address'] as const;

export interface Facts {
  college: College;
  /** Translations of the college's texts, without fallback. */
  translated: Partial<Record<Locale, College>>;
  /** True if any content exists. */
  isEmpty: boolean;
  counts: Record<
    'departments' | 'courses' | 'pages' | 'accounts' | 'administrators' | 'notices',
    number
  >;
  /** Codes of built-in pages that the office has published. */
  published: readonly string[];
}

export async function readFacts(payload: Payload): Promise<Facts> {
  const count = async (collection: CollectionSlug, where: Where = {}) =>
    (await payload.count({ collection, where, ...asSystem })).totalDocs;
  const collegeIn = (locale: Locale) =>
    payload.findGlobal({ slug: 'college', locale, fallbackLocale: false, ...asSystem });
  const [college, departments, courses, ownPages, accounts, administrators, notices] =
    await Promise.all([
      collegeIn(mainLocale()),
      count('departments'),
      count('courses'),
      count('site-pages'),
      count('users'),
      count('users', administratorAccounts),
      count('notices', { _status: { equals: 'published' } }),
    ]);
  const { docs: pages } = await payload.find({
    collection: 'pages',
    where: { page: { in: policies.map(({ page }) => page) }, _status: { equals: 'published' } },
    select: { page: true },
    pagination: false,
    ...asSystem,
  });
  const others = await Promise.all(
    otherLocales().map(async (locale) => [locale, await collegeIn(locale)] as const),
  );
  return {
    college,
    translated: Object.fromEntries(others),
    isEmpty: !isText(college.name) && departments === 0,
    counts: { departments, courses, pages: ownPages, accounts, administrators, notices },
    published: pages.map(({ page }) => page),
  };
}

/** Pages with a default text that the office should check. */
const policies: readonly { page: string; name: Sentence }[] = [
  { page: 'privacy', name: 'Privacy' },
  { page: 'accessibility', name: 'Accessibility' },
];

/** Policies that the office has not published yet. */
export const unreadPolicies = ({ published }: Facts): Sentence[] =>
  policies.filter(({ page }) => !published.includes(page)).map(({ name }) => name);

/** Missing parts of the college's identity: name, address, emblem. */
export function missingNames({ college, translated }: Facts): Sentence[] {
  const missing: (Sentence | false)[] = [
    !isText(college.name) && 'the name',
    !isText(college.address) && 'the address',
    !isText(college.established) && 'the year of establishment',
    !college.emblem && 'the emblem',
    !otherLocales().every((locale) => isText(translated[locale]?.name)) &&
      'the name in each language',
  ];
  return missing.filter((sentence) => sentence !== false);
}

export const isNamed = (facts: Facts): boolean => missingNames(facts).length === 0;

/** True if every text of the college in the main language is translated. */
export const isTranslated = ({ college, translated }: Facts): boolean =>
  isText(college.name) &&
  namingFields.every(
    (field) =>
      !isText(college[field]) ||
      otherLocales().every((locale) => isText(translated[locale]?.[field])),
  );

export const isColoured = ({ college }: Facts): boolean => isText(college.appearance?.primary);

/** True if the default sections were changed. */
export const hasOwnSections = ({ college, counts }: Facts): boolean =>
  counts.pages > 0 ||
  ((college.home_sections ?? []).join() !== '' &&
    college.home_sections?.join() !== homeSections.join());
