/**
 * The records in calls, with the specification's names. A missing text is read as '' and a missing list as [], so that
 * pages need no checks; our backend sends every field. Dates are DD-MM-YYYY. Fields marked "Extension" are not in the
 * specification, and other backends do not send them.
 */
import { z } from 'zod';
import { addedType } from './added-pages.ts';
import {
  alertColours,
  CALLING_CODE,
  COLLEGE_CODE,
  departmentFileTypes,
  documentLanguages,
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
import { ANSWER_DAYS } from './limits.ts';
import { policyKinds } from './policies.ts';

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
  /** The content in base64, in answers of getfiledata alone. */
  data: text,
  /** Extension: size in bytes. */
  size: z.number().optional(),
  /** Extension: a description of the picture for people who cannot see it. */
  alt: z.string().optional(),
  /** Extension: true if /getfiletext has the text of the file. */
  has_text: z.boolean().optional(),
  /** Extension: the language of a document, if the college has told it. */
  language: z.enum(documentLanguages).optional(),
  /** Extension: the last day on which a document is valid. */
  valid_until: z.string().optional(),
  /** Extension: where a document of others comes from: owner, title and year, in one line. */
  source: z.string().optional(),
});
export type Upload = z.output<typeof Upload>;

const Film = z.object({
  url: text,
  captions: listOf(z.object({ language: z.enum(documentLanguages), url: text })),
  /** True if /getfiletext has the transcript. */
  has_text: z.boolean().default(false),
  /** The address of the version with audio description, '' for none. */
  described: text,
});
export type Film = z.output<typeof Film>;

export const Picture = z.object({ url: text, /** Extension. */ alt: z.string().optional() });
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
  /** Extension: the file at `link`, if it is one of ours. */
  link_file: Upload.optional(),
  /** 1 while the notice is new. */
  diff: flag,
  type: z.union([z.enum(noticeTypes), addedType]),
  caption: text,
  upload_info: listOf(Upload),
  featured_photo: listOf(Picture),
  /** Extension: time of the last change in ISO 8601, UTC. */
  updated_at: z.string().optional(),
  /** Extension: the last day to act; '' for none. */
  deadline: z.string().optional(),
  /** Extension: the notice is on top of its list until the end of `on_top_until`, or of the deadline if that is ''. */
  importance: z.enum(importances).optional(),
  on_top_until: z.string().optional(),
  /** Extension: 1 if the event is cancelled. */
  cancelled: saidFlag.optional(),
  /** Extension, in `getsingleeventbyid` alone: the address of the picture beside shared links. */
  share_picture: z.string().optional(),
});
export type Notice = z.output<typeof Notice>;

export const Event = z.object({
  id,
  title: text,
  date,
  featured_photo: listOf(Picture),
  /** Extension: 1 if the event is cancelled. */
  cancelled: saidFlag.optional(),
});
export type Event = z.output<typeof Event>;

export const Photo = z.object({ url: text, caption: text, type: z.enum(photoTypes) });
export type Photo = z.output<typeof Photo>;

/** A row of a department's profile list. The names of its fields are the columns of the table. */
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
  /** Extension: 1 if the home page shows the department's `other_stream` as a faculty of its own. */
  own_faculty: saidFlag.optional(),
  banner: listOf(z.string()),
});
export type DepartmentSummary = z.output<typeof DepartmentSummary>;

/** Extension: a head of a department, with first and last day; `to` is '' for the head of today. */
export const DepartmentHead = z.object({ id, name: text, from: date, to: date });
export type DepartmentHead = z.output<typeof DepartmentHead>;

const rows = listOf(ProfileRow);
export const Department = DepartmentSummary.extend({
  /** Extension: the day of its last change. */
  updated: date,
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
  /** Extension: the address of the picture beside shared links. */
  share_picture: z.string().optional(),
  /** Extension: the heads of the department, the latest first. */
  heads: listOf(DepartmentHead),
  /** Extension: links of the microsite's menu to pages elsewhere. */
  external_resource_link: text,
  student_login_link: text,
});
export type Department = z.output<typeof Department>;

