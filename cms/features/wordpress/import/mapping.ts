/** The target of each category of posts, chosen in a YAML file or in the admin. */

import { addedTypeAt } from '@college/contract/added-pages';
import { departmentNoticeTypes, type NoticeType, noticeTypes } from '@college/contract/codes';
import { decodeAddress } from '@college/contract/decode-address';
import { mayBeAdded } from '@college/contract/site-map/addresses';
import { type MenuName, menuNames, placeLabels } from '@college/contract/site-map/places';
import { parse } from 'yaml';
import { z } from 'zod';
import { noticeOptions } from '../../../content/notices/notice-labels.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import { comparableText } from '../../../reading/comparable.ts';
import { inAllLanguages } from '../../../words/languages.ts';
import type { Inventory } from './inventory.ts';
import { TYPE } from './item.ts';

export const SKIP = 'skip';
/** Placeholder in a template for a choice that is missing. */
const NOT_CHOSEN = '?';

const menu = z.union([z.enum(menuNames), z.literal('')]);

export const Mapping = z.strictObject({
  /** A type of notice, the path of an added page, or `skip`, by the slug of the category. */
  categories: z.record(z.string(), z.string()),
  /** The ‘Posted as’ text, '' for none, by the login name of the author. */
  authors: z.record(z.string(), z.string()).default({}),
  /** Main menu for pages of the first level that the old menu does not have; '' for none. */
  menu: menu.optional(),
  /** Main menu for the pages of the old menu, '' for none, by the name of their entry at the top. */
  menus: z.record(z.string(), menu).optional(),
});
export type Mapping = z.output<typeof Mapping>;
export const importMapping = jsonColumn('imports', 'mapping', Mapping);

/** True for types of the college. Notices of a department would need its code. */
export const isOfCollege = (type: string): type is NoticeType =>
  (noticeTypes as readonly string[]).includes(type) &&
  !(departmentNoticeTypes as readonly string[]).includes(type);

const isTarget = (target: string) => target === SKIP || isOfCollege(target) || mayBeAdded(target);

/** Parses YAML (which includes JSON). Throws a readable sentence. */
export function readMapping(text: string): Mapping {
  const mapping = Mapping.safeParse(parse(text, { maxAliasCount: 0 }));
  if (!mapping.success)
    throw new Error(`The mapping file has an error. ${z.prettifyError(mapping.error)}`);
  return mapping.data;
}

/** Categories with posts but without a valid target. A type of a plugin without one is skipped. */
export const unmapped = (mapping: Mapping, { categories }: Inventory): string[] =>
  [...categories.keys()].filter(
    (slug) => !slug.startsWith(TYPE) && !isTarget(mapping.categories[slug] ?? NOT_CHOSEN),
  );

/** The type of the first category that is not skipped. */
export function typeFor(
  mapping: Mapping,
  categories: readonly { slug: string }[],
): NoticeType | undefined {
  const target = categories
    .map(({ slug }) => mapping.categories[slug] ?? SKIP)
    .find((one) => one !== SKIP);
  if (target === undefined) return undefined;
  return isOfCollege(target) ? target : addedTypeAt(target);
}

/** Common names of categories, with the type that each means. */
const commonNames = {
  COLLEGE_ADMIN_NOTICE: ['notice', 'notice board', 'general notice', 'circular', 'জাননী'],
  COLLEGE_ACADEMIC_NOTICE: ['news', 'latest news', 'student notice', 'বাতৰি'],
  COLLEGE_EVENT: ['event', 'upcoming event', 'news and event', 'অনুষ্ঠান'],
  COLLEGE_TENDER: ['tender', 'tender notice', 'quotation'],
  COLLEGE_DOWNLOADS: ['download', 'form'],
  COLLEGE_ACHIEVEMENTS: ['achievement'],
  COLLEGE_STU_ACHIEVEMENTS: ['student achievement'],
  COLLEGE_PHOTO_GALLERY: ['gallery', 'photo', 'photo gallery'],
  COLLEGE_VIDEO_GALLERY: ['video', 'video gallery'],
  EXAM_RESULTS: ['result', 'exam result', 'examination result'],
  EXAM_SCHEDULE: ['exam schedule', 'exam routine', 'examination routine'],
  CLASS_ROUTINES: ['routine', 'class routine', 'time table'],
  SCHOLARSHIP_AND_STIPEN: ['scholarship'],
} satisfies Partial<Record<NoticeType, readonly string[]>>;

