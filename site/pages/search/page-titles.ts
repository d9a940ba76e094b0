/** Finds pages by title. Only the site knows the titles of its own pages. */

import { distinct, fold, variantsOf } from '@college/contract/folding/folding';
import { fits, type Term, telling, termOf, termsForText } from '@college/contract/folding/terms';
import { locales } from '@college/contract/locales';
import type { PagePath } from '@college/contract/site-map/default';
import { LRUCache } from 'lru-cache';
import type { PageContext } from '../../context.ts';
import { allPages } from '../../menu.ts';
import { en } from '../../strings/en.ts';
import { siteLocales } from '../../strings/locales.ts';
import { hasOfficeText } from './result-address.ts';

export interface TitledPage {
  path: PagePath;
  /** True if the query covers most of the title. */
  isLikely: boolean;
  /** True if the backend also has a record of this page. */
  isRecord: boolean;
}

type Site = Pick<PageContext, 'strings' | 'menu' | 'sections'>;

interface PageTitle {
  words: string[];
  /** Other words that find the page. */
  others: string[];
}

/** Reads the words of a title. Cached beyond a change of the site map, because reading one costs 0.02 ms and a site has hundreds. */
const wordsByTitle = new LRUCache<string, PageTitle>({
  max: 5000,
  memoMethod: (title) => ({
    words: telling(fold(title)),
    others: distinct(variantsOf(title)).map(({ folded }) => folded),
  }),
});

/** Returns the titles of a page in every language, because readers of Assamese may know its English name. */
const getTitles = (path: PagePath, { strings }: Site): PageTitle[] => {
  const usual = wordsByTitle.memo(pageKeywords[path] ?? '').words;
  const titles = [
    strings.pages[path],
    ...locales.map((locale) => siteLocales[locale].strings.pages[path]),
  ];
  return [...new Set(titles)].map((title = '') => {
    const { words, others } = wordsByTitle.memo(title);
    return { words, others: [...others, ...usual] };
  });
};

interface TitledPath {
  path: PagePath;
  titles: PageTitle[];
}

/** Titles by the menu of a site, because a search compares them all, and collecting them takes most of its time. */
const titlesByMenu = new WeakMap<Site['menu'], TitledPath[]>();

/** Returns the pages of a site with their titles. */
function titledPaths(site: Site): TitledPath[] {
  const existing = titlesByMenu.get(site.menu);
  if (existing) return existing;
  const pages = allPages(site.menu, site.sections)
    .flatMap(({ paths }) => paths)
    .map((path) => ({ path, titles: getTitles(path, site) }));
  titlesByMenu.set(site.menu, pages);
  return pages;
}

/** Returns the search terms of a query, without the backend's corrections. */
export const getTerms = (words: string): Term[] => telling(fold(words)).map(termOf);

const matchesAny = (words: readonly string[], term: Term) =>
  words.some((word) => fits(term, word) > 0);
const matchesTitle = ({ words, others }: PageTitle, term: Term) =>
  matchesAny(words, term) || matchesAny(others, term);

/** Returns the terms that a title can match. */
const termsOfTitle = (terms: readonly Term[], { words, others }: PageTitle): readonly Term[] =>
  termsForText(terms, (word) => words.includes(word) || others.includes(word));

/**
 * Returns the share of a title that the query matches. Other words of the page count half, and exact matches a little
 * more.
 */
function matchedShare({ words, others }: PageTitle, terms: readonly Term[]): number {
  const answering = words.filter((word) => terms.some((term) => fits(term, word) > 0));
  const exactly = words.filter((word) => terms.some((term) => fits(term, word) === 2));
  const besides = terms.filter((term) => !matchesAny(words, term) && matchesAny(others, term));
  return (answering.length + besides.length / 2 + exactly.length / 100) / words.length;
}

/** Share of a title from which a page is a likely result. */
const LIKELY_SHARE = 0.5;

/** True if the title has every word as it was typed. */
const hasExactly = ({ words }: PageTitle, terms: readonly Term[]): boolean =>
  terms.every((term) => words.some((word) => fits(term, word) === 2));

