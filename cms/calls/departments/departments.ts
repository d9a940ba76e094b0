import type { Course, Department, DepartmentSummary, Programme } from '@college/contract/entities';
import { ASSAMESE } from '@college/contract/locales';
import { fields, flag, forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import type {
  Course as StoredCourse,
  Department as StoredDepartment,
} from '../../payload-types.ts';
import { collegeLocales } from '../../platform/college-languages.ts';
import { sharePictureOf } from '../../platform/share-pictures/subject.ts';
import { formatDate } from '../../time-zone/dates.ts';
import { type Context, type Handler, listHandler } from '../handler.ts';
import { readHeads } from '../heads.ts';
import { plain, presenter, text } from '../presenter.ts';
import { withRelated } from '../related.ts';
import { presentDepartment, presentSummary, summaryFields } from './department.ts';

/** Names in Assamese for answers in every language; '' if there is none. */
async function assameseNames({ payload, locale }: Context): Promise<Map<number, string>> {
  if (!collegeLocales().includes(ASSAMESE)) return new Map();
  const { docs } = await payload.find({
    ...forVisitors({ locale }),
    locale: ASSAMESE,
    fallbackLocale: false,
    collection: 'departments',
    limit: MOST_RECORDS,
    select: { dept_name: true },
  });
  return new Map(docs.map(({ id, dept_name }) => [id, dept_name ?? '']));
}

export const getdepartments: Handler<'getdepartments'> = async (
  _input,
  context,
): Promise<DepartmentSummary[]> => {
  const [{ docs }, names] = await Promise.all([
    context.payload.find({
      ...forVisitors(context),
      collection: 'departments',
      limit: MOST_RECORDS,
      select: summaryFields,
    }),
    assameseNames(context),
  ]);
  const departments = await withRelated(context, (related) =>
    docs.map((doc) => presentSummary(doc, names.get(doc.id) ?? '', related)),
  );
  // Sorted here, because the database puts untranslated names first and sorts by Latin letters
  // only.
  const { compare } = new Intl.Collator(context.locale);
  return departments.sort((a, b) => compare(a.dept_name, b.dept_name));
};

export const getdeptdata: Handler<'getdeptdata'> = async (
  { dept_code },
  context,
): Promise<Department | 0> => {
  const [{ docs }, names] = await Promise.all([
    context.payload.find({
      ...forVisitors(context),
      collection: 'departments',
      where: { dept_code: { equals: dept_code } },
      limit: 1,
    }),
    assameseNames(context),
  ]);
  const [doc] = docs;
  if (!doc) return 0;
  const { payload, locale } = context;
  const subject = { collection: 'departments', id: doc.id, locale } as const;
  const [share_picture, heads] = await Promise.all([
    sharePictureOf(subject, payload),
    readHeads(context, [doc.id]),
  ]);
  return withRelated(context, (related) => ({
    ...presentDepartment(doc, names.get(doc.id) ?? '', related),
    share_picture,
    heads: heads.get(doc.id) ?? [],
  }));
};

const programmeFields = [
  'dept_code',
  'dept_name',
  'stream',
  'is_dual',
  'programs_offered',
] as const;

const presentProgrammes = (
  department: Pick<StoredDepartment, (typeof programmeFields)[number]>,
): Programme[] => {
  const { dept_code, dept_name, stream, is_dual, programs_offered } = department;
  return (programs_offered ?? []).flatMap((row) =>
    row.programme
      ? {
          programme: row.programme,
          level: text(row.level),
          duration: text(row.duration),
          intake: `${row.intake ?? ''}`,
          fee: text(row.fee),
          eligibility: text(row.eligibility),
          since: text(row.since),
          last_date: formatDate(row.last_date).date,
          ...{ dept_code, dept_name, stream, is_dual: flag(is_dual) },
        }
      : [],
  );
};

export const getprogrammes: Handler<'getprogrammes'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'departments',
    sort: ['dept_name', 'id'],
    limit: 0,
    select: fields(...programmeFields),
  });
  return docs.flatMap(presentProgrammes);
};

const course = presenter<StoredCourse, Course>()({ name: plain, label: plain });

export const getcourse = listHandler('courses', course);
