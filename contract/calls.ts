/**
 * THE table: every call between site and backend. A new call is one row here and one handler in `cms/calls/`;
 * a row without a handler, or a handler without a row, does not compile.
 *
 * Both methods are accepted on every call (a GET carries its input as query names); `method` is the one
 * that our client uses.
 */
import { z } from 'zod';
import { COLLEGE_CODE, employeeTypes, noticeTypes, OFFICE_CODE, photoTypes } from './codes.ts';
import {
  AdmissionSettings,
  Alumnus,
  CaptchaChallenge,
  College,
  ContentRevision,
  Department,
  DepartmentSummary,
  Employee,
  Event,
  FeaturedNotification,
  FileData,
  HolidayToday,
  id,
  Message,
  Notice,
  Photo,
  Submitted,
  VisitorCount,
} from './entities.ts';

/** How long an answer may be kept. */
export const lifetimes = {
  /** Until the content revision moves; a backend without revisions gets 60 s. */
  content: { http: 'public, max-age=1, stale-while-revalidate=59' },
  /** Each answer is its own: counters, submissions, challenges, the revision itself. */
  never: { http: 'no-store' },
} as const;
export type Lifetime = keyof typeof lifetimes;

export interface CallRow<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  input: Input;
  output: Output;
  /** An input that the demo college answers with content. */
  example: z.input<Input>;
  lifetime: Lifetime;
  /** One sentence for the reference page. */
  about: string;
}

const row = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: CallRow<Input, Output>,
) => definition;

const nothing = z.object({});
const department = z.string().trim().min(1).max(40);
const noticeType = z.enum(noticeTypes);
const year = z.coerce.number().int().min(1900).max(2200);
/** Ours: how many, and which page of them (from 1). */
const paging = {
  limit: z.coerce.number().int().min(1).max(200).default(200),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};