/**
 * The only type with the same label as the category, with or without its group; `?` for none or
 * several, and `skip` for types of a plugin.
 */
export function guessFor(slug: string, name: string): string {
  const isType = slug.startsWith(TYPE);
  const names = [name, decoded(isType ? name : slug)].map(keyOfWords);
  const isAlike = (...candidates: string[]) =>
    candidates.some((candidate) => names.includes(keyOfWords(candidate)));
  const types = new Set<string>();
  for (const [type, common] of Object.entries(commonNames)) if (isAlike(...common)) types.add(type);
  if (types.size === 0)
    for (const { value, label } of noticeOptions)
      for (const inOne of Object.values(inAllLanguages(label))) {
        // ‘student’ alone does not mean an achievement.
        const needsGroup = /^(?:Achievement|Event):/.test(label);
        const short = needsGroup ? inOne : (inOne.split(':').at(-1) ?? '');
        if (isOfCollege(value) && isAlike(inOne, short)) types.add(value);
      }
  const unknown = isType ? SKIP : NOT_CHOSEN;
  const [first = unknown, ...others] = types;
  return others.length === 0 ? first : unknown;
}

/** Names of entries that mean a menu with another name. */
const commonMenus: Partial<Record<MenuName, readonly string[]>> = {
  about: ['administration'],
  academics: ['academic', 'department', 'course'],
  notifications: ['news', 'notification'],
};

/** The menu of which an entry of the old menu has all words; `more` for none. */
export function guessMenu(name: string): MenuName {
  const words = keyOfWords(name).split(' ');
  const labels = Object.values(placeLabels);
  const isIn = (label: string) =>
    keyOfWords(label)
      .split(' ')
      .every((word) => words.includes(word));
  const names = (menuName: MenuName) => [
    ...labels.map((label) => label[menuName]),
    ...(commonMenus[menuName] ?? []),
  ];
  return menuNames.find((menuName) => names(menuName).some(isIn)) ?? 'more';
}

/** Decodes a slug, because WordPress stores other scripts percent-encoded. */
const decoded = (slug: string) => decodeAddress(slug) ?? slug;

/** The words of a name in alphabetical order and in the singular. */
const keyOfWords = (text: string): string =>
  comparableText(text)
    .split(' ')
    .filter((word) => word.length > 2 && !/\d/.test(word))
    .map((word) => word.replace(/s$/, ''))
    .sort()
    .join(' ');

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 80);

/** A mapping file to fill in, with our suggestions. */
export function templateFor({ categories, posts, authors, menu: { tops } }: Inventory): string {
  const lines = [...categories].map(
    ([slug, { name, posts: count }]) =>
      `  ${JSON.stringify(slug)}: ${JSON.stringify(guessFor(slug, name))} # ${inOneLine(name)}: ${count} posts`,
  );
  const names = [...posts].map(([login, count]) => {
    const displayName = authors.get(login) ?? '';
    return `  ${JSON.stringify(login)}: ${JSON.stringify(displayName === login ? '' : displayName)} # ${count} posts`;
  });
  const types = noticeOptions
    .filter(({ value }) => isOfCollege(value))
    .map(({ value, label }) => `#   ${value}: ${label}`);
  return [
    '# Target of each category of posts: a type of notice (see the list below), the address of a page that you added',
    '# under ‘Pages & menu’ (/sports-week), or skip. A post with several categories uses the first one that is not skip.',
    'categories:',
    ...lines,
    '# Name shown as ‘Posted as’ for each author; "" for none.',
    'authors:',
    ...names,
    '# Menu at the top for pages of the first level; "" for none. Every page is listed on ‘All pages’.',
    `# One of: ${menuNames.join(', ')}`,
    'menu: ""',
    ...(tops.size > 0
      ? [
          '# The same for the pages of the old menu, by the entry at the top with which they are listed.',
          'menus:',
        ]
      : []),
    ...[...tops].map(
      ([name, count]) => `  ${JSON.stringify(name)}: ${guessMenu(name)} # ${count} pages`,
    ),
    '# Types:',
    ...types,
    '',
  ].join('\n');
}
