/** Checks of the pages that visitors read, by the facts of the newest nightly check. */
import { readPath } from '@college/contract/locales';
import { collegeLocales } from '../../platform/college-languages.ts';
import type { FindingKind } from '../../walks/findings.ts';
import type { FixedLink, PageFacts } from '../../walks/page-facts.ts';
import type { Sentence } from '../../words/say.ts';
import { type Fact, resultOf, type Walk } from '../check.ts';
import { COLLEGE, readCollege } from '../college.ts';
import { checkEachPage, type Fault, MOST_NAMED, WALKS, when } from './check-each-page.ts';

/** Part of the letters in another language from which a page counts as not translated. */
const MOSTLY = 0.5;

const isHome = ({ path }: PageFacts): boolean => readPath(path).path === '/';
const first = (values: readonly string[], says: Sentence): Fault => {
  const [value] = values;
  return value === undefined ? undefined : { says, value };
};

/** 5.1.1: the emblem in the header has an alternative text. */
export const emblem = checkEachPage(({ emblemAlt }) =>
  when(!emblemAlt?.trim(), '{{page}} has no emblem with an alternative text in its header.'),
);

/** 5.1.2: every page names the college and the government or department that owns it. */
export const ownerLine = checkEachPage(
  ({ isOwnerNamed }) => when(!isOwnerNamed, '{{page}} does not name the college and its owner.'),
  {
    more: async (_walk, context) => {
      const { owner } = await readCollege(context);
      return resultOf(
        owner?.trim()
          ? []
          : [{ says: 'The college does not say who owns the website.', link: COLLEGE }],
      );
    },
  },
);

/** 5.1.5: every page says when it, or the website, was changed. */
export const lastChange = checkEachPage(({ changedOn }) =>
  when(changedOn === undefined, '{{page}} does not say when it was changed last.'),
);

/** 5.1.6: type and size stand at every file, and the help for file formats is linked. */
export const fileFacts = checkEachPage(
  ({ filesWithoutFacts, files, fixedLinks }) =>
    first(filesWithoutFacts, '{{page}}: the link to the file “{{value}}” has no type and size.') ??
    when(files > 0 && !fixedLinks.includes('help'), '{{page}} has no link to {{value}}.', 'help'),
);

/** 5.1.12: the home page links to the National Portal, in a new tab. */
export const nationalPortal = checkEachPage(
  ({ fixedLinks }) =>
    when(
      !fixedLinks.includes('national-portal'),
      '{{page}} has no link to {{value}}.',
      'india.gov.in',
    ),
  { only: isHome },
);

/** 5.1.17: title, language, description and keywords. */
export const metadata = checkEachPage((page) => {
  const missing = (['title', 'description', 'keywords'] as const).filter((name) => !page[name]);
  if (page.lang !== page.locale) return { says: '{{page}} has no {{value}}.', value: 'lang' };
  return when(missing.length > 0, '{{page}} has no {{value}}.', missing.join(', '));
});

const onHome: readonly FixedLink[] = ['contact', 'feedback', 'national-portal', 'policies'];
const onOthers: readonly FixedLink[] = ['home', 'contact'];

/** 5.1.18: the least content of the home page, and of every other page. */
export const minimumContent = checkEachPage((page) => {
  const links = isHome(page) ? onHome : onOthers;
  const missing = links.filter((name) => !page.fixedLinks.includes(name));
  if (isHome(page) && !page.fixedLinks.some((name) => name === 'search' || name === 'sitemap'))
    missing.push('search');
  return when(missing.length > 0, '{{page}} has no link to {{value}}.', missing.join(', '));
});

/** 5.1.19: data tables have headings. */
export const tableHeaders = checkEachPage(({ tablesWithoutHeader }) =>
  when(tablesWithoutHeader > 0, '{{page}} has a table without headings.'),
);

/** 5.2.1: every picture has an alternative text, an empty one if it is decoration. */
export const textAlternatives = checkEachPage(({ imagesWithoutAlt }) =>
  first(imagesWithoutAlt, '{{page}}: the picture {{value}} has no alternative text.'),
);

