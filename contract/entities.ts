/**
 * What travels between backend and site: the specification's fields under the specification's names.
 * Absent text reads as '' and an absent list as [], so that a page never asks whether a field exists;
 * our backend sends every field. Dates are DD-MM-YYYY. Fields marked "ours" go beyond the specification:
 * another backend leaves them out.
 */
import { z } from 'zod';
import {
  alertColours,
  CALLING_CODE,
  COLLEGE_CODE,
  departmentFileTypes,
  employeeTypes,
  fileKinds,
  homeSections,
  importances,
  messageTypes,
  motifs,
  noticeTypes,
  OFFICE_CODE,
  photoTypes,
  rtiRoles,
  streams,
  TIME_ZONE,
} from './codes.ts';
import { isTimeZone } from './days/time-zone.ts';
import { addedType } from './site-map/added-pages.ts';

/** Our backend sends strings; others may send numbers. */
export const text = z.union([z.string(), z.number()]).transform(String).default('');
const html = text;
const date = text;
const saidFlag = z
  .union([z.literal(0), z.literal(1), z.boolean(), z.literal('0'), z.literal('1')])
  .transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0));
export const flag = saidFlag.default(0);
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).default([]);
/** Our backend sends strings; others may send numbers. */
export const id = z.union([z.string(), z.number()]).transform(String);

export const Upload = z.object({
  url: text,
  path: text,
  fileType: z.enum(fileKinds).default('file'),
  mime: text,
  type: text,
  ext: text,
  /** base64; filled by getfiledata alone. */
  data: text,
  /** Ours: bytes. */
  size: z.number().optional(),
  /** Ours: what the picture shows, for those who do not see it. */
  alt: z.string().optional(),
  /** Ours: /getfiletext has what it says. */
  has_text: z.boolean().optional(),
});
export type Upload = z.output<typeof Upload>;

export const Picture = z.object({ url: text, /** Ours. */ alt: z.string().optional() });
export type Picture = z.output<typeof Picture>;

export const Notice = z.object({
  id,
  title: text,
  description: html,
  date,
  /** Day of the month, two digits. */
  date_no: text,
  /** English three-letter month. */
  month: text,
  year: text,
  posted_as: text,
  link: text,
  /** 1 while the notice is new. */
  diff: flag,
  type: z.union([z.enum(noticeTypes), addedType]),
  caption: text,
  upload_info: listOf(Upload),
  featured_photo: listOf(Picture),
  /** Ours: the moment of its last change, as ISO 8601 writes it in UTC. */
  updated_at: z.string().optional(),
  /** Ours: the last day to act; '' for none. */
  deadline: z.string().optional(),
  /** Ours: on top of its list until the end of `on_top_until`, or of the deadline where that is ''. */
  importance: z.enum(importances).optional(),
  on_top_until: z.string().optional(),
  /** Ours: 1 for an event that does not take place. */
  cancelled: saidFlag.optional(),
  /** Ours, of `getsingleeventbyid` alone: the address of a picture for whoever shares it. */
  share_picture: z.string().optional(),
});
export type Notice = z.output<typeof Notice>;

export const Event = z.object({
  id,
  title: text,
  date,
  featured_photo: listOf(Picture),
  /** Ours: 1 where it does not take place. */
  cancelled: saidFlag.optional(),
});
export type Event = z.output<typeof Event>;

export const Photo = z.object({ url: text, caption: text, type: z.enum(photoTypes) });
export type Photo = z.output<typeof Photo>;

/** A row of one of the department's profile lists: its columns are the row's own field names. */
export const ProfileRow = z.record(z.string(), z.union([z.string(), z.number(), z.array(Upload)]));
export type ProfileRow = z.output<typeof ProfileRow>;

export const DepartmentSummary = z.object({
  dept_code: z.string(),
  dept_name: text,
  dept_name_as: text,
  stream: z.enum(streams),
  other_stream: text,
  /** 1: listed under both Arts and Science. */
  is_dual: flag,
  /** Ours: 1 where the home page shows it as a faculty of its own, under its `other_stream`. */
  own_faculty: saidFlag.optional(),
  banner: listOf(z.string()),
});
export type DepartmentSummary = z.output<typeof DepartmentSummary>;

