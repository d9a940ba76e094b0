/**
 * THE table: every call between site and backend. A new call is one row here and one handler in `cms/calls/`;
 * a row without a handler, or a handler without a row, does not compile.
 *
 * A read is answered by both methods (a GET carries its input as query names); `method` is the one that our client
 * uses. What `submits` something takes POST alone: any page can make a browser send a GET.
 */
import { z } from 'zod';
import {
  ALL_QUARTERS,
  COLLEGE_CODE,
  departmentFileTypes,
  employeeTypes,
  FIRST_BATCH_YEAR,
  IQAC_COMMITTEES,
  LARGEST_FILE_DATA,
  LARGEST_PHOTO,
  memberTypes,
  messageTypes,
  noticeTypes,
  OFFICE_CODE,
  OTP_DIGITS,
  photoTypes,
  previewedCollections,
} from './codes.ts';
import {
  AdmissionSettings,
  Album,
  Alumnus,
  CaptchaChallenge,
  College,
  Committee,
  ContentRevision,
  Course,
  Department,
  DepartmentFile,
  DepartmentSummary,
  Employee,
  Event,
  FeaturedNotification,
  FileAddress,
  FileData,
  FileGroup,
  FormerPrincipal,
  Group,
  HolidayToday,
  ImportantFile,
  id,
  Member,
  Message,
  Notice,
  Photo,
  Preview,
  RtiOfficer,
  StaticPage,
  Subgroup,
  Submitted,
  Subsubgroup,
  Upload,
  VisitorCount,
} from './entities.ts';
import { EmployeeWithActivities, Profile } from './profile.ts';

/** How long an answer may be kept. */
export const lifetimes = {
  /** Until the content revision moves; a backend without revisions gets 60 s. */
  content: { http: 'public, max-age=1, stale-while-revalidate=59' },
  /** Each answer is its own: counters, submissions, challenges, the revision itself. */
  never: { http: 'no-store' },
} as const;
export type Lifetime = keyof typeof lifetimes;

export interface Limit {
  most: number;
  minutes: number;
}
/** What a room full of people behind one address sends. */
export const submissions: Limit = { most: 30, minutes: 1 };
/** Their mails go to whoever is named. */
const passwords: Limit = { most: 30, minutes: 15 };

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
  /** Whether something is kept or mailed for whoever sends it. */
  submits?: true;
  /** How often one visitor may ask; the backend counts, whichever site passed it on. */
  limit?: Limit;
  /** One sentence for the reference page. */
  about: string;
  /** A call of ours: what it means when another backend does not have it. */
  absent?: z.input<Output>;
}

const row = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: CallRow<Input, Output>,
) => definition;

const nothing = z.object({});
const department = z.string().trim().min(1).max(40);
const noticeType = z.enum(noticeTypes);
/** Old clients send an empty one for none: refused where a year is needed, every year where it may be left out. */
const filledYear = z.coerce.number().int().min(1900).max(2200);
const noneIfEmpty = (value: unknown) => (value === '' || value === null ? undefined : value);
const year = z.preprocess(noneIfEmpty, filledYear);
const optionalYear = z.preprocess(noneIfEmpty, filledYear.optional());
/** Ours: how many, and which page of them (from 1). */
const paging = {
  limit: z.coerce.number().int().min(1).max(200).default(200),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};
const truthy = z.preprocess(
  (value) => value === true || value === 1 || value === '1' || value === 'true',
  z.boolean(),
);
/** One line of a form: no line breaks, which could otherwise reach a mail header, nor other controls. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);

/** An address is the same however it is typed. */
const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
/** Several lines of a form. */
const paragraph = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(\P{Cc}|[\r\n\t])*$/u);
/** How late it may be depends on the form and on today. */
const batchYear = z.coerce.number().int().min(FIRST_BATCH_YEAR).max(2200);
const proof = z.string().min(1).max(8000);
/** File objects as `/addfile-alumni` answered them; only their path is read. */
const sentPhotos = z
  .array(z.object({ path: line(255).min(1) }))
  .min(1)
  .max(5);
