import type { NoticeType } from '@college/contract/codes';
import type { ContentCode } from '@college/contract/site-map/content';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LinkTabs, PageLinks, YearTabs } from '../../components/navigation/LinkTabs.tsx';
import { Untranslated } from '../../components/notices/Untranslated.tsx';
import { PageBanner } from '../../components/page/PageBanner.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { type Described, loaderContext, useStrings } from '../../context.ts';
import { pageAddress, parsePage } from '../../lists/paging.ts';
import {
  filterNonEmptyYears,
  getYearsWithContent,
  mergeYears,
  parseYear,
  yearsDownTo,
} from '../../lists/years.ts';
import { notFound } from '../../not-found.ts';
import { type Kind, kindMeta } from '../kind.ts';
import {
  bannerIntroduction,
  Introduction,
  type LoadIntroduction,
  pageIntroduction,
} from './introduction.tsx';
import {
  achievements,
  activities,
  chapterEvents,
  chapterNews,
  documents,
  members,
  news,
  type Tab,
  TabContent,
  type TabName,
} from './tabs.tsx';

type Tabs = readonly [Tab, ...Tab[]];

/** Makes a page with an introduction and tabs. Every tab, year and page number has an address. */
const tabbed =
  (
    introduce: LoadIntroduction,
    tabs: Tabs,
    ...shows: readonly [ContentCode, ...ContentCode[]]
  ): Kind =>
  (path) => ({
    loader: (args) => load(path, introduce, tabs, args),
    meta,
    Component,
    query: ['tab', 'year', 'page'],
    shows,
    lists: [...new Set(tabs.flatMap(({ type = [] }) => type))],
  });

async function load(
  path: PagePath,
  introduce: LoadIntroduction,
  tabs: Tabs,
  { request, context }: LoaderFunctionArgs,
) {
  const { call, today } = context.get(loaderContext);
  const url = new URL(request.url);
  const name = url.searchParams.get('tab') ?? tabs[0].name;
  const tab = tabs.find((candidate) => candidate.name === name);
  const yearParam = url.searchParams.get('year');
  if (!tab || (yearParam && !tab.byYear)) throw notFound();
  const year = parseYear(yearParam);
  const page = parsePage(url);
  const itemsOf = async (listYear: number) =>
    (await tab.read({ call, year: listYear, page: 1 })).items;
  const introducing = introduce(call);
  const yearsWithContent =
    tab.byYear && tab.type ? getYearsWithContent(call, { type: tab.type }) : [];
  const archive = introducing.then(async ({ since }) => {
    const first = tab.byYear && Number(since?.slice(-4));
    const specified = first ? yearsDownTo(first, today) : [];
    return filterNonEmptyYears(mergeYears(specified, await yearsWithContent), itemsOf);
  });
  const [introduction, content, years] = await Promise.all([
    introducing,
    tab.read({ call, year, page }),
    archive,
  ]);
  return {
    path,
    introduction,
    content,
    tab: tab.name,
    names: tabs.map(({ name }) => name),
    year,
    years,
    page,
  };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data, college, strings }: Described<Data>) => {
  const { path, introduction, tab, names, year, page } = data;
  const isOtherTab = tab !== names[0];
  return kindMeta(path, strings, {
    college,
    state: [
      isOtherTab && strings.general.tabs[tab],
      year,
      page > 1 && strings.notices.pageNumber(page),
    ],
    text: isOtherTab || year || page > 1 ? '' : introduction.text,
  });
};

/** Returns the address of a tab. The first tab has the address of the page. */
const tabAddress = ({ path, names }: Data, tab: TabName) =>
  tab === names[0] ? path : `${path}?tab=${tab}`;

function Component() {
  const data = useLoaderData<Data>();
  const { path, introduction, content, tab, names, year, years, page } = data;
  const { pages, general } = useStrings();
  const currentTab = tabAddress(data, tab);
  const yearAddress = (tabYear: number) =>
    `${currentTab}${currentTab === path ? '?' : '&'}year=${tabYear}`;
  const dates = content.kind === 'members' ? [] : content.items.map(({ date }) => date);
  return (
    <SectionPage title={pages[path]} dates={[...introduction.dates, ...dates]}>
      {introduction.banner && <PageBanner photo={introduction.banner} />}
      <Introduction introduced={introduction} title={pages[path]} />
      <LinkTabs
        id="tabs"
        label={pages[path]}
        tabs={names.map((name) => ({
          to: `${tabAddress(data, name)}#tabs`,
          label: general.tabs[name],
          current: name === tab,
        }))}
      />
      <h2 className="visually-hidden">{general.tabs[tab]}</h2>
      {years.length > 0 && (
        <YearTabs
          years={years}
          year={year}
          address={(tabYear) => `${yearAddress(tabYear)}#tabs`}
          latest={`${currentTab}#tabs`}
        />
      )}
      {content.kind !== 'members' && (
        <Untranslated titles={content.items.map(({ title }) => title)} />
      )}
      <TabContent content={content} title={general.tabs[tab]} />
      <PageLinks
        address={(number) => `${pageAddress(year ? yearAddress(year) : currentTab, number)}#tabs`}
        page={page}
        hasOlder={content.hasOlder}
      />
    </SectionPage>
  );
}

/** Makes the page of a distance-education partner: its text, then its notices. */
export const partner = (code: string, type: NoticeType): Kind =>
  tabbed(pageIntroduction(code), [news(type), documents(type)], `pages/${code}`, `notices/${type}`);

/** Makes the page of an NCC wing: its own notices and members, and the activities of all wings. */
export const ncc = (type: NoticeType, committeeCode: string): Kind =>
  tabbed(
    bannerIntroduction(type, 'NCC_HIGHLIGHTS'),
    [activities('NCC_ACTIVITIES'), achievements('NCC_ACHIEVEMENTS'), members(committeeCode)],
    `notices/${type}`,
    `committees/${committeeCode}`,
  );

/** Makes the page of an NSS unit. */
export const nss = (type: NoticeType): Kind =>
  tabbed(
    bannerIntroduction(type, 'NSS_HIGHLIGHTS'),
    [activities('NSS_ACTIVITIES'), achievements('NSS_ACHIEVEMENTS'), members('NSS')],
    `notices/${type}`,
    'committees/NSS',
  );

export const nptelChapter = tabbed(
  pageIntroduction('nptel'),
  [chapterNews('COLLEGE_NPTEL_EVENT'), chapterEvents('COLLEGE_NPTEL_EVENT')],
  'pages/nptel',
  'notices/COLLEGE_NPTEL_EVENT',
);
