import { announcedEvents, announcementTypes } from '@college/contract/codes';
import { years } from '@college/contract/days/years';
import type { Notice } from '@college/contract/entities';
import type { Where } from 'payload';
import { forVisitors } from '../../for-visitors.ts';
import type { NoticesSelect } from '../../payload-types.ts';
import { sharePictureOf } from '../../platform/share-pictures/subject.ts';
import { formatDate, startOfToday, yearBounds } from '../../time-zone/dates.ts';
import { isOwn, whereType } from '../added-pages.ts';
import type { Context, Handler } from '../handler.ts';
import { recordId } from '../input.ts';
import { whereDepartment } from '../own-codes.ts';
import { event, notice } from './notice.ts';

async function notices(where: Where | undefined, page: Page, context: Context): Promise<Notice[]> {
  if (!where) return [];
  const docs = await newestFirst({ where, select: notice.select, ...page }, context);
  return notice.list(docs, context);
}

export const whereDateInYear = (year: number | undefined): Where[] => {
  if (year === undefined) return [];
  const { from, until } = yearBounds(year);
  return [{ date: { greater_than_equal: from } }, { date: { less_than: until } }];
};

export async function whereDepartmentAndType(
  { dept_code, type, year }: { dept_code: string; type: string; year?: number },
  context: Context,
): Promise<Where | undefined> {
  const [department, ofThisType] = await Promise.all([
    whereDepartment(dept_code, context),
    whereType('type', type, context),
  ]);
  return department && ofThisType && { and: [ofThisType, department, ...whereDateInYear(year)] };
}

const notClosed = (): Where[] => [
  { deadline: { exists: false } },
  { deadline: { greater_than_equal: startOfToday().toISOString() } },
];

/** Leaves out announcements whose due date is over. Pages that list them have an archive by year. */
function whereCurrent(type: string): Where[] {
  if (isOwn(type))
    return [{ or: [...notClosed(), { 'own_page.kind': { not_equals: 'notices' } }] }];
  return announcementTypes.some((announcement) => announcement === type)
    ? [{ or: notClosed() }]
    : [];
}

/** Condition for the list of a type: with a year its archive, without one what is current. */
async function whereListed(
  input: { dept_code: string; type: string; year?: number },
  context: Context,
): Promise<Where | undefined> {
  const where = await whereDepartmentAndType(input, context);
  const current = input.year === undefined ? whereCurrent(input.type) : [];
  return where && { and: [where, ...current] };
}

/** Condition for the records of one year; without a year, of the latest that has any. */
export async function whereYear(
  input: { dept_code: string; type: string; year?: number },
  context: Context,
): Promise<Where | undefined> {
  const where = await whereListed(input, context);
  if (!where || input.year !== undefined) return where;
  const dated: Where = { and: [where, { date: { exists: true } }] };
  const [newest] = await newestFirst({ where: dated, select: { date: true }, limit: 1 }, context);
  const { year } = formatDate(newest?.date);
  return year ? { and: [where, ...whereDateInYear(Number(year))] } : where;
}

export const getnoticesbytype: Handler<'getnoticesbytype'> = async (input, context) =>
  notices(await whereListed(input, context), input, context);

export const getnoticesbytypedeptv1: Handler<'getnoticesbytypedeptv1'> = async (input, context) =>
  notices(await whereYear(input, context), input, context);

export const getnoticesbytypedept: Handler<'getnoticesbytypedept'> = async (input, context) =>
  notices(
    await whereListed(input, context),
    input.homepage ? { limit: Math.min(10, input.limit) } : input,
    context,
  );

export const getnoticesbytypeann: Handler<'getnoticesbytypeann'> = async ({ type }, context) => {
  const where = await whereType('type', type, context);
  return notices(where && { and: [where, ...whereCurrent(type)] }, { limit: 20 }, context);
};

/** Finds the years from newest to oldest with one short index query per year. */
export const getyearsoftype: Handler<'getyearsoftype'> = async (input, context) => {
  const where = await whereDepartmentAndType(input, context);
  const filledYears: number[] = [];
  let before: Where = { date: { exists: true } };
  while (where) {
    const dated: Where = { and: [where, before] };
    const [newest] = await newestFirst({ where: dated, select: { date: true }, limit: 1 }, context);
    if (!newest?.date) break;
    const year = Number(formatDate(newest.date).year);
    // A mistyped year in an old record is left out.
    if (year >= years.min && year <= years.max) filledYears.push(year);
    before = { date: { less_than: yearBounds(year).from } };
  }
  return filledYears;
};

/** Upper bound of due notices in an answer. More would not be read. */
const MOST_DUE_NOTICES = 50;

export const getduenotices: Handler<'getduenotices'> = async ({ dept_code }, context) => {
  const department = await whereDepartment(dept_code, context);
  const ahead = { greater_than_equal: startOfToday().toISOString() };
  const due: Where = { or: [{ deadline: ahead }, { on_top_until: ahead }] };
  return notices(department && { and: [department, due] }, { limit: MOST_DUE_NOTICES }, context);
};

export interface Page {
  limit: number;
  /** Counted from 1. */
  page?: number;
}

interface Listing<Select> extends Page {
  where: Where;
  select: Select;
}

/** One page of notices. Skipped pages are counted in an index: `cms/patches/indexes.ts`. */
export async function newestFirst<Select extends NoticesSelect<true>>(
  { where, select, limit, page = 1 }: Listing<Select>,
  context: Context,
) {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'notices',
    where,
    select,
    sort: ['-date', '-id'],
    limit,
    page,
  });
  return docs;
}

const MOST_UPCOMING = 12;

export const getcollegeeventlistwithyear: Handler<'getcollegeeventlistwithyear'> = async (
  { limit, page, ...input },
  context,
) => {
  const where = await whereYear(input, context);
  if (!where) return [];
  const { select } = event;
  return event.list(await newestFirst({ where, limit, page, select }, context), context);
};

export const getupcomingevents: Handler<'getupcomingevents'> = async (_input, context) => {
  const today = startOfToday().toISOString();
  const type: Where = { type: { in: announcedEvents } };
  const listing = { limit: MOST_UPCOMING, select: event.select };
  const [ahead, past] = await Promise.all([
    context.payload.find({
      ...forVisitors(context),
      ...listing,
      collection: 'notices',
      where: { and: [type, { date: { greater_than_equal: today } }] },
      sort: ['date', 'id'],
    }),
    newestFirst({ ...listing, where: { and: [type, { date: { less_than: today } }] } }, context),
  ]);
  return event.list([...ahead.docs, ...past].slice(0, MOST_UPCOMING), context);
};

export const getsingleeventbyid: Handler<'getsingleeventbyid'> = async ({ eventId }, context) => {
  const id = recordId(eventId);
  if (id === undefined) return 0;
  const { payload, locale } = context;
  const [[singleEvent], share_picture] = await Promise.all([
    notices({ id: { equals: id } }, { limit: 1 }, context),
    sharePictureOf({ collection: 'notices', id, locale }, payload),
  ]);
  return singleEvent ? { ...singleEvent, share_picture } : 0;
};
