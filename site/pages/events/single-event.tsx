import { eventTypes } from '@college/contract/codes';
import type { Department, Notice } from '@college/contract/entities';
import { pathIn } from '@college/contract/locales';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { InlineDate } from '../../components/dates/DateBlock.tsx';
import { Link } from '../../components/navigation/Link.tsx';
import { departmentPath, eventCalendarPath } from '../../components/navigation/page-paths.ts';
import { NoticeFacts } from '../../components/notices/NoticeFacts.tsx';
import { NoticeList } from '../../components/notices/NoticeList.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { noticeThing } from '../../components/structured-data.tsx';
import { excerpt } from '../../components/text/clean-html.ts';
import {
  type FileModule,
  type LoaderData,
  loaderContext,
  type Meta,
  type ShownPage,
  usePageContext,
  useStrings,
} from '../../context.ts';
import { getNoticeDays } from '../../lists/calendar/calendars.ts';
import { calendarResponse } from '../../lists/calendar/ical.ts';
import { readDepartment } from '../read-department.ts';
import { EventText } from './EventText.tsx';
import styles from './single-event.module.css';

export const query = ['eventId'];

/** Other notices of the same list beside a notice. */
const RECENT = 5;

/** Reads a notice with the page that lists its type and the newest other notices of that list. */
export async function loader(args: LoaderFunctionArgs) {
  const { call, shown } = args.context.get(loaderContext);
  const { event, department } = await readEvent(args);
  const newest = { type: event.type, limit: RECENT + 1 };
  const notices = department
    ? await call.getnoticesbytypedept({ ...newest, dept_code: department.dept_code })
    : await call.getnoticesbytype(newest);
  const recent = notices.filter(({ id }) => id !== event.id).slice(0, RECENT);
  return { event, department, recent, list: listOf(event, shown) };
}

/** Reads one notice or event of the college or of the department in the address. */
async function readEvent({ params, request, context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const eventId = new URL(request.url).searchParams.get('eventId');
  const department = params.dept_code ? await readDepartment({ params, context }) : undefined;
  const event = eventId ? await call.getsingleeventbyid({ eventId }) : 0;
  if (event === 0)
    throw redirect(department ? `${departmentPath(department.dept_code)}/events` : '/events');
  return { event, department };
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

const isEvent = ({ type }: Notice): boolean => eventTypes.some((eventType) => eventType === type);

export const meta: Meta<typeof loader> = ({ data: { event, department }, college, strings }) => ({
  title: [event.title, department?.dept_name].filter(Boolean).join(' – '),
  description:
    excerpt(event.description) ||
    (isEvent(event) ? strings.events.eventDescription : strings.general.description)(
      event.title,
      college,
    ),
  image: event.share_picture ?? event.featured_photo[0]?.url,
  thing: (at) => noticeThing(event, college, at),
});

export function Component() {
  const { event, department, recent, list } = useLoaderData<LoaderData<typeof loader>>();
  const { strings, today, preview } = usePageContext();
  const { pages, events } = strings;
  const days = getNoticeDays(event, '', strings).filter(({ last }) => last >= today);
  const under = department && departmentPath(department.dept_code);
  const facts = (
    <div className={styles.facts}>
      <InlineDate date={event.date} />
      <NoticeFacts notice={event} />
      {days.length > 0 && (
        <Link to={eventCalendarPath(event.id, under)} className={styles.action}>
          {events.addToCalendar}
        </Link>
      )}
      {!preview && <ShareLink title={event.title} />}
    </div>
  );
  const content = (
    <EventText event={event}>
      {recent.length > 0 && <Recent notices={recent} list={list} department={department} />}
    </EventText>
  );
  if (department)
    return (
      <PageBody dates={[event.date]}>
        <div className={styles.head}>
          <h1>{event.title}</h1>
          {facts}
        </div>
        {content}
      </PageBody>
    );
  const trail = list ? [{ to: list, label: pages[list] }] : [];
  return (
    <>
      <PageHeader title={event.title} trail={trail}>
        {facts}
      </PageHeader>
      <PageBody dates={[event.date]}>{content}</PageBody>
    </>
  );
}

/** Shares this page: by mail, or as `enhance/share.ts` can. */
function ShareLink({ title }: { title: string }) {
  const { strings, locale, path, search, siteUrl } = usePageContext();
  const { share, copied } = strings.events;
  const address = `${siteUrl}${pathIn(locale, path)}${search}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <a href={mail} className={styles.action} data-share={copied} data-noprint="">
      {share}
    </a>
  );
}

interface RecentProps {
  notices: readonly Notice[];
  /** The page that lists them. */
  list: PagePath | undefined;
  department: Department | undefined;
}

/** The newest other notices of the list. */
function Recent({ notices, list, department }: RecentProps) {
  const { pages, notices: words, department: ofDepartment } = useStrings();
  const title = department ? department.dept_name : list && pages[list];
  return (
    <section>
      <h2>{title ? words.recent(title) : ofDepartment.latest}</h2>
      <NoticeList
        notices={notices}
        under={department && departmentPath(department.dept_code)}
        empty=""
      />
    </section>
  );
}

/** The days of one event or notice, to add to a calendar once. */
export const eventCalendar: FileModule = {
  query: ['eventId'],
  async loader(args) {
    const { event } = await readEvent(args);
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
