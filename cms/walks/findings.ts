/** Findings of a walk: faults of pages, each with its first day, and those that were mended since the walk before. */
import { type Locale, locales, readPath } from '@college/contract/locales';
import { z } from 'zod';
import { type Sentence, say } from '../words/say.ts';
import type { OutsideResult } from './check-outside-links.ts';
import type { PageFacts } from './page-facts.ts';
import type { PagesResult } from './walk-pages.ts';

/** Kinds of findings with their sentences, the most urgent first. `{{value}}` is a link, an image or words of the page. */
export const findingSentences = {
  page: 'The page does not open ({{value}}).',
  broken: 'The link {{value}} leads nowhere.',
  internal: 'The link {{value}} works only on computers of the college. Visitors cannot open it.',
  empty: 'The page is empty.',
  construction: 'The page says that it is not ready: “{{value}}”.',
  alt: 'The picture {{value}} has no alternative text.',
  headings: 'The heading “{{value}}” skips a level.',
  title: 'The page has no title of its own.',
  date: 'The page does not say when it was changed last.',
  table: 'A table has no headings.',
  field: 'The form field “{{value}}” has no label.',
  moved: 'The link {{value}} has moved to {{to}}.',
  unchecked:
    'The link {{value}} could not be checked (nights: {{count}}). After three nights it counts as broken.',
} as const satisfies Record<string, Sentence>;
export type FindingKind = keyof typeof findingSentences;
export const findingKinds = Object.keys(findingSentences) as FindingKind[];

/** Names of the kinds in the plural. */
export const kindNames: Record<FindingKind, Sentence> = {
  page: 'Pages that do not open',
  broken: 'Broken links',
  internal: 'Links into the college network',
  empty: 'Empty pages',
  construction: 'Pages that are not ready',
  alt: 'Pictures without text',
  headings: 'Headings that skip a level',
  title: 'Pages without a title',
  date: 'Pages without a day',
  table: 'Tables without headings',
  field: 'Form fields without a label',
  moved: 'Links that moved',
  unchecked: 'Links that could not be checked',
};

export const findingSchema = z.object({
  kind: z.enum(findingKinds),
  /** Path of the page without language prefix. */
  path: z.string(),
  /** Languages in which the page has it. */
  locales: z.array(z.enum(locales)),
  /** The link, image or words; '' for a page as a whole. */
  value: z.string(),
  /** New address of a link that moved. */
  to: z.string().optional(),
  /** Day on which a walk found it first, YYYY-MM-DD. */
  since: z.string(),
  /** The days on which a link to another website did not answer, the last ones. */
  failed: z.array(z.string()).optional(),
});
export type Finding = z.output<typeof findingSchema>;

/** The sentence of a finding in a language of the admin. */
export function findingText(language: string, { kind, value, to = '', failed }: Finding): string {
  const shown = kind === 'page' && value === '0' ? say(language, 'no answer') : value;
  return say(language, findingSentences[kind], { value: shown, to, count: failed?.length ?? 0 });
}

const linkKinds = new Set<FindingKind>(['broken', 'internal', 'moved', 'unchecked']);

/** Nights after which a link to another website that does not answer counts as broken. */
const NIGHTS = 3;

type Found = Pick<Finding, 'kind' | 'value' | 'to' | 'failed'>;

interface Walked extends Omit<PagesResult, 'outside'> {
  /** Results of links to other websites; undefined if they were not checked. */
  outside: ReadonlyMap<string, OutsideResult> | undefined;
  /** The day of the walk, YYYY-MM-DD. */
  day: string;
}