/** 5.2.28: pages have titles of their own; that of the home page names state and country. */
export const pageTitles = checkEachPage(
  (page, { pages }) => {
    const home = pages.find((each) => isHome(each) && each.locale === page.locale);
    return when(
      !page.title || (!isHome(page) && page.title === home?.title),
      '{{page}} has no title of its own.',
    );
  },
  {
    more: async ({ pages }, context) => {
      const { region } = await readCollege(context);
      const home = pages.find((page) => isHome(page) && page.locale === context.locale);
      // The title leaves out a place that the name of the college has.
      const places = (region ?? '').split(',').map((place) => place.trim());
      const isNamed = places.every((place) => place !== '' && home?.title.includes(place));
      return resultOf(
        isNamed
          ? []
          : [
              {
                says: 'The title of the home page does not name state and country.',
                link: COLLEGE,
              },
            ],
      );
    },
  },
);

/** 5.2.32: one heading is the title, none skips a level, and form fields have labels. */
export const headings = checkEachPage(
  ({ headings: levels, headingJumps, fieldsWithoutLabel }) =>
    when(
      levels.filter((level) => level === 1).length !== 1,
      '{{page}} does not have exactly one title on it.',
    ) ??
    first(headingJumps, '{{page}}: the heading “{{value}}” skips a level.') ??
    first(fieldsWithoutLabel, '{{page}}: the form field “{{value}}” has no label.'),
);

/** 5.4.4: links to other websites have a sign, and are checked. */
export const outsideLinks = checkEachPage(
  ({ unmarkedLinks }) =>
    first(
      unmarkedLinks,
      '{{page}}: the link “{{value}}” does not say that it leads to another website.',
    ),
  {
    more: async ({ report }) =>
      report.outside === undefined
        ? resultOf(
            [
              {
                says: 'Links to other websites are not checked. Switch it on under Settings of reviews.',
                link: '/admin/globals/review-settings',
              },
            ],
            [],
            'partly',
          )
        : resultOf(findingsOf(report, ['broken', 'internal'], true)),
  },
);

/** 5.4.6: pages that are not translated say so; met if all are translated. */
export const languageVersions = checkEachPage(
  ({ foreignPart, saysUntranslated }) =>
    when(
      foreignPart > MOSTLY && !saysUntranslated,
      '{{page}} is not translated and does not say so.',
    ),
  {
    more: async ({ pages }) => {
      const count = pages.filter(({ foreignPart }) => foreignPart > MOSTLY).length;
      return resultOf(
        count > 0
          ? [
              {
                says: 'Pages that are not translated, and say so: {{count}}.',
                values: { count },
                link: '/admin/untranslated',
              },
            ]
          : [],
        [],
        'partly',
      );
    },
  },
);

/** 5.4.7: every page opens, and every link to the website leads somewhere. */
export const brokenLinks = checkEachPage(() => undefined, {
  more: async ({ report }) => resultOf(findingsOf(report, ['page', 'broken'], false)),
});

/** 5.4.8: no page is empty or under construction. */
export const unfinishedPages = checkEachPage(
  ({ isEmpty, underConstruction }) =>
    when(isEmpty, '{{page}} is empty.') ??
    when(
      underConstruction !== undefined,
      '{{page}} says that it is not ready: “{{value}}”.',
      underConstruction,
    ),
);

/** 5.4.10: two languages with a link between them on every page, in Unicode. */
export const languageLink = checkEachPage(
  ({ charset, fixedLinks }) =>
    when(charset !== 'utf-8', '{{page}} is not in Unicode.') ??
    when(
      collegeLocales().length > 1 && !fixedLinks.includes('language'),
      '{{page}} has no link to {{value}}.',
      'the other language',
    ),
  {
    more: async () =>
      resultOf(
        collegeLocales().length > 1
          ? []
          : [{ says: 'The website has one language only.', link: COLLEGE }],
        [],
        'partly',
      ),
  },
);

/** Findings of these kinds about links to other websites, or about all others. */
function findingsOf(
  { findings }: Walk['report'],
  kinds: readonly FindingKind[],
  isOutside: boolean,
): Fact[] {
  const own = findings.filter(
    ({ kind, value }) => kinds.includes(kind) && value.startsWith('http') === isOutside,
  );
  return own.slice(0, MOST_NAMED).map(({ kind, path, value }) => ({
    says:
      kind === 'page'
        ? '{{page}} does not open ({{value}}).'
        : '{{page}}: the link {{value}} leads nowhere.',
    values: { page: path, value },
    link: `${WALKS}?kind=${kind}`,
  }));
}