/** What both long forms ask for. */
const sender = {
  name: line(100).min(1),
  email,
  department: line(100).min(1),
  batch_from: batchYear,
  batch_to: batchYear,
  dp: sentPhotos,
  captcha: proof,
};
const exampleSender = {
  name: 'Demo Alumna',
  email: 'alumna@example.org',
  department: 'PHY',
  batch_from: 2015,
  batch_to: 2018,
  dp: [{ path: 'the path that /addfile-alumni answered' }],
  captcha: 'the proof that answers /captcha-challenge',
};

/** Steps of the evidence browser; the IQAC and the SSR browser have the same ones. */
const groups = (report: string) =>
  row({
    method: 'GET',
    input: nothing,
    output: z.array(Group),
    example: {},
    lifetime: 'content',
    about: `The groups of the ${report} browser, each with its types of metrics.`,
  });
const subgroups = (report: string) =>
  row({
    method: 'POST',
    input: z.object({ type: line(100).min(1), group_id: id }),
    output: z.array(Subgroup),
    example: { type: 'QUALITATIVE', group_id: '1' },
    lifetime: 'content',
    about: `The criteria of one ${report} group and type.`,
  });
const subsubgroups = (report: string) =>
  row({
    method: 'POST',
    input: z.object({ sub_group_id: id }),
    output: z.array(Subsubgroup),
    example: { sub_group_id: '1' },
    lifetime: 'content',
    about: `The numbered questions of one ${report} criterion.`,
  });