/** Extension: a row of a department's `programs_offered`, with the department that teaches it. */
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
  /** Last date of admission. */
  last_date: text,
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

/** Extension: the days of a holiday, for calendars. */
export const HolidayOfYear = Holiday.pick({ title: true, start_date: true, end_date: true }).extend(
  {
    id,
    /** Time of the last change in ISO 8601, UTC. */
    updated_at: z.string().optional(),
  },
);
export type HolidayOfYear = z.output<typeof HolidayOfYear>;

export const HolidayToday = z.object({
  /** 1 if today is a holiday, in the time zone of the college. */
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

/** Extension: an employee in the list of all employees. */
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
  /** Extension: the code for `/getcommitteebycode`, such as IQAC. */
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
  /** Types of metrics. Each has a tab named '{type} METRICS'. */
  types: listOf(z.string()),
});
export type Group = z.output<typeof Group>;
export const Subgroup = z.object({ id, criterion: text, metric_question: text });
export type Subgroup = z.output<typeof Subgroup>;
export const Subsubgroup = z.object({ id, sr_no: text, metric_question: text });
export type Subsubgroup = z.output<typeof Subsubgroup>;
/** A file of evidence. Pictures are shown, and other files open by the link View. */
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

/** Extension: an officer under the Right to Information Act. */
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

/** Extension: the file behind a name in `/files/{type}/`. */
export const FileAddress = z.object({
  /** `unsaid`: the backend has no such call and serves its files itself. `withdrawn`: the file was public before. */
  state: z.enum(['kept', 'moved', 'withdrawn', 'none', 'unsaid']),
  /** The name under which the file is stored, or the newer name to which this one leads. */
  path: text,
  /** 1: the name contains the hash of its content, so its content never changes. */
  immutable: flag,
});
export type FileAddress = z.output<typeof FileAddress>;

export const FileData = z.object({ data: z.string(), mime: text, type: text, ext: text });
export type FileData = z.output<typeof FileData>;

const TextPart = z.object({ type: z.enum(['heading', 'text']), text });
/** A page with text, and its number in the file, from 1. */
const TextPage = z.object({ number: z.number(), parts: listOf(TextPart) });

/** Extension: the text of a public file. */
export const FileText = z.object({
  file: Upload,
  /** Source of the text: the file itself, character recognition, or a person who typed it. */
  read: z.enum(['text', 'ocr', 'person']),
  /** Pages of the file. */
  page_count: z.number(),
  /** The pages of the requested part. */
  pages: listOf(TextPage),
  /** All parts: first and last page; `piece` counts the parts that begin with the same page, from 1. */
  ranges: listOf(
    z.object({
      first: z.number().default(1),
      last: z.number().default(1),
      piece: z.number().default(1),
    }),
  ),
});
export type FileText = z.output<typeof FileText>;

/** Extension: a file whose text /getfiletext has. */
export const FileWithText = z.object({
  path: text,
  /** Time of the last change of its text in ISO 8601, UTC. */
  updated_at: text,
});
export type FileWithText = z.output<typeof FileWithText>;

const Tile = z.object({
  title: text,
  description: text,
  link: text,
  image: text,
  /** Extension: the file at `link`, if it is one of ours. */
  file: Upload.optional(),
});
const TitledHtml = z.object({ title: text, html });

