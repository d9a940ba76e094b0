/** Facts read from the content, so that nobody has to tick steps by hand. */
import { homeSections } from '@college/contract/codes';
import type { Locale } from '@college/contract/locales';
import { policyKinds } from '@college/contract/policies';
import type { CollectionSlug, Payload, Where } from 'payload';
import { administratorAccounts, asSystem } from '../../access.ts';
import type { College } from '../../payload-types.ts';
import { mainLocale, otherLocales } from '../../platform/college-languages.ts';
import type { Sentence } from '../../words/say.ts';

const isText = (value: unknown): boolean => /\S/.test(String(value ?? ''));
/** Texts of the college in each language. */
export const namingFields = ['name', 'tagline', 'affiliation', 'address'] as const;

const isPublished: Where = { _status: { equals: 'published' } };
/** Names of counts, each with the collections whose records it counts. */
const counted = {
  departments: ['departments'],
  courses: ['courses'],
  pages: ['site-pages'],
  accounts: ['users'],
  administrators: ['users', administratorAccounts],
  notices: ['notices', isPublished],
  policies: ['policies', { adopted_on: { exists: true } }],
  statements: ['pages', { and: [{ page: { equals: 'accessibility' } }, isPublished] }],
} as const satisfies Record<string, [CollectionSlug, Where?]>;
type Counted = keyof typeof counted;

export interface Facts {
  college: College;
  /** Translations of the college's texts, without fallback. */
  translated: Partial<Record<Locale, College>>;
  /** True if any content exists. */
  isEmpty: boolean;
  /** `statements`: published pages with the accessibility statement; `policies`: adopted ones. */
  counts: Record<Counted, number>;
}

export async function readFacts(payload: Payload): Promise<Facts> {
  const collegeIn = (locale: Locale) =>
    payload.findGlobal({ slug: 'college', locale, fallbackLocale: false, ...asSystem });
  const numberOf = async ([collection, where]: readonly [CollectionSlug, Where?]) =>
    (await payload.count({ collection, where, ...asSystem })).totalDocs;
  const [college, numbers] = await Promise.all([
    collegeIn(mainLocale()),
    Promise.all(
      Object.entries<readonly [CollectionSlug, Where?]>(counted).map(async ([name, of]) => [
        name,
        await numberOf(of),
      ]),
    ),
  ]);
  const counts: Facts['counts'] = Object.fromEntries(numbers);
  const others = await Promise.all(
    otherLocales().map(async (locale) => [locale, await collegeIn(locale)] as const),
  );
  return {
    college,
    translated: Object.fromEntries(others),
    isEmpty: !isText(college.name) && counts.departments === 0,
    counts,
  };
}

/** Missing parts of the Web Information Manager. */
export const missingOfManager = ({ college }: Facts): Sentence[] => {
  const { name, designation, phone, email } = college.information_manager ?? {};
  const missing: (Sentence | false)[] = [
    !isText(name) && 'the name',
    !isText(designation) && 'the designation',
    !isText(phone) && 'the telephone number',
    !isText(email) && 'the e-mail address',
  ];
  return missing.filter((sentence) => sentence !== false);
};

export const areAllAdopted = ({ counts }: Facts): boolean => counts.policies >= policyKinds.length;

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
