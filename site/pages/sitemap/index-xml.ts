/** The parts of the sitemap: the pages, those of each department, the texts of files, the events of each year; no part comes near the 50,000 that one may have. */
import { announcedEvents } from '@college/contract/codes';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../context.ts';
import { contentYears, mergeYears } from '../../lists/content-years.ts';
import { FIRST_EVENT_YEAR } from '../../lists/event-years.ts';
import { FIRST_ITEM, filledYears, yearsDownTo } from '../../lists/paging.ts';
import { PROTOCOL, xmlAnswer } from './addresses.ts';
import { eventsOf } from './events-xml.ts';
import { partsOfTexts } from './texts-xml.ts';

export const query: readonly string[] = [];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { call, today } = context.get(loaderContext);
  const { origin } = new URL(request.url);
  // An event may be announced for next year.
  const [thisYear = 0, ...earlier] = yearsDownTo(FIRST_EVENT_YEAR, today);
  const filled = await Promise.all(announcedEvents.map((type) => contentYears(call, { type })));
  const years = filled.some((list) => list.length > 0)
    ? mergeYears(...filled)
    : await filledYears([thisYear + 1, thisYear, ...earlier], async (year) =>
        (await Promise.all(eventsOf(call, year, FIRST_ITEM))).flat(),
      );
  const [departments, texts] = await Promise.all([call.getdepartments(), partsOfTexts(call)]);
  const parts = [
    'pages.xml',
    ...departments.map(
      ({ dept_code }) => `department.xml?dept_code=${encodeURIComponent(dept_code)}`,
    ),
    ...Array.from({ length: texts }, (_, at) => `texts.xml?page=${at + 1}`),
    ...years.map((year) => `events.xml?year=${year}`),
  ];
  return xmlAnswer({
    sitemapindex: {
      '@_xmlns': PROTOCOL,
      sitemap: parts.map((part) => ({ loc: `${origin}/sitemap/${part}` })),
    },
  });
}
