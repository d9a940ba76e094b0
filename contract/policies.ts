import type { Locale } from './locales.ts';

/** The policies that GIGW 3.0 asks of a government website (5.3.3, 5.4.3), in the order of the list of policies. */
export const policyKinds = [
  'copyright',
  'hyperlinking',
  'privacy',
  'terms',
  'content',
  'archival',
  'review',
  'monitoring',
  'security',
  'contingency',
] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** Titles in each language; English in a language without one. */
type Titles = Readonly<Record<'en' | 'as', string> & Partial<Record<Locale, string>>>;

export const policyTitles: Record<PolicyKind, Titles> = {
  copyright: { en: 'Copyright policy', as: 'কপিৰাইট নীতি' },
  hyperlinking: { en: 'Hyperlinking policy', as: 'হাইপাৰলিংক নীতি' },
  privacy: { en: 'Privacy policy', as: 'গোপনীয়তা নীতি' },
  terms: { en: 'Terms of use', as: 'ব্যৱহাৰৰ চৰ্ত' },
  content: {
    en: 'Content contribution, moderation and approval policy',
    as: 'বিষয়বস্তু যোগান, পৰীক্ষা আৰু অনুমোদন নীতি',
  },
  archival: { en: 'Content archival policy', as: 'বিষয়বস্তু সংৰক্ষণ নীতি' },
  review: { en: 'Content review policy', as: 'বিষয়বস্তু পুনৰীক্ষণ নীতি' },
  monitoring: { en: 'Website monitoring plan', as: 'ৱেবছাইট নিৰীক্ষণ পৰিকল্পনা' },
  security: { en: 'Security policy', as: 'সুৰক্ষা নীতি' },
  contingency: { en: 'Contingency management plan', as: 'আপৎকালীন ব্যৱস্থাপনা পৰিকল্পনা' },
};

export const policyTitlesIn = (locale: Locale): Record<PolicyKind, string> =>
  Object.fromEntries(
    policyKinds.map((kind) => [kind, policyTitles[kind][locale] ?? policyTitles[kind].en]),
  ) as Record<PolicyKind, string>;

/** The address of a policy. Privacy has the one that it always had. */
export const policyPath = (kind: PolicyKind): string =>
  kind === 'privacy' ? '/privacy' : `/policies/${kind}`;
