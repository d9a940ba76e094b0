/** Pages by their title, which the site alone knows. */
import { locales } from '@college/contract/locales';
import type { Reading } from '../../context.ts';
import { allPages, type PagePath } from '../../menu.ts';
import { en } from '../../strings/en.ts';
import { siteLocales } from '../../strings/locales.ts';
import { hasWords } from './places.ts';

/** As titles are compared: small letters, ৰ as র, girls' as girl. */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ৰ', 'র')
      .replaceAll(/['’\u200b-\u200f]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((word) => word.replace(/(?<=[a-z]{3})(?<!s)s$/, ''));

export interface TitledPage {
  path: PagePath;
  /** Nothing but these words. */
  isExact: boolean;
  /** The backend has a record of it, too. */
  isRecord: boolean;
}

type Site = Pick<Reading, 'strings' | 'menu' | 'sections'>;

/** What a page is called, in every language: whoever reads Assamese pages may know it by its English name. */
const titlesOf = (path: PagePath, { strings }: Site) =>
  [strings.pages[path], ...locales.map((locale) => siteLocales[locale].strings.pages[path])].map(
    (title) => wordsOf(title ?? ''),
  );

const pathsOf = ({ menu, sections }: Site) =>
  allPages(menu, sections).flatMap(({ paths }) => paths);

const begins = (title: readonly string[], asked: string) =>
  title.some((word) => word.startsWith(asked));

/** The pages in whose title every word stands or begins one, exact ones first. */
export function titledPages(words: string, site: Site): TitledPage[] {
  const asked = wordsOf(words);
  if (asked.length === 0) return [];
  const found = pathsOf(site).flatMap((path) => {
    const titles = titlesOf(path, site).filter((title) =>
      asked.every((word) => begins(title, word)),
    );
    if (titles.length === 0) return [];
    const isExact = titles.some((title) => title.join() === asked.join());
    return [{ path, isExact, isRecord: hasWords(path) || !Object.hasOwn(en.pages, path) }];
  });
  return found.sort((one, other) => Number(other.isExact) - Number(one.isExact));
}

const MOST_LIKELY = 8;

/** Where nothing was found: pages that have one of the words, else where each part of the menu begins. */
export function likelyPages(words: string, site: Site): PagePath[] {
  const asked = wordsOf(words).filter((word) => word.length > 2);
  const some = pathsOf(site).filter((path) =>
    titlesOf(path, site).some((title) => asked.some((word) => begins(title, word))),
  );
  const first = site.menu.flatMap(({ groups: [group] }) => group?.paths.slice(0, 1) ?? []);
  return (some.length > 0 ? some : first).slice(0, MOST_LIKELY);
}