const truthy = z.preprocess(
  (value) => value === true || value === 1 || value === '1' || value === 'true',
  z.boolean(),
);
/** One line of a form: no line breaks, which could otherwise reach a mail header. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\r\n]*$/);

export const calls = {
  getdepartments: row({
    method: 'GET',
    input: nothing,
    output: z.array(DepartmentSummary),
    example: {},
    lifetime: 'content',
    about: 'Every department and centre, by name.',
  }),
  getdeptdata: row({
    method: 'POST',
    input: z.object({ dept_code: department }),
    output: z.union([Department, z.literal(0)]),
    example: { dept_code: 'PHY' },
    lifetime: 'content',
    about: 'One department with all its lists; 0 when there is none of that code.',
  }),
  getnoticesbytype: row({
    method: 'POST',
    input: z.object({ dept_code: department.default(COLLEGE_CODE), type: noticeType, ...paging }),
    output: z.array(Notice),
    example: { dept_code: COLLEGE_CODE, type: 'COLLEGE_ADMIN_NOTICE' },
    lifetime: 'content',
    about: 'Notices of one type, newest first.',
  }),
  getnoticesbytypedept: row({
    method: 'POST',
    input: z.object({
      dept_code: department,
      type: noticeType,
      year: year.optional(),
      homepage: truthy.optional(),
      ...paging,
    }),
    output: z.array(Notice),
    example: { dept_code: 'PHY', type: 'DEPTNOTICE' },
    lifetime: 'content',
    about: 'Notices of one department, newest first; with homepage only the latest ten.',
  }),
  getnoticesbytypedeptv1: row({
    method: 'POST',
    input: z.object({
      type: noticeType,
      dept_code: department.default(COLLEGE_CODE),
      year: year.optional(),
      ...paging,
    }),
    output: z.array(Notice),
    example: { type: 'COLLEGE_ADMIN_NOTICE', year: 2025 },
    lifetime: 'content',
    about: 'Notices of one type and year, newest first.',
  }),
  getnoticesbytypeann: row({
    method: 'POST',
    input: z.object({ type: noticeType }),
    output: z.array(Notice),
    example: { type: 'COLLEGE_ACADEMIC_NOTICE' },
    lifetime: 'content',
    about: 'The latest twenty notices of one type, for announcements.',
  }),
  getcollegeeventlistwithyear: row({
    method: 'POST',
    input: z.object({
      dept_code: department.default(COLLEGE_CODE),
      type: noticeType,
      year,
      ...paging,
    }),
    output: z.array(Event),
    example: { dept_code: COLLEGE_CODE, type: 'COLLEGE_EVENT', year: 2024 },
    lifetime: 'content',
    about: 'Events of one year, newest first.',
  }),
  getsingleeventbyid: row({
    method: 'POST',
    input: z.object({ eventId: id }),
    output: z.union([Notice, z.literal(0)]),
    example: { eventId: '1' },
    lifetime: 'content',
    about: 'One event or notice with its files and photos; 0 when there is none.',
  }),
  getupcomingevents: row({
    method: 'GET',
    input: nothing,
    output: z.array(Event),
    example: {},
    lifetime: 'content',
    about: 'Events from today on, soonest first, then the latest past ones, twelve in all.',
  }),
  getphotosforwebsite: row({
    method: 'POST',
    input: z.object({ type: z.enum(photoTypes) }),
    output: z.array(Photo),
    example: { type: 'BANNER_IMAGES' },
    lifetime: 'content',
    about: 'Photos of one type in the order that editors gave them.',
  }),
  getphotosforwebsitewithcaption: row({
    method: 'POST',
    input: z.object({ type: z.enum(photoTypes) }),
    output: z.array(Photo),
    example: { type: 'TESTIMONIALS' },
    lifetime: 'content',
    about: 'Photos of one type that have a caption.',
  }),
  getemployeebytype: row({
    method: 'POST',
    input: z.object({ dept_code: department, type: z.enum(employeeTypes) }),
    output: z.array(Employee),
    example: { dept_code: OFFICE_CODE, type: 'PRINCIPAL' },
    lifetime: 'content',
    about: 'Employees of one department and type, by seniority.',
  }),
  'getmessage-all': row({
    method: 'GET',
    input: nothing,
    output: z.array(Message),
    example: {},
    lifetime: 'content',
    about: 'Approved messages of alumni and students, newest first.',
  }),
  getalumnibydept: row({
    method: 'POST',
    input: z.object({ dept_code: department }),
    output: z.array(Alumnus),
    example: { dept_code: COLLEGE_CODE },
    lifetime: 'content',
    about: "A department's alumni; with the college's own code the prominent ones.",
  }),
  checkiftodayisholiday: row({
    method: 'GET',
    input: nothing,
    output: HolidayToday,
    example: {},
    lifetime: 'content',
    about: 'Whether today (Asia/Kolkata) is a holiday, and which.',
  }),
  getfeaturednotificationwebsite: row({
    method: 'GET',
    input: nothing,
    output: z.array(FeaturedNotification),
    example: {},
    lifetime: 'content',
    about: 'Featured notifications; a page shows the first.',
  }),
  'initialisation/setcount': row({
    method: 'GET',
    input: nothing,
    output: VisitorCount,
    example: {},
    lifetime: 'never',
    about: 'Counts one visitor and answers how many there were.',
  }),
  'initialisation/getcount': row({
    method: 'GET',
    input: nothing,
    output: VisitorCount,
    example: {},
    lifetime: 'never',
    about: 'How many visitors there were.',
  }),
  'settings/admissionSettings.json': row({
    method: 'GET',
    input: nothing,
    output: AdmissionSettings,
    example: {},
    lifetime: 'content',
    about: 'Whether online admission is open (status 1), for which session and where.',
  }),
  getfiledata: row({
    method: 'POST',
    input: z.object({ type: z.string().min(1).max(40), path: z.string().min(1).max(255) }),
    output: FileData,
    example: { type: 'media', path: 'prospectus.pdf' },
    lifetime: 'content',
    about: 'A public file in base64, for old clients; new ones open its url.',
  }),
  addvisitornote: row({
    method: 'POST',
    input: z.object({
      name: line(100).min(1),
      contact: line(100).optional(),
      email: z.email().max(254),
      message: z.string().trim().min(1).max(5000),
      isSubmitting: z.boolean().optional(),
      captcha: z.string().min(1).max(8000),
      phone: line(20).optional(),
    }),
    output: Submitted,
    example: {
      name: 'Demo Visitor',
      email: 'visitor@example.org',
      message: 'A note from the examples.',
      captcha: 'the proof that answers /captcha-challenge',
    },
    lifetime: 'never',
    about: "Keeps a visitor's note for the office.",
  }),
  getcollege: row({
    method: 'GET',
    input: nothing,
    output: College,
    example: {},
    lifetime: 'content',
    about: 'Ours: the college itself: name, address, emblem, the texts and links of the home page.',
  }),
  'content-revision': row({
    method: 'GET',
    input: nothing,
    output: ContentRevision,
    example: {},
    lifetime: 'never',
    about: 'Ours: a word that changes with every publish.',
  }),
  'captcha-challenge': row({
    method: 'GET',
    input: nothing,
    output: CaptchaChallenge,
    example: {},
    lifetime: 'never',
    about: 'Ours: a signed proof-of-work challenge, valid for ten minutes and one submission.',
  }),
} as const satisfies Record<string, CallRow>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** What a caller gives. */
export type CallInput<Name extends CallName> = z.input<Calls[Name]['input']>;
/** What a handler gets: checked, defaults filled in. */
export type ParsedInput<Name extends CallName> = z.output<Calls[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<Calls[Name]['output']>;

export const callNames = Object.keys(calls) as CallName[];
export const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** Languages that editors write in; English is what is shown where a text has no Assamese. */
export const locales = ['en', 'as'] as const;
export type Locale = (typeof locales)[number];