/** The findings of a walk, and those of the walk before that are mended. */
export function findingsOf(
  walked: Walked,
  before: readonly Finding[],
): { findings: Finding[]; mended: Finding[] } {
  const { pages, day } = walked;
  const earlier = new Map(before.map((finding) => [keyOf(finding), finding]));
  const byKey = new Map<string, Finding>();
  const add = (page: string, found: Found) => {
    const { locale, path } = readPath(page);
    const finding: Finding = { ...found, path, locales: [locale], since: day };
    const key = keyOf(finding);
    const known = byKey.get(key);
    if (known) known.locales = [...new Set([...known.locales, locale])];
    else byKey.set(key, { ...finding, since: earlier.get(key)?.since ?? day });
  };
  const homeTitles = new Map(
    pages
      .filter(({ path }) => readPath(path).path === '/')
      .map(({ locale, title }) => [locale, title]),
  );
  for (const page of pages) for (const found of faultsOf(page, homeTitles)) add(page.path, found);
  for (const [link, { status, to }] of walked.faulty) {
    const found = ownLinkFault(link, status, to);
    if (found) for (const page of walked.sources.get(link) ?? []) add(page, found);
  }
  const failedBefore = new Map(
    before.flatMap(({ value, failed }) => (failed ? [[value, failed]] : [])),
  );
  for (const [link, result] of walked.outside ?? []) {
    const found = outsideFault(link, result, failedBefore.get(link) ?? [], day);
    if (found) for (const page of walked.sources.get(link) ?? []) add(page, found);
  }
  for (const finding of before)
    if (!byKey.has(keyOf(finding)) && isOpen(finding, walked)) byKey.set(keyOf(finding), finding);
  const mended = before.filter(
    (finding) =>
      !byKey.has(keyOf(finding)) && (walked.outside !== undefined || !isOutside(finding)),
  );
  return { findings: [...byKey.values()], mended };
}

const isOutside = ({ value }: Finding): boolean => /^https?:/.test(value);

/** True for a finding of which this walk knows nothing: it did not get the page, or no verdict on the link. */
function isOpen(finding: Finding, { pages, left, checked, sources, outside }: Walked): boolean {
  const { kind, path, value } = finding;
  const isOfPage = (page: string) => readPath(page).path === path;
  if (left.some(isOfPage)) return true;
  if (pages.some(({ path: page, status }) => isOfPage(page) && (status === 0 || status >= 500)))
    return kind !== 'page';
  if (!linkKinds.has(kind) || !sources.get(value)?.some(isOfPage)) return false;
  return isOutside(finding) ? outside?.has(value) === false : !checked.has(value);
}

/** The same fault has the same key the next night. A link that does not answer keeps its key when it counts as broken. */
const keyOf = ({ kind, path, value }: Finding): string =>
  `${kind === 'unchecked' ? 'broken' : kind} ${path} ${value}`;

function faultsOf(page: PageFacts, homeTitles: ReadonlyMap<Locale, string>): Found[] {
  const { status, title, locale } = page;
  if (status !== 200) return [{ kind: 'page', value: String(status) }];
  const isHome = readPath(page.path).path === '/';
  const is = (kind: FindingKind, isSo: boolean): Found[] => (isSo ? [{ kind, value: '' }] : []);
  const each = (kind: FindingKind, values: readonly string[]): Found[] =>
    values.map((value) => ({ kind, value }));
  return [
    ...is('empty', page.isEmpty),
    ...each('construction', page.underConstruction ? [page.underConstruction] : []),
    ...each('alt', page.imagesWithoutAlt),
    ...each('headings', page.headingJumps),
    ...is('title', !title || (!isHome && title === homeTitles.get(locale))),
    ...is('date', page.changedOn === undefined),
    ...is('table', page.tablesWithoutHeader > 0),
    ...each('field', page.fieldsWithoutLabel),
  ];
}

function ownLinkFault(value: string, status: number, to: string | undefined): Found | undefined {
  if (status === 404 || status === 410) return { kind: 'broken', value };
  return to === undefined ? undefined : { kind: 'moved', value, to };
}

function outsideFault(
  value: string,
  result: OutsideResult,
  failedBefore: readonly string[],
  day: string,
): Found | undefined {
  switch (result.state) {
    case 'fine':
      return undefined;
    case 'moved':
      return { kind: 'moved', value, to: result.to };
    case 'failed': {
      const failed = [...new Set([...failedBefore, day])].slice(-NIGHTS);
      return { kind: failed.length >= NIGHTS ? 'broken' : 'unchecked', value, failed };
    }
    default:
      return { kind: result.state, value };
  }
}
