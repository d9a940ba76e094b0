import type { NoticeType } from '@college/contract/codes';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { PageLinks, YearTabs } from '../components/navigation/LinkTabs.tsx';
import { NoticeCard } from '../components/notices/NoticeCard.tsx';
import { PageBody, PageHeader } from '../components/page/PageHeader.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../context.ts';
import { readNotices } from '../kinds/read-notices.ts';
import { NOTICES_A_PAGE, pageAddress } from '../lists/paging.ts';
import { askedYear, contentYears, lastYears, mergeYears } from '../lists/years.ts';

/** The last part of the address, and the notices it shows. */
export const noticeTypeOf = {
  administrative: 'COLLEGE_ADMIN_NOTICE',
  academic: 'COLLEGE_ACADEMIC_NOTICE',
  achievements: 'COLLEGE_ACHIEVEMENTS',
  sachievements: 'COLLEGE_STU_ACHIEVEMENTS',
  eachievements: 'COLLEGE_EMP_ACHIEVEMENTS',
  downloads: 'COLLEGE_DOWNLOADS',
  tender: 'COLLEGE_TENDER',
} as const satisfies Record<string, NoticeType>;
export type NoticeLink = keyof typeof noticeTypeOf;
const isNoticeLink = (link: string): link is NoticeLink => Object.hasOwn(noticeTypeOf, link);

export const query = ['page'];

export async function loader(args: LoaderFunctionArgs) {
  const { link = '', year: asked } = args.params;
  if (!isNoticeLink(link)) throw redirect('/');
  const { call, today } = args.context.get(loaderContext);
  const year = askedYear(asked);
  const type = noticeTypeOf[link];
  const [shown, filled] = await Promise.all([
    readNotices(args, { type, year, size: NOTICES_A_PAGE }),
    contentYears(call, { type }),
  ]);
  return { link, year, ...shown, years: mergeYears(lastYears(today), filled) };
}

export const meta: Meta<typeof loader> = ({ data: { link, year, page }, college, strings }) => {
  const { description, pageNumber } = strings.notices;
  const title = [strings.pages[`/notifications/${link}`], year].filter(Boolean).join(' ');
  const shown = page > 1 ? `${title}, ${pageNumber(page)}` : title;
  return { title: shown, description: description(shown, college) };
};

export function Component() {
  const { link, year, page, items, hasOlder, years } = useLoaderData<LoaderData<typeof loader>>();
  const { notices, pages } = useStrings();
  const latest = `/notifications/${link}` as const;
  const title = pages[latest];
  const address = year ? `${latest}/${year}` : latest;
  return (
    <>
      <PageHeader title={year ? `${title} ${year}` : title} />
      <PageBody dates={items.map(({ date }) => date)}>
        <YearTabs years={years} year={year} address={(one) => `${latest}/${one}`} latest={latest} />
        {items.length > 0 ? (
          <ul>
            {items.map((notice) => (
              <NoticeCard key={notice.id} notice={notice} />
            ))}
          </ul>
        ) : (
          <Empty>{notices.empty(title)}</Empty>
        )}
        <PageLinks
          address={(number) => pageAddress(address, number)}
          page={page}
          hasOlder={hasOlder}
        />
      </PageBody>
    </>
  );
}
