import type { ContentCode } from '@college/contract/site-map/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LinkTabs, PageLinks, YearTabs } from '../../components/navigation/LinkTabs.tsx';
import { Banner } from '../../components/page/PageBanner.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { type Described, loaderContext, useStrings } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.ts';
import { askedPage, pageAddress } from '../../lists/paging.ts';
import {
  askedYear,
  contentYears,
  filledYears,
  mergeYears,
  yearsDownTo,
} from '../../lists/years.ts';
import type { PagePath } from '../../menu.ts';
import { type Kind, kindMeta } from '../kind.ts';
import { type Introduce, Introduction } from './introduction.tsx';
import { type Tab, TabContent, type TabName } from './tabs.tsx';

type Tabs = readonly [Tab, ...Tab[]];

/** A page with an introduction and, below it, tabs; each tab, year and page number has an address. */
export const tabbed =
  (introduce: Introduce, tabs: Tabs, ...shows: readonly [ContentCode, ...ContentCode[]]): Kind =>
  (path) => ({
    loader: (args) => read(path, introduce, tabs, args),
    meta,
    Component,
    query: ['tab', 'year', 'page'],
    shows,
    lists: [...new Set(tabs.flatMap(({ type = [] }) => type))],
  });

async function read(
  path: PagePath,
  introduce: Introduce,
  tabs: Tabs,
  { request, context }: LoaderFunctionArgs,
) {
  const { call, today } = context.get(loaderContext);
  const url = new URL(request.url);
  const name = url.searchParams.get('tab') ?? tabs[0].name;
  const tab = tabs.find((one) => one.name === name);
  const asked = url.searchParams.get('year');
  if (!tab || (asked && !tab.byYear)) throw notFound();
  const year = askedYear(asked);
  const page = askedPage(url);
  const itemsOf = async (one: number) => (await tab.read({ call, year: one, page: 1 })).items;
  const introduced = introduce(call);
  const written = tab.byYear && tab.type ? contentYears(call, { type: tab.type }) : [];
  const archive = introduced.then(async ({ since }) => {
    const first = tab.byYear && Number(since?.slice(-4));
    const specified = first ? yearsDownTo(first, today) : [];
    return filledYears(mergeYears(specified, await written), itemsOf);
  });
  const [introduction, shown, years] = await Promise.all([
    introduced,
    tab.read({ call, year, page }),
    archive,
  ]);
  return {
    path,
    introduction,
    shown,
    tab: tab.name,
    names: tabs.map((one) => one.name),
    year,
    years,
    page,
  };
}
type Data = Awaited<ReturnType<typeof read>>;

const meta = ({ data, college, strings }: Described<Data>) => {
  const { path, introduction, tab, names, year, page } = data;
  const further = tab !== names[0];
  return kindMeta(path, strings, {
    college,
    state: [
      further && strings.general.tabs[tab],
      year,
      page > 1 && strings.notices.pageNumber(page),
    ],
    text: further || year || page > 1 ? '' : introduction.text,
  });
};

/** The first tab stands at the page's own address. */
const tabAddress = ({ path, names }: Data, tab: TabName) =>
  tab === names[0] ? path : `${path}?tab=${tab}`;

function Component() {
  const data = useLoaderData<Data>();
  const { path, introduction, shown, tab, names, year, years, page } = data;
  const { pages, general } = useStrings();
  const ofTab = tabAddress(data, tab);
  const ofYear = (one: number) => `${ofTab}${ofTab === path ? '?' : '&'}year=${one}`;
  const dates = shown.kind === 'members' ? [] : shown.items.map(({ date }) => date);
  return (
    <SectionPage title={pages[path]} dates={[...introduction.dates, ...dates]}>
      {introduction.banner && <Banner photo={introduction.banner} />}
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
          address={(one) => `${ofYear(one)}#tabs`}
          latest={`${ofTab}#tabs`}
        />
      )}
      <TabContent shown={shown} title={general.tabs[tab]} />
      <PageLinks
        address={(number) => `${pageAddress(year ? ofYear(year) : ofTab, number)}#tabs`}
        page={page}
        hasOlder={shown.hasOlder}
      />
    </SectionPage>
  );
}