/** Extension: the college itself: name, address, emblem and map, which editors write. */
export const College = z.object({
  name: text,
  /** The name in Assamese, in answers of every language. */
  name_as: text,
  established: text,
  affiliation: text,
  /** Extension: the day of the last change of these texts. */
  updated: date,
  /** Extension: the department and government that own the website. */
  owner: text,
  /** Extension: the state and the country, such as `Assam, India`. */
  region: text,
  /** Extension: words for search engines, with commas between them. */
  keywords: text,
  /** Extension: the website of the state. */
  state_portal: z.object({ title: text, link: text }).prefault({}),
  /** Extension: 1 if visitors are asked before they leave for a website that is not of a government. */
  leaving_notice: flag,
  tagline: text,
  emblem: text,
  address: text,
  email: text,
  phone: text,
  about: html,
  about_image: text,
  /** A file of ours (`/files/…`), or an address of another website that is framed after a click. */
  video: text,
  /** Extension: the file of `video`, if it is one of ours. */
  video_file: Upload.optional(),
  video_poster: text,
  /** The person who is responsible for the website; without a name while nobody is named. `appointed` is DD-MM-YYYY. */
  information_manager: z
    .object({
      ...{ name: text, designation: text, phone: text, email: text, address: text },
      appointed: date,
    })
    .prefault({}),
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
  /** The department codes of the college itself and of the principal's office. */
  codes: z
    .object({
      college: z.string().min(1).default(COLLEGE_CODE),
      office: z.string().min(1).default(OFFICE_CODE),
    })
    .prefault({}),
  /** The prefix of phone numbers in the college's country. */
  calling_code: z.string().min(1).default(CALLING_CODE),
  /** The time zone of the college, as IANA names it. */
  time_zone: z.string().refine(isTimeZone).default(TIME_ZONE),
  /** The college's colours as `#rrggbb`, '' for the default ones, and the border under the header. */
  appearance: z
    .object({ primary: text, accent: text, motif: z.enum(motifs).default('gamosa') })
    .prefault({}),
  /** The sections of the home page that are shown, in their order. */
  home_sections: z.array(z.enum(homeSections)).default([...homeSections]),
  /** Extension: the college's own films that have captions, a transcript or an audio description, by their address. */
  films: z.array(Film).optional(),
  /** Days within which the office answers visitors' notes. */
  answer_days: z.number().int().min(1).default(ANSWER_DAYS),
  /** The banner above every page today. */
  alert: z.object({ text, colour: z.enum(alertColours).default('red') }).optional(),
});
export type College = z.output<typeof College>;
export type Tile = z.output<typeof Tile>;

/** Extension: the text of a static page, such as /emblem, /rti/home, an introduction or an added facility. */
export const StaticPage = z.object({
  page: z.string(),
  title: text,
  html,
  image: text,
  cards: listOf(Tile),
  upload_info: listOf(Upload),
  /** DD-MM-YYYY since when the college is a partner of the institution on the page. */
  since: date,
  /** DD-MM-YYYY of the last change. */
  updated: date,
});
export type StaticPage = z.output<typeof StaticPage>;

/** Extension: a policy of the website, as somebody adopted it. */
export const Policy = z.object({
  kind: z.enum(policyKinds),
  html,
  /** DD-MM-YYYY. */
  adopted: date,
  by: text,
  designation: text,
  version: z.number().default(1),
  /** Versions that it replaced, the newest first. */
  former: listOf(z.object({ version: z.number(), adopted: date, by: text, designation: text })),
});
export type Policy = z.output<typeof Policy>;

/** Extension: a guide to one task at the office. */
export const Guide = z.object({
  /** The last part of its address: `transcript` for /guides/transcript. */
  address: text,
  title: text,
  summary: text,
  steps: listOf(z.object({ title: text, description: text })),
  /** Documents to bring. */
  documents: listOf(z.object({ title: text })),
  fee: text,
  /** Working days until it is ready; 0 if the office did not say. */
  working_days: z.number().default(0),
  /** The address of the online application. */
  link: text,
  /** The room or counter, and its hours. */
  office: text,
  email: text,
  phone: text,
  upload_info: listOf(Upload),
  /** DD-MM-YYYY of the last change. */
  updated: date,
});
export type Guide = z.output<typeof Guide>;