const rows = listOf(ProfileRow);
export const Department = DepartmentSummary.extend({
  estd: text,
  examination_system: text,
  activity: html,
  online_classes: html,
  gallery: html,
  department_about: html,
  vision: html,
  courses: html,
  contact_details: html,
  research: html,
  facilities: listOf(z.object({ title: text, description: html })),
  programs_offered: rows,
  collaboration_course: rows,
  teaching_post: rows,
  student_teacher_ratio: rows,
  academic_support_staff_technical: rows,
  academic_support_staff_non_technical: rows,
  ongoing_research_projects: rows,
  completed_research_projects: rows,
  collaborative_projects: rows,
  research_publications: rows,
  chapter_books: rows,
  selected_faculty: rows,
  serving_faculty: rows,
  involvement_faculty: rows,
  awards_faculty: rows,
  seminar_department: rows,
  publications_department: rows,
  student_internal: rows,
  student_other: rows,
  student_profile_programme: rows,
  student_diversity: rows,
  student_cleared: rows,
  student_progressions: rows,
  /** Ours: the address of a picture for whoever shares its page. */
  share_picture: z.string().optional(),
  /** Ours: links of the microsite's menu to pages elsewhere. */
  external_resource_link: text,
  student_login_link: text,
});
export type Department = z.output<typeof Department>;

/** Ours: a row of a department's `programs_offered`, with the department that teaches it. */
export const Programme = DepartmentSummary.pick({
  ...{ dept_code: true, dept_name: true, stream: true, is_dual: true },
}).extend({
  programme: text,
  level: text,
  duration: text,
  /** Seats. */
  intake: text,
  fee: text,
  eligibility: text,
  since: text,
});
export type Programme = z.output<typeof Programme>;

export const Alumnus = z.object({
  name: text,
  dp_url: listOf(z.string()),
  current_profession: text,
  qualification: text,
  /** `YYYY - YYYY`. */
  batch: text,
  company_name: text,
  email: text,
  phone: text,
});
export type Alumnus = z.output<typeof Alumnus>;

export const Message = z.object({
  type: z.enum(messageTypes),
  name: text,
  message: text,
  dp_url: listOf(z.string()),
  batch: text,
  current_profession: text,
  company_name: text,
});
export type Message = z.output<typeof Message>;

export const Holiday = z.object({
  title: text,
  upload_info: listOf(Upload),
  start_date: date,
  end_date: date,
  description: html,
});
export type Holiday = z.output<typeof Holiday>;

/** Ours: when there is one, for calendars. */
export const HolidayOfYear = Holiday.pick({ title: true, start_date: true, end_date: true }).extend(
  {
    id,
    /** The moment of its last change, as ISO 8601 writes it in UTC. */
    updated_at: z.string().optional(),
  },
);
export type HolidayOfYear = z.output<typeof HolidayOfYear>;

export const HolidayToday = z.object({
  /** 1 when today, where the college is, is a holiday. */
  status: flag,
  data: Holiday.nullable().default(null),
});
export type HolidayToday = z.output<typeof HolidayToday>;

export const FeaturedNotification = z.object({
  upload_info_url: listOf(z.string()),
  description: html,
});
export type FeaturedNotification = z.output<typeof FeaturedNotification>;

export const Employee = z.object({
  id,
  type: z.enum(employeeTypes),
  name: text,
  designation: text,
  email: text,
  phone: text,
  mobile: text,
  dp: listOf(Upload),
  dpurl: listOf(z.string()),
  cv: listOf(Upload),
  dept_name: text,
  dept_code: text,
  experience: text,
  date_of_joining: date,
  date_of_leaving: date,
  area_of_research: text,
  about: html,
  address: text,
  permanent_address: text,
  contact: text,
  /** 1: the profile page is public. */
  liveNow: flag,
});
export type Employee = z.output<typeof Employee>;

/** Ours: an employee as a list of all of them has one. */
export const Person = Employee.pick({
  ...{ id: true, type: true, name: true, designation: true, email: true, phone: true },
  ...{ area_of_research: true, dept_name: true, dept_code: true, liveNow: true },
});
export type Person = z.output<typeof Person>;

/** A member of the governing body, the alumni committee or the students' union. */
export const Member = z.object({
  name: text,
  designation: text,
  email: text,
  phone: text,
  date_of_joining: date,
  dp_url: listOf(z.string()),
});
export type Member = z.output<typeof Member>;

export const Committee = z.object({
  id,
  /** Ours: what `/getcommitteebycode` asks for, such as IQAC. */
  code: text,
  name: text,
  members: listOf(z.object({ member_name: text, member_designation: text })),
  objectives: html,
  tasks: listOf(z.object({ title: text, description: html, uploads: listOf(Upload) })),
  minutes: listOf(Upload),
});
export type Committee = z.output<typeof Committee>;

