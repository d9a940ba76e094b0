import type { Notice } from '@college/contract/entities';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath, eventCalendarPath } from '../../components/navigation/page-paths.ts';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { noticeThing } from '../../components/structured-data.tsx';
import { excerpt } from '../../components/text/clean-html.ts';
import { InlineDate } from '../../components/text/DateBlock.tsx';
import {
  type FileModule,
  type LoaderData,
  loaderContext,
  type Meta,
  type ShownPage,
  usePageContext,
} from '../../context.ts';
import { getNoticeDays } from '../../lists/calendar/calendars.ts';
import { calendarResponse } from '../../lists/calendar/ical.ts';
import { readDepartment } from '../read-department.ts';
import { EventText } from './EventText.tsx';
import styles from './single-event.module.css';

export const query = ['eventId'];

/** Reads one event of the college or of the department in the address. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { call, shown } = context.get(loaderContext);
  const eventId = new URL(request.url).searchParams.get('eventId');
  const department = params.dept_code ? await readDepartment({ params, context }) : undefined;
  const event = eventId ? await call.getsingleeventbyid({ eventId }) : 0;
  if (event === 0)
    throw redirect(department ? `${departmentPath(department.dept_code)}/events` : '/events');
  return { event, department, list: listOf(event, shown) };
}

/** The page that lists notices of a type: of several one that lists little else, a page of notifications before others. */
export const listOf = (
  { type }: Pick<Notice, 'type'>,
  shown: readonly Pick<ShownPage, 'path' | 'shows'>[],
): PagePath | undefined =>
  shown
    .filter(({ shows }) => shows.some((code) => code === `notices/${type}`))
    .toSorted((one, other) => distance(one) - distance(other))[0]?.path;

const distance = ({ path, shows }: Pick<ShownPage, 'path' | 'shows'>): number =>
  2 * shows.length - (path.startsWith('/notifications/') ? 1 : 0);

export const meta: Meta<typeof loader> = ({ data: { event, department }, college, strings }) => ({
  title: [event.title, department?.dept_name].filter(Boolean).join(' – '),
  description: excerpt(event.description) || strings.events.eventDescription(event.title, college),
  image: event.share_picture ?? event.featured_photo[0]?.url,
  thing: (at) => noticeThing(event, college, at),
});

export function Component() {
  const { event, department, list } = useLoaderData<LoaderData<typeof loader>>();
  const { strings, today } = usePageContext();
  const { pages, notices, events } = strings;
  const days = getNoticeDays(event, '', strings).filter(({ last }) => last >= today);
  const under = department && departmentPath(department.dept_code);
  const date = event.date && (
    <p className={styles.date}>
      <InlineDate date={event.date} />
      {event.cancelled === 1 && <strong> {notices.cancelled}</strong>}
      {days.length > 0 && (
        <Link to={eventCalendarPath(event.id, under)} className={styles.calendar}>
          {events.addToCalendar}
        </Link>
      )}
    </p>
  );
  if (department)
    return (
      <PageBody dates={[event.date]}>
        <div className={styles.head}>
          <h1>{event.title}</h1>
          {date}
        </div>
        <EventText event={event} />
      </PageBody>
    );
  const trail = list ? [{ to: list, label: pages[list] }] : [];
  return (
    <>
      <PageHeader title={event.title} trail={trail}>
        {date}
      </PageHeader>
      <PageBody dates={[event.date]}>
        <EventText event={event} />
      </PageBody>
    </>
  );
}

/** The days of one event or notice, to add to a calendar once. */
export const eventCalendar: FileModule = {
  query: ['eventId'],
  async loader(args) {
    const { event } = await loader(args);
    const { call, locale, strings } = args.context.get(loaderContext);
    const { name, time_zone } = await call.getcollege();
    const url = new URL(args.request.url);
    const page = url.href.replace('/calendar.ics', '');
    return calendarResponse(
      {
        title: event.title,
        college: name,
        language: locale,
        host: url.hostname,
        timeZone: time_zone,
        days: getNoticeDays(event, page, strings),
      },
      `event-${event.id}.ics`,
    );
  },
};
