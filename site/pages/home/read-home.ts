import type { NoticeType } from '@college/contract/codes';
import type { LoaderFunctionArgs } from 'react-router';
import { sortByDeadline, withPinned } from '../../components/notices/due.ts';
import { phoneCopy } from '../../components/pictures/Picture.tsx';
import { type LoaderData, loaderContext } from '../../context.ts';
import { siteLocales } from '../../strings/locales.ts';

/**
 * Items of each list on the home page: the newest notices, which have pages of their own, and in carousels as many as a
 * college usually has.
 */
const SHOWN = { notices: 4, events: 6, ticker: 8, carousel: 12 } as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, inlineFile, locale, today } = context.get(loaderContext);
  const newest = (type: NoticeType, limit: number = SHOWN.notices) =>
    call.getnoticesbytype({ type, limit });
  const dueNotices = call.getduenotices();
  const due = dueNotices.then((notices) => sortByDeadline(notices, today, SHOWN.notices));
  const boardList = async (type: NoticeType) =>
    withPinned(await newest(type), await dueNotices, { type, today }).slice(0, SHOWN.notices);
  const first = async <Item>(list: Promise<Item[]>, count: number) => (await list).slice(0, count);

  const banners = first(call.getphotosforwebsite({ type: 'BANNER_IMAGES' }), SHOWN.carousel);
  // Assamese words take three bytes a letter and leave no room for the picture within 18 KB.
  const hasRoom = siteLocales[locale].script === 'latin';
  const bannerOnPhone = banners.then(([banner]) => {
    const copy = hasRoom && banner && phoneCopy(banner.url);
    return copy ? inlineFile(copy) : undefined;
  });

  return awaitAll({
    college: call.getcollege(),
    banners,
    bannerOnPhone,
    ticker: first(call.getnoticesbytypeann({ type: 'COLLEGE_ACADEMIC_NOTICE' }), SHOWN.ticker),
    principals: call.getemployeebytype({ type: 'PRINCIPAL' }),
    due,
    academic: boardList('COLLEGE_ACADEMIC_NOTICE'),
    administrative: boardList('COLLEGE_ADMIN_NOTICE'),
    tenders: boardList('COLLEGE_TENDER'),
    downloads: boardList('COLLEGE_DOWNLOADS'),
    events: first(call.getupcomingevents(), SHOWN.events),
    departments: call.getdepartments(),
    studentAchievements: newest('COLLEGE_STU_ACHIEVEMENTS'),
    facultyAchievements: newest('COLLEGE_EMP_ACHIEVEMENTS'),
    testimonials: first(
      call.getphotosforwebsitewithcaption({ type: 'TESTIMONIALS' }),
      SHOWN.carousel,
    ),
    highlights: first(call.getphotosforwebsite({ type: 'HIGHLIGHTS' }), SHOWN.carousel),
    research: first(call.getphotosforwebsite({ type: 'RESEARCH_HIGHLIGHTS' }), SHOWN.carousel),
    ncc: first(call.getphotosforwebsite({ type: 'NCC_HIGHLIGHTS' }), SHOWN.carousel),
    nss: first(call.getphotosforwebsite({ type: 'NSS_HIGHLIGHTS' }), SHOWN.carousel),
    alumni: first(call.getalumnibydept(), SHOWN.carousel),
    messages: first(call['getmessage-all'](), SHOWN.carousel),
    strengths: newest('COLLEGE_SWOC_S', 1),
    weaknesses: newest('COLLEGE_SWOC_W', 1),
    opportunities: newest('COLLEGE_SWOC_O', 1),
    challenges: newest('COLLEGE_SWOC_C', 1),
    holiday: call.checkiftodayisholiday(),
    featured: first(call.getfeaturednotificationwebsite(), 1),
  });
}
export type HomeData = LoaderData<typeof loader>;

/** Awaits all promises of an object. */
async function awaitAll<Fields extends Record<string, Promise<unknown>>>(fields: Fields) {
  const values = await Promise.all(Object.values(fields));
  return Object.fromEntries(Object.keys(fields).map((name, index) => [name, values[index]])) as {
    [Name in keyof Fields]: Awaited<Fields[Name]>;
  };
}