/** State of a row: `not_applicable` if the college gave a reason. */
export const dutyStates = ['published', 'stale', 'missing', 'not_applicable'] as const;
export type DutyState = (typeof dutyStates)[number];

/** Extension: one row of a set of rules, and where it is on the website. */
export const Duty = z.object({
  /** Within its set, such as `a1`. */
  id: text,
  title: text,
  /** Heading of its section. */
  section: text,
  state: z.enum(dutyStates).default('published'),
  /** Why it does not apply. */
  reason: text,
  /** DD-MM-YYYY of the newest of its links and files. */
  date,
  /** `title` is '' where the page's own title says it. */
  links: listOf(z.object({ title: text, link: text })),
  upload_info: listOf(Upload),
});
export type Duty = z.output<typeof Duty>;

/** Extension: what the rules ask a college to publish. */
export const DutySet = z.object({
  /** Last part of its address below /disclosure. */
  code: text,
  title: text,
  /** Source of the rules. */
  source: text,
  /** DD-MM-YYYY of the rules. */
  dated: date,
  /** Address of the page that shows it. */
  link: text,
  rows: listOf(Duty),
  /** The other sets that the college answers. */
  others: listOf(z.object({ title: text, link: text })),
});
export type DutySet = z.output<typeof DutySet>;

/** Extension: rows of the guidelines for government websites that are met, as the college checks itself. */
export const WebsiteQuality = z.object({
  /** The guidelines. */
  source: text,
  /** DD-MM-YYYY of the last check. */
  checked: date,
  /** Number of all rows that apply to the college. */
  applicable: z.number().int().default(0),
  rows: listOf(
    z.object({
      /** Number in the guidelines, such as `5.1.9`. */
      id: text,
      title: text,
      /** Heading of its section. */
      section: text,
    }),
  ),
});
export type WebsiteQuality = z.output<typeof WebsiteQuality>;

/** Extension: the college's changes to one page. Without `kind` it is a page of the default site map. */
export const SiteMapPage = z.object({
  /** A line with an unusable path is ignored. */
  path: text,
  /** '' for the default title. */
  title: text,
  hidden: flag,
  /** One of `addedKinds`, for a page that the college added. */
  kind: text,
  /** The section of the page: '' for the default one, 'none' for no section. */
  section: text,
  heading: text,
  menu: text,
  /** The place among the default pages, which have 10, 20, 30 …; without it the default place, or the last one. */
  place: z.number().optional(),
});
export type SiteMapPage = z.output<typeof SiteMapPage>;

export const SiteMap = z.object({
  pages: listOf(SiteMapPage),
  /** Old addresses and the addresses to which they lead. */
  redirects: listOf(z.object({ from: text, to: text })),
  /** DD-MM-YYYY of the last review of each page; none if the college does not show them. */
  reviewed: listOf(z.object({ path: text, date })),
  /** Codes of the content that there is (`site-map/content.ts`); absent if the backend does not know. */
  content: z.array(z.string()).optional(),
  /** Codes of the languages of the site; absent if the backend does not know. */
  languages: z.array(z.string()).optional(),
});
export type SiteMap = z.output<typeof SiteMap>;

/** Extension: an opaque word that changes with every publish and at the college's midnight. */
export const ContentRevision = z.object({
  revision: z.string().min(1),
  /** DD-MM-YYYY of the last change that visitors can see. */
  changed: date,
  /** An opaque word for each list that has changed, and for all lists (`lists-read.ts`). */
  lists: z.record(z.string(), z.string()).default({}),
});
export type ContentRevision = z.output<typeof ContentRevision>;

/** Extension: a proof-of-work challenge in the form that the `altcha` package reads. */
export const CaptchaChallenge = z.looseObject({});

export const Submitted = z.object({
  status: z.literal(1),
  /** A reference that the sender can quote. */
  reference: z.string().min(1),
});
export type Submitted = z.output<typeof Submitted>;
