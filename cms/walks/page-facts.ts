/** Facts of one page of the website, read from its HTML. The checks of `certification/checks/` and the findings of a walk judge by them. */
import { locales, readPath } from '@college/contract/locales';
import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';
import { z } from 'zod';
import { isUnderConstruction, readContent, saysChange } from './page-content.ts';
import { type Element, hasOwnText, type Node, wordsOf } from './page-nodes.ts';

/** Entries of each list of a page. More are not stored. */
const MOST = 50;
/** Characters of a title, description or address. */
const LONGEST = 300;

const line = z.string();
const lines = z.array(line);

/** Links of header and footer that guidelines ask for, by name. */
const fixedLinks = [
  ...(['help', 'policies', 'terms', 'feedback', 'contact', 'sitemap', 'search'] as const),
  ...(['language', 'national-portal', 'home', 'section'] as const),
] as const;
export type FixedLink = (typeof fixedLinks)[number];

/** Facts that a walk stores of a page. Lists have at most `MOST` entries, texts at most `LONGEST` characters. */
export const pageFactsSchema = z.object({
  /** Path with language prefix and query, such as `/as/singleevent?eventId=7`. */
  path: line,
  /** Language of the path. */
  locale: z.enum(locales),
  /** HTTP status of the answer. All facts below are empty unless it is 200. */
  status: z.number(),
  /** Text of `<title>`. */
  title: line,
  /** Attribute `lang` of `<html>`. */
  lang: line,
  /** Encoding in `<meta charset>`, in lower case. */
  charset: line,
  description: line,
  keywords: line,
  /** Levels of the headings in their order, 1 to 6. */
  headings: z.array(z.number()),
  /** Headings that skip a level, such as an h4 after an h2. */
  headingJumps: lines,
  /** Addresses of images without an `alt` attribute. Decoration has an empty one. */
  imagesWithoutAlt: lines,
  /** Alternative text of the emblem in the header; undefined without an emblem. */
  emblemAlt: line.optional(),
  /** Number of data tables without a header cell. */
  tablesWithoutHeader: z.number(),
  /** Number of data tables with neither a caption nor a label. */
  tablesWithoutCaption: z.number(),
  duplicateIds: lines,
  /** Hosts of other websites to which the page links. */
  hosts: lines,
  /** Texts of links to other websites without the sign, or without the words for screen readers. */
  unmarkedLinks: lines,
  /** Number of links to files of the website. */
  files: z.number(),
  /** Texts of links to files without type and size. */
  filesWithoutFacts: lines,
  /** Links that are there. `national-portal` also opens a new tab, `section` leads to a page above this one. */
  fixedLinks: z.array(z.enum(fixedLinks)),
  /** True if the first link of the page leads to the content. */
  hasSkipLink: z.boolean(),
  /** True if header or footer has all names of the owner. */
  isOwnerNamed: z.boolean(),
  /** Newest day on which the page says that it, or the website, was changed or reviewed, YYYY-MM-DD. */
  changedOn: line.optional(),
  /** Sentence that says that the page is still to come, such as “Under construction”. */
  underConstruction: line.optional(),
  /** True if the content has neither text nor picture, form or file. */
  isEmpty: z.boolean(),
  /** Part of the letters of the content in another language, 0 to 1. */
  foreignPart: z.number(),
  /** True if the page says that it is not translated. */
  saysUntranslated: z.boolean(),
  /** Names of form fields without a label. */
  fieldsWithoutLabel: lines,
  /** Names of form fields for name, e-mail or phone without `autocomplete`. */
  fieldsWithoutAutocomplete: lines,
});
export type PageFacts = z.output<typeof pageFactsSchema>;

interface Answer {
  /** Absolute address of the page. */
  address: URL;
  status: number;
  /** Names of the college and its owner in the language of the page. */
  owner: readonly string[];
}

/**
 * Addresses to which a page links, absolute and without fragments, each once. Only the home page counts the links of
 * header, footer and menus, which are the same everywhere.
 */
export interface PageLinks {
  own: string[];
  outside: string[];
}

/**
 * Reads the facts and links of a page. Only an answer with status 200 should have its HTML passed; for others pass ''.
 * Never throws: whatever is missing in the HTML is missing in the facts.
 */
