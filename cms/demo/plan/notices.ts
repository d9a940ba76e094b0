import type { NoticeType } from '@college/contract/codes';
import { createRandom, seedOf } from '../random.ts';
import { achievements } from '../text/achievements.ts';
import { announcements } from '../text/announcements.ts';
import { type DepartmentText, departmentTexts } from '../text/departments.ts';
import { events } from '../text/events.ts';
import { examination, yearly } from '../text/examination.ts';
import { facilities } from '../text/facilities.ts';
import { guidance } from '../text/guidance.ts';
import { institution } from '../text/institution.ts';
import type { Series, Template } from '../text/template.ts';
import { type Day, dayIn, dayOf, shift, yearOf, years } from './calendar.ts';
import { chosenDepartments, nearlyEmpty } from './departments.ts';
import type { NoticePlan } from './types.ts';
import { type Source, written } from './written.ts';

const entries = (series: Series) => Object.entries(series) as [NoticeType, readonly Template[]][];

/** How often each running series is drawn for what fills the plan up. */
const shares: Partial<Record<NoticeType, number>> = {
  COLLEGE_ACADEMIC_NOTICE: 20,
  COLLEGE_ADMIN_NOTICE: 15,
  DEPTNOTICE: 16,
  DEPTEVENT: 10,
  COLLEGE_TENDER: 7,
  COLLEGE_DOWNLOADS: 5,
  COLLEGE_DOWNLOADS_GENERAL: 2,
  COLLEGE_STU_ACHIEVEMENTS: 5,
  COLLEGE_EMP_ACHIEVEMENTS: 4,
  COLLEGE_ACHIEVEMENTS: 3,
  CLASS_ROUTINES: 3,
  EXAM_RESULTS: 4,
  EXAM_SCHEDULE: 3,
  NCC_ACTIVITIES: 2,
  NSS_ACTIVITIES: 2,
};
const running: Series = { ...announcements, ...achievements, ...events, ...examination };

function upcoming(source: Source, today: Day): NoticePlan[] {
  const [seminar, workshop] = [events.COLLEGE_EVENT?.[2], events.COLLEGE_EVENT?.[10]];
  const talk = events.DEPTEVENT?.[1];
  if (!seminar || !workshop || !talk) return [];
  return [
    written(seminar, 'COLLEGE_EVENT', shift(today, 12), source),
    written(workshop, 'COLLEGE_EVENT', shift(today, 27), source),
    written(talk, 'DEPTEVENT', shift(today, 6), source),
  ];
}

const undated = (type: NoticeType, i: number): Template =>
  (running[type] ?? []).filter(({ on }) => !on)[i % 3] as Template;

/** The template's own day where it has one and that is over; else any day of the year. */
function dayFor({ on }: Template, year: number, { random }: Source, today: Day): Day {
  const own = on && dayOf(year, ...on);
  return own && own <= today ? own : dayIn(year, random, today);
}

/** What the newest entries of each list are: a site whose lists end last month looks abandoned. */
function latest(source: Source, today: Day): NoticePlan[] {
  const types: NoticeType[] = [
    'COLLEGE_ACADEMIC_NOTICE',
    'COLLEGE_ACADEMIC_NOTICE',
    'COLLEGE_ACADEMIC_NOTICE',
    'COLLEGE_ADMIN_NOTICE',
    'COLLEGE_ADMIN_NOTICE',
    'COLLEGE_TENDER',
    'COLLEGE_DOWNLOADS',
    'COLLEGE_STU_ACHIEVEMENTS',
    'DEPTNOTICE',
    'EXAM_RESULTS',
  ];
  return types.map((type, i) => ({
    ...written(undated(type, i), type, shift(today, -i), source),
    // A tender is over when its bids are opened.
    ...(type === 'COLLEGE_TENDER' && { expires: shift(today, 21) }),
  }));
}

/** What the office still sees and visitors no longer. */
function expired(source: Source, today: Day): NoticePlan[] {
  const [, , , , interruption] = announcements.COLLEGE_ADMIN_NOTICE ?? [];
  if (!interruption) return [];
  const notice = written(interruption, 'COLLEGE_ADMIN_NOTICE', shift(today, -40), source);
  return [{ ...notice, expires: shift(today, -33) }];
}