/** The files of a department: achievements, syllabi, journals, COs & POs, wall magazines. */
export const DepartmentFile = z.object({
  id,
  type: z.enum(departmentFileTypes),
  title: text,
  description: html,
  date,
  upload_info: listOf(Upload),
});
export type DepartmentFile = z.output<typeof DepartmentFile>;

export const ImportantFile = z.object({
  id,
  title: text,
  description: html,
  date,
  upload_info: listOf(Upload),
});
export type ImportantFile = z.output<typeof ImportantFile>;

export const Album = z.object({ caption: text, upload_info: listOf(Upload) });
export type Album = z.output<typeof Album>;

/** The evidence browser: a report (IQAC or SSR), its criteria, their questions, the files that answer them. */
export const Group = z.object({
  id,
  name: text,
  /** A tab each, named '{type} METRICS'. */
  types: listOf(z.string()),
});
export type Group = z.output<typeof Group>;
export const Subgroup = z.object({ id, criterion: text, metric_question: text });
export type Subgroup = z.output<typeof Subgroup>;
export const Subsubgroup = z.object({ id, sr_no: text, metric_question: text });
export type Subsubgroup = z.output<typeof Subsubgroup>;
/** Pictures are shown; everything else is a file behind View. */
const EvidenceFile = Upload.extend({
  fileType: z.enum(['image', 'file']).default('file').catch('file'),
});
export const FileGroup = z.object({ sr_no: text, title: text, upload_info: listOf(EvidenceFile) });
export type FileGroup = z.output<typeof FileGroup>;

export const Course = z.object({ name: text, label: text });
export type Course = z.output<typeof Course>;

export const FormerPrincipal = z.object({
  slNo: z.number().int(),
  name: text,
  designation: text,
  fromDate: date,
  toDate: date,
});
export type FormerPrincipal = z.output<typeof FormerPrincipal>;

/** Ours: an officer under the Right to Information Act. */
export const RtiOfficer = z.object({
  role: z.enum(rtiRoles),
  name: text,
  designation: text,
  email: text,
  phone: text,
  address: text,
});
export type RtiOfficer = z.output<typeof RtiOfficer>;

export const AdmissionSettings = z.object({ status: flag, session: text, link: text });
export type AdmissionSettings = z.output<typeof AdmissionSettings>;

export const VisitorCount = z.object({ count: z.number().int().nonnegative() });

/** Ours: what a name within `/files/{type}/` leads to. */
export const FileAddress = z.object({
  /** `unsaid`: by a backend that serves its files as it does. `withdrawn`: visitors saw it, and do no more. */
  state: z.enum(['kept', 'moved', 'withdrawn', 'none', 'unsaid']),
  /** The name under which the bytes are kept, or the one that it leads to now. */
  path: text,
  /** 1: the name has the hash of its content, and never leads to another. */
  immutable: flag,
});
export type FileAddress = z.output<typeof FileAddress>;

export const FileData = z.object({ data: z.string(), mime: text, type: text, ext: text });
export type FileData = z.output<typeof FileData>;

const TextPart = z.object({ type: z.enum(['heading', 'text']), text });
/** A page with words, and its number in the file, from 1. */
const TextPage = z.object({ number: z.number(), parts: listOf(TextPart) });

/** Ours: what a public file says. */
export const FileText = z.object({
  file: Upload,
  /** As the file says it, by recognising letters in pictures of its pages, or as somebody wrote it. */
  read: z.enum(['text', 'ocr', 'person']),
  /** Pages of the file. */
  page_count: z.number(),
  /** Those of the part that was asked for. */
  pages: listOf(TextPage),
  /** Every part: its first and last page, and which of the parts it is that begin with that page, from 1. */
  ranges: listOf(
    z.object({
      first: z.number().default(1),
      last: z.number().default(1),
      piece: z.number().default(1),
    }),
  ),
});
export type FileText = z.output<typeof FileText>;

/** Ours: a file of which /getfiletext tells what it says. */
export const FileWithText = z.object({
  path: text,
  /** The moment at which its text changed last, as ISO 8601 writes it in UTC. */
  updated_at: text,
});
export type FileWithText = z.output<typeof FileWithText>;

const Tile = z.object({ title: text, description: text, link: text, image: text });
const TitledHtml = z.object({ title: text, html });