export function readPage(html: string, answer: Answer): { facts: PageFacts; links: PageLinks } {
  const page = parseDocument(html);
  const all = (selector: string, within: Node | Node[] = page) =>
    selectAll<Node, Element>(selector, within);
  const attribute = (selector: string, name: string) => all(selector)[0]?.attribs[name] ?? '';
  const { address, status, owner } = answer;
  const { pathname, search } = address;
  const { locale, path } = readPath(pathname);
  const linksIn = (elements: Element[]) =>
    elements.flatMap((element): Link[] => {
      const url = URL.parse(element.attribs.href ?? '', address);
      return url && /^https?:$/.test(url.protocol) ? [{ element, url }] : [];
    });
  const links = linksIn(all('a[href]'));
  const isOwn = ({ url }: Link) => siteOf(url) === siteOf(address);
  // A picture that opens a larger one is no download.
  const files = links.filter(
    (link) =>
      isOwn(link) &&
      link.url.pathname.startsWith('/files/') &&
      (all('img', link.element).length === 0 || wordsOf(link.element) !== ''),
  );
  const outside = links.filter((link) => !isOwn(link));
  const headings = all('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ name }) => Number(name[1]));
  const tables = all('table:not([role=presentation])');
  const frame = all('body > header, body > footer').map(wordsOf).join(' ');
  const content = readContent(all('main')[0], locale);
  const changes = all('time[datetime]').filter(({ parent }) => parent && saysChange(parent));
  const ids = all('[id]').map(({ attribs }) => attribs.id ?? '');
  const fields = all(
    'input:not([type=hidden]):not([type=submit]):not([type=button]), select, textarea',
  );
  const hasSearchForm = all('body > header form[action$="/search"]').length > 0;
  const above = new Set(all('main nav ol a'));
  const fixedTests = links.map(
    (link): FixedLinkTest => ({
      ...link,
      own: isOwn(link) ? readPath(link.url.pathname).path : undefined,
      isAbove: above.has(link.element) && link.url.pathname !== pathname,
    }),
  );
  const facts = {
    ...{ path: cut(pathname + search), locale, status },
    title: cut(all('head title').map(wordsOf).join(' ')),
    lang: attribute('html', 'lang'),
    charset: attribute('meta[charset]', 'charset').toLowerCase(),
    description: cut(attribute('meta[name=description]', 'content')),
    keywords: cut(attribute('meta[name=keywords]', 'content')),
    headings: levels.slice(0, MOST),
    headingJumps: short(
      headings
        .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
        .map(wordsOf),
    ),
    imagesWithoutAlt: short(all('img:not([alt])').map(({ attribs }) => attribs.src ?? '')),
    emblemAlt: all('body > header a img')[0]?.attribs.alt,
    tablesWithoutHeader: tables.filter((table) => all('th', table).length === 0).length,
    tablesWithoutCaption: tables.filter(
      (table) =>
        all('caption', table).length === 0 &&
        !table.attribs['aria-label'] &&
        !table.attribs['aria-labelledby'],
    ).length,
    duplicateIds: short(ids.filter((id, index) => ids.indexOf(id) !== index)),
    hosts: short(outside.map(({ url }) => url.hostname)),
    unmarkedLinks: short(
      outside.filter(({ element }) => !isMarked(element)).map(({ element }) => wordsOf(element)),
    ),
    files: files.length,
    filesWithoutFacts: short(
      files.filter(({ element }) => !hasFileFacts(element)).map(({ element }) => wordsOf(element)),
    ),
    fixedLinks: fixedLinks.filter(
      (name) => (name === 'search' && hasSearchForm) || fixedTests.some(isFixed[name]),
    ),
    hasSkipLink: isSkipLink(all('a')[0], ids),
    isOwnerNamed: owner.every((name) => frame.includes(squeeze(name))),
    changedOn: changes
      .map(({ attribs }) => attribs.datetime ?? '')
      .toSorted()
      .at(-1),
    underConstruction: all('main :not(a, script, style, option)')
      .filter(hasOwnText)
      .map(wordsOf)
      .find(isUnderConstruction),
    isEmpty: status === 200 && content.isEmpty,
    foreignPart: Math.round(content.foreignPart * 100) / 100,
    saysUntranslated: all('[data-untranslated]').length > 0,
    fieldsWithoutLabel: short(
      fields.filter((field) => !hasLabel(field, all)).map(({ attribs }) => attribs.name ?? ''),
    ),
    fieldsWithoutAutocomplete: short(
      fields
        .filter(({ attribs }) => isPersonal(attribs) && !attribs.autocomplete)
        .map(({ attribs }) => attribs.name ?? ''),
    ),
  } satisfies PageFacts;
  const menus = new Set(all('main nav a'));
  const ofContent =
    path === '/'
      ? links
      : linksIn(all('main a[href]')).filter(({ element }) => !menus.has(element));
  return {
    facts: copyOf(facts),
    links: {
      own: addresses(ofContent.filter(isOwn)),
      outside: addresses(ofContent.filter((link) => !isOwn(link))),
    },
  };
}

/** A copy that keeps nothing of the HTML in memory, of which V8's substrings are views. */
const copyOf = (facts: PageFacts): PageFacts => JSON.parse(JSON.stringify(facts));

type All = (selector: string, within?: Node | Node[]) => Element[];

interface Link {
  element: Element;
  url: URL;
}

/** Identifies a website, with or without `www.`. */
const siteOf = ({ host }: URL) => host.replace(/^www\./, '');

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const cut = (text: string) => squeeze(text).slice(0, LONGEST);
const short = (texts: readonly string[]) => [...new Set(texts.map(cut))].slice(0, MOST);
const addresses = (links: readonly Link[]) => [
  ...new Set(links.map(({ url: { origin, pathname, search } }) => origin + pathname + search)),
];

/** The link has the sign for another website (`data-other-site`), and says so to screen readers. */
const isMarked = ({ attribs, children }: Element): boolean =>
  'data-other-site' in attribs && /another website|আন ৱেবছাইট/i.test(wordsOf(children));

/** Type and size, such as `PDF · 84 KB`, in the link or right beside it. */
const fileFacts = /[A-Z0-9]{2,5} ?[·,(–-]? ?\d[\d.,]{0,9} ?[KMG]?B\b/;
const hasFileFacts = (link: Element): boolean =>
  fileFacts.test(wordsOf(link)) ||
  (link.next != null && fileFacts.test(wordsOf(link.next).slice(0, 40)));

const isSkipLink = (first: Element | undefined, ids: readonly string[]): boolean => {
  const { href = '' } = first?.attribs ?? {};
  return href.length > 1 && href.startsWith('#') && ids.includes(href.slice(1));
};

interface FixedLinkTest extends Link {
  /** Path without language prefix of a page of this website. */
  own: string | undefined;
  /** True for a page above this one in the breadcrumbs. */
  isAbove: boolean;
}

/** True for an own page at one of these paths, or below it if it ends with a slash. */
const leadsTo =
  (...paths: string[]) =>
  ({ own }: FixedLinkTest): boolean =>
    own !== undefined &&
    paths.some((each) => own === each || (/.\/$/.test(each) && own.startsWith(each)));

const isFixed: Record<FixedLink, (link: FixedLinkTest) => boolean> = {
  help: leadsTo('/help'),
  policies: leadsTo('/policies', '/policies/'),
  terms: leadsTo('/terms', '/terms-of-use', '/policies/terms', '/policies/terms-of-use'),
  feedback: leadsTo('/visitors-note', '/feedback'),
  contact: leadsTo('/contactus'),
  sitemap: leadsTo('/sitemap'),
  search: leadsTo('/search'),
  language: ({ own, element }) => own !== undefined && Boolean(element.attribs.hreflang),
  'national-portal': ({ url, element }) =>
    /(^|\.)india\.gov\.in$/.test(url.hostname) && element.attribs.target === '_blank',
  home: leadsTo('/'),
  section: ({ isAbove, own }) => isAbove && own !== undefined,
};

function hasLabel({ attribs, parent }: Element, all: All): boolean {
  if (attribs['aria-label'] || attribs['aria-labelledby'] || attribs.title) return true;
  if (attribs.id && all('label[for]').some((label) => label.attribs.for === attribs.id))
    return true;
  for (let node = parent; node; node = node.parent)
    if ('name' in node && node.name === 'label') return true;
  return false;
}

/** Fields in which visitors write about themselves: WCAG 2.1, 1.3.5. */
const isPersonal = ({ type = '', name = '' }: Element['attribs']): boolean =>
  ['email', 'tel'].includes(type) || /^(name|email|phone|mobile)$/i.test(name);
