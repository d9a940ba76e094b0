/** What becomes of each category of posts: the college says it, in a small file or in the admin. */
import { departmentNoticeTypes, type NoticeType, noticeTypes } from '@college/contract/codes';
import { ownTypeAt } from '@college/contract/own-pages';
import { mayBeOwn } from '@college/contract/site-map/addresses';
import { parse } from 'yaml';
import { z } from 'zod';
import { noticeOptions } from '../../content/notices/notice-labels.ts';
import { inAllLanguages } from '../../words/languages.ts';
import type { Inventory } from './inventory.ts';

export const SKIP = 'skip';
/** In a template: nobody has said it yet. */
const UNSAID = '?';

export const Mapping = z.strictObject({
  /** By the short name of a category: a type of notice, the path of an own page, or `skip`. */
  categories: z.record(z.string(), z.string()),
  /** By the name that an author signs in with: what stands as 'Posted as', '' for nothing. */
  authors: z.record(z.string(), z.string()).default({}),
});
export type Mapping = z.output<typeof Mapping>;

/** Notices of a department need to know which. */
export const isOfCollege = (type: string): type is NoticeType =>
  (noticeTypes as readonly string[]).includes(type) &&
  !(departmentNoticeTypes as readonly string[]).includes(type);

const isTarget = (target: string) => target === SKIP || isOfCollege(target) || mayBeOwn(target);

/** YAML, or JSON, which is YAML. Throws with a sentence that says what is wrong. */
export function readMapping(text: string): Mapping {
  const mapping = Mapping.safeParse(parse(text, { maxAliasCount: 0 }));
  if (!mapping.success)
    throw new Error(`The mapping is not as it should be. ${z.prettifyError(mapping.error)}`);
  return mapping.data;
}

/** Categories with posts for which the mapping names nothing that there is. */
export const unmapped = (mapping: Mapping, { categories }: Inventory): string[] =>
  [...categories.keys()].filter((slug) => !isTarget(mapping.categories[slug] ?? UNSAID));

/** Of the first category that is not skipped. */
export function typeFor(
  mapping: Mapping,
  categories: readonly { slug: string }[],
): NoticeType | undefined {
  const target = categories
    .map(({ slug }) => mapping.categories[slug] ?? SKIP)
    .find((one) => one !== SKIP);
  if (target === undefined) return undefined;
  return isOfCollege(target) ? target : ownTypeAt(target);
}

/** The type whose name is most like the category's; `?` where none shares a word. */
export function guessFor(slug: string, name: string): string {
  const words = wordsOf(`${decoded(slug)} ${name}`);
  let best = { type: UNSAID, alike: 0 };
  for (const { value, label } of noticeOptions) {
    if (!isOfCollege(value)) continue;
    for (const inOne of Object.values(inAllLanguages(label))) {
      const own = wordsOf(inOne);
      const shared = [...own].filter((word) => words.has(word)).length;
      const alike = shared / (own.size + 1);
      if (alike > best.alike) best = { type: value, alike };
    }
  }
  return best.type;
}

/** WordPress keeps short names in other letters as addresses do. */
const decoded = (slug: string) => {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
};

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .filter((word) => word.length > 2)
      .map((word) => word.replace(/s$/, '')),
  );

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 80);

/** A mapping to fill in, with our guesses. */
export function templateFor({ categories, posts, authors }: Inventory): string {
  const lines = [...categories].map(
    ([slug, { name, posts: count }]) =>
      `  ${JSON.stringify(slug)}: ${JSON.stringify(guessFor(slug, name))} # ${inOneLine(name)}: ${count} posts`,
  );
  const names = [...posts].map(([login, count]) => {
    const shown = authors.get(login) ?? '';
    return `  ${JSON.stringify(login)}: ${JSON.stringify(shown === login ? '' : shown)} # ${count} posts`;
  });
  const types = noticeOptions
    .filter(({ value }) => isOfCollege(value))
    .map(({ value, label }) => `#   ${value}: ${label}`);
  return [
    '# What becomes of each category of posts: a type of notice (all of them are below), the address of a page of your',
    '# own (/sports-week, added under ‘Pages & menu’ before), or skip. A post with several comes under the first that is no skip.',
    'categories:',
    ...lines,
    '# What visitors read as ‘Posted as’ for each author; "" for nothing.',
    'authors:',
    ...names,
    '# Types:',
    ...types,
    '',
  ].join('\n');
}