/** Ours: the college itself. Name, address, emblem and map are content, never code. */
export const College = z.object({
  name: text,
  /** The name in Assamese, whatever language was asked for. */
  name_as: text,
  established: text,
  affiliation: text,
  tagline: text,
  emblem: text,
  address: text,
  email: text,
  phone: text,
  about: html,
  about_image: text,
  /** A file of ours (`/files/…`) or an address that is framed once a visitor clicks. */
  video: text,
  video_poster: text,
  map: z
    .object({ embed: text, link: text, image: text, latitude: text, longitude: text })
    .prefault({}),
  principal_message: html,
  motto: html,
  mission: html,
  vision: html,
  anthem: TitledHtml.prefault({}),
  emblem_meaning: html,
  certificates: listOf(Tile),
  shortcuts: listOf(Tile),
  accreditation: listOf(Tile),
  distance_learning: listOf(Tile),
  portals: listOf(Tile),
  social: listOf(Tile),
  /** Department codes of what belongs to no department: of the college itself, and of the principal's office. */
  codes: z
    .object({
      college: z.string().min(1).default(COLLEGE_CODE),
      office: z.string().min(1).default(OFFICE_CODE),
    })
    .prefault({}),
  /** What stands before a phone number of the college's country. */
  calling_code: z.string().min(1).default(CALLING_CODE),
  /** The time zone by which its days begin and end, as IANA names it. */
  time_zone: z.string().refine(isTimeZone).default(TIME_ZONE),
  /** Its own colours as `#rrggbb`, '' for the website's, and what runs under the header. */
  appearance: z
    .object({ primary: text, accent: text, motif: z.enum(motifs).default('gamosa') })
    .prefault({}),
  /** The parts of the home page that are shown, in their order. */
  home_sections: z.array(z.enum(homeSections)).default([...homeSections]),
  /** What stands above every page today. */
  alert: z.object({ text, colour: z.enum(alertColours).default('red') }).optional(),
});
export type College = z.output<typeof College>;
export type Tile = z.output<typeof Tile>;

/** Ours: a page whose words no other call gives: /emblem, /rti/home, an introduction, a facility of its own. */
export const StaticPage = z.object({
  page: z.string(),
  title: text,
  html,
  image: text,
  cards: listOf(Tile),
  upload_info: listOf(Upload),
  /** DD-MM-YYYY since when the college is a partner of whom the page is about. */
  since: date,
  /** DD-MM-YYYY of the last change. */
  updated: date,
});
export type StaticPage = z.output<typeof StaticPage>;

/** Ours: how to get one thing done at the office. */
export const Guide = z.object({
  /** The last part of its address: `transcript` stands at /guides/transcript. */
  address: text,
  title: text,
  summary: text,
  steps: listOf(z.object({ title: text, description: text })),
  /** What to bring. */
  documents: listOf(z.object({ title: text })),
  fee: text,
  /** Until it is ready; 0 where the office did not say. */
  working_days: z.number().default(0),
  /** Where to apply online. */
  link: text,
  /** The room or counter, and when it is open. */
  office: text,
  email: text,
  phone: text,
  upload_info: listOf(Upload),
  /** DD-MM-YYYY of the last change. */
  updated: date,
});
export type Guide = z.output<typeof Guide>;

/** Ours: what a college made of one page; without `kind` of a page of the default site map. */
export const SiteMapPage = z.object({
  /** Without one that means something the line is left out. */
  path: text,
  /** '' where the default's is kept. */
  title: text,
  hidden: flag,
  /** One of `ownKinds`, of a page that the college added. */
  kind: text,
  /** Where it stands: '' as by default, 'none' nowhere. */
  section: text,
  heading: text,
  menu: text,
  /** Among the default pages, which stand at 10, 20, 30 …; absent: as by default, or at the end. */
  place: z.number().optional(),
});
export type SiteMapPage = z.output<typeof SiteMapPage>;

export const SiteMap = z.object({
  pages: listOf(SiteMapPage),
  /** Addresses without a page, and where they lead. */
  redirects: listOf(z.object({ from: text, to: text })),
  /** Codes of what is there to be shown (`site-map/content.ts`); absent where a backend does not tell. */
  content: z.array(z.string()).optional(),
  /** Codes of the languages that the site has; absent where a backend does not tell. */
  languages: z.array(z.string()).optional(),
});
export type SiteMap = z.output<typeof SiteMap>;

/** Ours: moves with every publish and at the college's midnight; opaque. */
export const ContentRevision = z.object({
  revision: z.string().min(1),
  /** DD-MM-YYYY of the last change of anything that visitors see. */
  changed: date,
});

/** Ours: a proof-of-work challenge in the form that the `altcha` package reads. */
export const CaptchaChallenge = z.looseObject({});

export const Submitted = z.object({
  status: z.literal(1),
  /** What the sender may quote when asking about the submission. */
  reference: z.string().min(1),
});
export type Submitted = z.output<typeof Submitted>;