/** Returns the pages whose title matches every term: those with the words themselves in half of it first, then the closest. */
export function findPagesByTitle(terms: readonly Term[], site: Site): TitledPage[] {
  if (terms.length === 0) return [];
  const matches = titledPaths(site).flatMap(({ path, titles }) => {
    const shares = titles
      .map((title) => ({ title, titleTerms: termsOfTitle(terms, title) }))
      .filter(({ title, titleTerms }) => titleTerms.every((term) => matchesTitle(title, term)))
      .map(({ title, titleTerms }) => matchedShare(title, titleTerms));
    const share = Math.max(...shares);
    const isExact = share >= LIKELY_SHARE && titles.some((title) => hasExactly(title, terms));
    return shares.length > 0 ? [{ path, share, isExact }] : [];
  });
  matches.sort(
    (first, second) => Number(second.isExact) - Number(first.isExact) || second.share - first.share,
  );
  const highestShare = matches[0]?.share ?? 0;
  return matches.map(({ path, share }) => ({
    path,
    isLikely: share >= LIKELY_SHARE && share >= Math.min(highestShare, 1),
    isRecord: hasOfficeText(path) || !Object.hasOwn(en.pages, path),
  }));
}

const MAX_SUGGESTED = 8;

/**
 * Suggests pages for a query without results: pages that match one of the words, or the first page of each menu group.
 */
export function suggestPages(terms: readonly Term[], site: Site): PagePath[] {
  const some = titledPaths(site)
    .filter(({ titles }) =>
      titles.some((title) => termsOfTitle(terms, title).some((term) => matchesTitle(title, term))),
    )
    .map(({ path }) => path);
  const first = site.menu.flatMap(({ groups: [group] }) => group?.paths.slice(0, 1) ?? []);
  return (some.length > 0 ? some : first).slice(0, MAX_SUGGESTED);
}

/** Other words that find a page, in English and Assamese. */
const pageKeywords: { readonly [Path in PagePath]?: string } = {
  '/contactus':
    'contact number press media journalist telephone phone email address reach location map enquiry যোগাযোগ নম্বৰ সংবাদমাধ্যম ফোন ঠিকনা',
  '/students/certificates':
    'certificate transcript marksheet gradecard transfer tc migration bonafide character duplicate প্ৰমাণপত্ৰ নম্বৰপত্ৰ',
  '/admissionprocedure': 'admission apply application eligibility merit form fee নামভৰ্তি আবেদন মাচুল',
  '/admission-helpdesk': 'admission help query নামভৰ্তি সহায়',
  '/facility/antiragging': 'ragging bullying helpline complaint ৰেগিং',
  '/facility/girlshostel': 'hostel accommodation boarder warden ছাত্ৰীনিবাস ছাত্ৰাবাস',
  '/facility/student_grievance_cell': 'complaint grievance redressal অভিযোগ',
  '/facility/career_placement_cell': 'job campus interview placement চাকৰি',
  '/facility/healthcare_facility': 'doctor hospital medical ambulance চিকিৎসা',
  '/facility/disability_support': 'divyang divyangjan ramp wheelchair pwd দিব্যাংগ',
  '/facility/scholarship_and_stipen': 'scholarship stipend nsp freeship বৃত্তি জলপানি',
  '/rti/home': 'rti information act pio তথ্য',
  '/rti/officers': 'rti pio appellate authority',
  '/recruitment': 'job vacancy career post চাকৰি পদ',
  '/students/results': 'result ফলাফল',
  '/students/routines': 'timetable time-table class ৰুটিন',
  '/students/exam-schedule': 'exam routine date-sheet datesheet programme পৰীক্ষা',
  '/iqac/academic-calendar': 'calendar holiday list বন্ধৰ তালিকা',
  '/notifications/tender': 'tender e-tender quotation bid নিবিদা দৰপত্ৰ',
  '/alumni-registration': 'alumni register association প্ৰাক্তন',
  '/administrations/officestaff': 'office clerk staff কাৰ্যালয়',
  '/administrations/principal': 'principal head of the institution অধ্যক্ষ',
  '/visitors-note': 'feedback suggestion মতামত',
};