const filegroups = (report: string) =>
  row({
    method: 'POST',
    input: z.object({ sub_sub_group_id: id }),
    output: z.array(FileGroup),
    example: { sub_sub_group_id: '1' },
    lifetime: 'content',
    about: `The files that answer one ${report} question.`,
  });

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
      year: optionalYear,
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
      year,
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
    lifetime: 'never',
    limit: submissions,
    about: `A public file of at most ${LARGEST_FILE_DATA / 1_000_000} MB in base64, for old clients; new ones open its url.`,
  }),
  getfileaddress: row({
    method: 'POST',
    input: z.object({ type: z.string().min(1).max(40), path: z.string().min(1).max(255) }),
    output: FileAddress,
    example: { type: 'media', path: 'prospectus.pdf' },
    lifetime: 'content',
    about:
      'Ours: what an address of a file leads to; only what something published shows is public.',
    absent: { state: 'unsaid' },
  }),
  addvisitornote: row({
    method: 'POST',
    input: z.object({
      name: line(100).min(1),
      contact: line(100).optional(),
      email,
      message: paragraph(5000).min(1),
      isSubmitting: z.boolean().optional(),
      captcha: proof,
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
    submits: true,
    limit: submissions,
    about: "Keeps a visitor's note for the office; once under one Idempotency-Key.",
  }),
  getcommittee: row({
    method: 'GET',
    input: nothing,
    output: z.array(Committee),
    example: {},
    lifetime: 'content',
    about: 'Every committee of the college, in the order that editors gave them.',
  }),
  getcommitteebycode: row({
    method: 'POST',
    input: z.object({ committee_code: line(40).min(1) }),
    output: z.array(Committee),
    example: { committee_code: IQAC_COMMITTEES },
    lifetime: 'content',
    about: 'The committees of one code, such as those of the IQAC.',
  }),
  getcommitteebyid: row({
    method: 'POST',
    input: z.object({ committee_id: id }),
    output: z.union([Committee, z.literal(0)]),
    example: { committee_id: '1' },
    lifetime: 'content',
    about: 'One committee; 0 when there is none.',
  }),
  getgbmembers: row({
    method: 'GET',
    input: nothing,
    output: z.array(Member),
    example: {},
    lifetime: 'content',
    about: 'The governing body.',
  }),
  getmembersbytype: row({
    method: 'POST',
    input: z.object({ type: z.enum(memberTypes) }),
    output: z.array(Member),
    example: { type: 'PCSU' },
    lifetime: 'content',
    about: "Members of the alumni committee, the students' union or the governing body.",
  }),
  getmyprofiledata: row({
    method: 'POST',
    input: z.object({ id }),
    output: z.union([Profile, z.literal(0)]),
    example: { id: '1' },
    lifetime: 'content',
    about: 'The public profile of one faculty member; 0 when there is none.',
  }),
  getmyprofiledataqreport: row({
    method: 'POST',
    input: z.object({ id, qr: line(20).default(ALL_QUARTERS) }),
    output: z.union([Profile, z.literal(0)]),
    example: { id: '1', qr: ALL_QUARTERS },
    lifetime: 'content',
    about:
      'The same profile with the rows of one quarter (or ALL); activities.qr lists the quarters that have any.',
  }),
  employeeprofilewithdeptcode: row({
    method: 'POST',
    input: z.object({ dept_code: department }),
    output: z.array(EmployeeWithActivities),
    example: { dept_code: 'PHY' },
    lifetime: 'content',
    about: "A department's faculty with their activities and research records, by seniority.",
  }),
  getimportantfiles: row({
    method: 'GET',
    input: nothing,
    output: z.array(ImportantFile),
    example: {},
    lifetime: 'content',
    about: 'Important files, newest first.',
  }),
  getdepartmentfilebytype: row({
    method: 'POST',
    input: z.object({ dept_code: department, type: z.enum(departmentFileTypes) }),
    output: z.array(DepartmentFile),
    example: { dept_code: 'PHY', type: 'SYLLABUS' },
    lifetime: 'content',
    about: 'Files of one department and type, newest first.',
  }),
  getgallery: row({
    method: 'POST',
    input: z.object({ dept: department, type: z.enum(['DEPARTMENT']).default('DEPARTMENT') }),
    output: z.array(Album),
    example: { dept: 'PHY', type: 'DEPARTMENT' },
    lifetime: 'content',
    about: 'The picture albums of one department.',
  }),
  getgroup: groups('IQAC'),
  getsubgroupbygroupidandtype: subgroups('IQAC'),
  getsubsubgroupbysubgroupid: subsubgroups('IQAC'),
  getfilegroupbysubsubgroupid: filegroups('IQAC'),
  getssrgroup: groups('SSR'),
  getssrsubgroupbygroupidandtype: subgroups('SSR'),
  getssrsubsubgroupbysubgroupid: subsubgroups('SSR'),
  getssrfilegroupbysubsubgroupid: filegroups('SSR'),
  getcourse: row({
    method: 'GET',
    input: nothing,
    output: z.array(Course),
    example: {},
    lifetime: 'content',
    about: 'The courses that the message forms offer.',
  }),
  'email-verification': row({
    method: 'POST',
    input: z.object({ email }),
    output: z.string().min(1),
    example: { email: 'alumna@example.org' },
    lifetime: 'never',
    submits: true,
    limit: passwords,
    about:
      'Mails a one-time password, five times a day at most; answers what a dialog tells the sender.',
  }),
  'email-verification-otp': row({
    method: 'POST',
    input: z.object({
      email,
      otp: z
        .string()
        .trim()
        .regex(new RegExp(`^\\d{${OTP_DIGITS}}$`)),
    }),
    output: z.boolean(),
    example: { email: 'alumna@example.org', otp: '000000' },
    lifetime: 'never',
    submits: true,
    limit: submissions,
    about:
      'Whether this is the one-time password that was mailed; the address then counts as verified for half an hour and one submission, for whoever sends the cookie `verification` of this answer.',
  }),
  'addfile-alumni': row({
    method: 'POST',
    input: z.object({
      type: line(40).min(1),
      image_file: z.file().min(1).max(LARGEST_PHOTO),
    }),
    output: Upload,
    example: { type: 'ALUMNI', image_file: new File(['a picture'], 'photo.png') },
    lifetime: 'never',
    submits: true,
    limit: submissions,
    about:
      'Takes a photo of somebody with a verified address, as multipart/form-data; answers the file object that a submission carries in dp.',
  }),
  'add-alumni-registration': row({
    method: 'POST',
    input: z.object({
      ...sender,
      phone: line(20).min(1),
      whatsapp_number: line(20).min(1),
      address: paragraph(500).min(1),
      occupation: line(200).min(1),
      highest_qualification: line(200).min(1),
      /** Ours: whether e-mail and phone may be shown on the website. */
      show_contact: truthy.optional(),
    }),
    output: Submitted,
    example: {
      ...exampleSender,
      phone: '0000000000',
      whatsapp_number: '0000000000',
      address: 'Guwahati',
      occupation: 'Teacher',
      highest_qualification: 'M.Sc.',
    },
    lifetime: 'never',
    submits: true,
    limit: submissions,
    about:
      'Keeps an alumni registration for verification by the office; batch years end with this one. The header Idempotency-Key, if there is one, makes sure that it is kept once.',
  }),
  'add-message': row({
    method: 'POST',
    input: z.discriminatedUnion('type', [
      z.object({
        type: z.literal(messageTypes[0]),
        ...sender,
        course: line(100).min(1),
        occupation: line(200).min(1),
        company_name: line(200).min(1),
        message: paragraph(2000).min(1),
      }),
      z.object({
        type: z.literal(messageTypes[1]),
        ...sender,
        course: line(100).min(1),
        message: paragraph(2000).min(1),
      }),
    ]),
    output: Submitted,
    example: {
      type: 'ALUMNI',
      ...exampleSender,
      course: 'BSC',
      occupation: 'Teacher',
      company_name: 'NA',
      message: 'A message from the examples.',
    },
    lifetime: 'never',
    submits: true,
    limit: submissions,
    about:
      'Keeps a message of an alumna, an alumnus or a student for verification by the office; batch years end four years from now. Idempotency-Key as above.',
  }),
  getformerprincipals: row({
    method: 'GET',
    input: nothing,
    output: z.array(FormerPrincipal),
    example: {},
    lifetime: 'content',
    about: 'Ours: the former principals, earliest first.',
    absent: [],
  }),
  getrtiofficers: row({
    method: 'GET',
    input: nothing,
    output: z.array(RtiOfficer),
    example: {},
    lifetime: 'content',
    about: 'Ours: the officers under the Right to Information Act.',
    absent: [],
  }),
  getpage: row({
    method: 'POST',
    input: z.object({ page: line(100).min(1) }),
    output: z.union([StaticPage, z.literal(0)]),
    example: { page: 'emblem' },
    lifetime: 'content',
    about: 'Ours: a page whose words no other call gives; 0 when there is none.',
    absent: 0,
  }),
  getpreview: row({
    method: 'POST',
    input: z.object({
      collection: z.enum(previewedCollections),
      id,
      token: z.string().min(1).max(100),
    }),
    output: z.union([Preview, z.literal(0)]),
    example: {
      collection: 'notices',
      id: '1',
      token: 'the token of the address that Preview opens',
    },
    lifetime: 'never',
    about:
      'Ours: what an editor saved last, published or not; 0 unless the token is genuine, of this document and younger than half an hour.',
    absent: 0,
  }),
  getcollege: row({
    method: 'GET',
    input: nothing,
    output: College,
    example: {},
    lifetime: 'content',
    about: 'Ours: the college itself: name, address, emblem, the texts and links of the home page.',
    absent: { name: 'College' },
  }),
  'content-revision': row({
    method: 'GET',
    input: nothing,
    output: ContentRevision,
    example: {},
    lifetime: 'never',
    about: 'Ours: a word that changes with every publish, and the day of the last one.',
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
/** The methods that a call takes, as its `Allow` says them. */
export const methodsOf = (name: CallName): readonly string[] =>
  calls[name].submits ? ['POST'] : ['GET', 'HEAD', 'POST'];
export const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** Languages that editors write in; English is what is shown where a text has no Assamese. */
export const locales = ['en', 'as'] as const;
export type Locale = (typeof locales)[number];

/** The first language of a caller's `Accept-Language` that we write in. */
export function localeOf(acceptLanguage: string | null | undefined): Locale {
  const asked = (acceptLanguage ?? '').toLowerCase().split(',');
  const [first] = asked.flatMap((range) => /^\s*(as|en)(?:[-;]|\s*$)/.exec(range)?.[1] ?? []);
  return first === 'as' ? 'as' : 'en';
}