/** How often a year brings one of these, since when; the archives by year are made of them. */
const everyYear: readonly (readonly [NoticeType, number, number])[] = [
  ['IQAC_EVENT', 2019, 2],
  ['COLLEGE_NPTEL_EVENT', 2023, 2],
  ['COLLEGE_F_ALUMNI_EVENTS', 2021, 1],
  ['COLLEGE_F_ALUMNI_ACHIEVEMENTS', 2022, 1],
  ['NCC_ACHIEVEMENTS', 2023, 1],
  ['NSS_ACHIEVEMENTS', 2023, 1],
];

const archives = (source: Source, today: Day): NoticePlan[] =>
  everyYear.flatMap(([type, since, times]) =>
    Array.from({ length: (yearOf(today) - since + 1) * times }, (_, i) => {
      const templates = running[type] ?? [];
      const template = templates[i % templates.length] as Template;
      const day = dayFor(template, since + Math.floor(i / times), source, today);
      return written(template, type, day, source);
    }),
  );

const ofEachDepartment = (source: Source, today: Day): NoticePlan[] =>
  [...new Set(source.departments)]
    .filter(({ code }) => code !== nearlyEmpty)
    .flatMap((department, i) =>
      (['DEPTNOTICE', 'DEPTEVENT'] as const).map((type) => {
        const templates = running[type] ?? [];
        const day = dayIn(yearOf(today) - (i % 2), source.random, today);
        const own = { ...source, departments: [department], turn: 0 };
        return written(templates[i % templates.length] as Template, type, day, own);
      }),
    );

function fixed(source: Source, today: Day): NoticePlan[] {
  const thisYear = yearOf(today);
  const standing = entries({ ...facilities, ...guidance, ...institution }).flatMap(
    ([type, templates]) =>
      templates.map((template) =>
        written(
          template,
          type,
          dayIn(source.random.whole(thisYear - 4, thisYear - 1), source.random, today),
          source,
        ),
      ),
  );
  const reports = entries(yearly).flatMap(([type, templates]) =>
    years(today).flatMap((year) =>
      templates.map((template, i) =>
        written(template, type, dayIn(year, source.random, today, i ? [8, 12] : [3, 7]), source),
      ),
    ),
  );
  const annual = Array.from({ length: thisYear - 2018 }, (_, i) => 2019 + i).flatMap((year) =>
    (events.COLLEGE_EVENT ?? [])
      .filter((_, i) => year >= thisYear - 2 || (i + year) % 2 === 0)
      .map((template) => ({ template, day: dayOf(year, ...(template.on ?? [1, 1])) }))
      .filter(({ day }) => day <= today)
      .map(({ template, day }) => written(template, 'COLLEGE_EVENT', day, source)),
  );
  const yearlyTypes = new Set(everyYear.map(([type]) => type));
  const once = entries({ ...running, COLLEGE_EVENT: [] })
    .filter(([type]) => !yearlyTypes.has(type))
    .flatMap(([type, templates]) =>
      templates.slice(0, 2).map((template) => {
        const year = source.random.whole(thisYear - 2, thisYear);
        return written(template, type, dayFor(template, year, source, today), source);
      }),
    );
  return [
    ...standing,
    ...reports,
    ...annual,
    ...once,
    ...archives(source, today),
    ...ofEachDepartment(source, today),
  ];
}

/** The first, Physics, comes every few turns: one department should show long lists. */
const inTurn = ([first, ...others]: DepartmentText[]): DepartmentText[] =>
  first && others.length > 0
    ? others.flatMap((other, i) => (i % 3 ? [other] : [first, other]))
    : [first].filter((department) => department !== undefined);

export function planNotices(
  today: Day,
  count = 560,
  departments = departmentTexts.length,
): NoticePlan[] {
  const random = createRandom(seedOf('notices'));
  const source: Source = { random, departments: inTurn(chosenDepartments(departments)), turn: 0 };
  const plan = [
    ...upcoming(source, today),
    ...latest(source, today),
    ...expired(source, today),
    ...fixed(source, today),
  ];
  const drawn = Object.entries(shares).flatMap(([type, share]) =>
    Array<NoticeType>(share).fill(type as NoticeType),
  );
  const span = years(today);
  while (plan.length < count) {
    const type = random.pick(drawn);
    const template = random.pick(running[type] ?? []);
    const day = dayFor(template, span[plan.length % span.length] ?? yearOf(today), source, today);
    plan.push(written(template, type, day, source));
  }
  return plan.sort((a, b) => a.date.localeCompare(b.date));
}
