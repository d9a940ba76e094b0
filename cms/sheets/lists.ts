/** THE table of lists that come from sheets and go into them. A collection that says nothing here does not compile. */

import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { Payload } from 'payload';
import { profileTables } from '../content/departments/department-columns.ts';
import { activitySubIds, activityTables } from '../content/people/activity-columns.ts';
import {
  academicTables,
  personalTables,
  researchTables,
} from '../content/people/record-columns.ts';
import type { Config } from '../payload-types.ts';
import { labelIn } from '../words/languages.ts';

export type Listed = Exclude<keyof Config['collections'], `payload-${string}`>;
type FieldOf<Slug extends Listed> = keyof Config['collections'][Slug] & string;

export interface List<Field extends string = string> {
  /** Columns, in their order; names, kinds and words are those of the content type. */
  fields: readonly Field[];
  /**
   * Sets of columns that identify a record. The first set whose first column is filled counts. Without any the list
   * is only exported.
   */
  keys: readonly (readonly Field[])[];
  /** Example rows of the template. */
  examples?: readonly Partial<Record<Field | `${Field}.${string}`, string>>[];
  /** Tables within a record, each a list of its own: papers of a teacher, members of a committee. */
  tables?: readonly Field[];
  /** A code that is proposed for new records without one, and the field whose words it is made of. */
  proposes?: { code: Field; from: Field };
  /** The one of its tables whose rows bring the record itself along: all of it is one sheet. */
  broughtBy?: Field;
}

type Lists = { [Slug in Listed]: List<FieldOf<Slug>> | undefined };

/** Tables in sections are no lines of a sheet. */
const activities = activitySubIds
  .map((id) => activityTables[id])
  .filter((table) => !('inSections' in table))
  .map(({ field }) => field);

const tableNames = <Tables extends object>(tables: Tables) =>
  Object.keys(tables) as (keyof Tables & string)[];

export const lists: Lists = {
  employees: {
    fields: [
      'name',
      'type',
      'designation',
      'department',
      'email',
      'phone',
      'mobile',
      'date_of_joining',
      'date_of_leaving',
      'experience',
      'area_of_research',
      'contact',
      'order',
      'liveNow',
      'google_scholar',
      'orchid_link',
    ],
    keys: [['email'], ['name', 'department']],
    examples: [
      {
        name: 'Dr Rina Das',
        type: 'Faculty',
        designation: 'Assistant Professor',
        department: 'Physics',
        email: 'rina.das@example.org',
        mobile: '98640 00000',
        date_of_joining: '05-07-2014',
      },
      { name: 'Bhaskar Kalita', type: 'Office staff', designation: 'Upper Division Assistant' },
    ],
    tables: [
      ...tableNames(academicTables),
      ...activities,
      ...tableNames(personalTables),
      ...tableNames(researchTables),
    ],
  },
  departments: {
    fields: [
      'dept_name',
      'dept_code',
      'stream',
      'other_stream',
      'is_dual',
      'own_faculty',
      'estd',
      'examination_system',
      'department_about',
    ],
    keys: [['dept_code'], ['dept_name']],
    proposes: { code: 'dept_code', from: 'dept_name' },
    examples: [{ dept_name: 'Physics', dept_code: 'PHY', stream: 'Science', estd: '1962' }],
    tables: tableNames(profileTables),
  },
  courses: {
    fields: ['label', 'name', 'order'],
    keys: [['name']],
    examples: [{ label: 'Bachelor of Science', name: 'BSC' }],
  },
  alumni: {
    fields: [
      'name',
      'department',
      'batch_from',
      'batch_to',
      'current_profession',
      'company_name',
      'qualification',
      'prominent',
      'show_contact',
      'email',
      'phone',
    ],
    keys: [['name', 'department', 'batch_to']],
    examples: [
      { name: 'Mitali Bora', department: 'Physics', batch_from: '2001', batch_to: '2004' },
    ],
  },
  members: {
    fields: [
      'name',
      'type',
      'designation',
      'order',
      'date_of_joining',
      'show_contact',
      'email',
      'phone',
    ],
    keys: [['name', 'type']],
    examples: [{ name: 'Pranab Sarma', type: 'Governing body', designation: 'President' }],
  },
  committees: {
    fields: ['name', 'code', 'order', 'objectives'],
    keys: [['name']],
    examples: [{ name: 'Library committee', objectives: 'Chooses books and journals.' }],
    tables: ['members', 'tasks'],
  },
  'former-principals': {
    fields: ['name', 'designation', 'from', 'to'],
    keys: [['name', 'from']],
    examples: [{ name: 'Dr Hem Barua', from: '01-08-1962', to: '31-07-1974' }],
  },
  'rti-officers': {
    fields: ['name', 'role', 'designation', 'email', 'phone', 'address', 'order'],
    keys: [['name', 'role']],
    examples: [{ name: 'Anjali Deka', role: 'Member', designation: 'Librarian' }],
  },
  holidays: {
    fields: ['title', 'start_date', 'end_date', 'description'],
    keys: [['title', 'start_date']],
    examples: [{ title: 'Rongali Bihu', start_date: '14-04-2027', end_date: '16-04-2027' }],
  },
  notices: {
    fields: [
      'title',
      'type',
      'date',
      'expires',
      'deadline',
      'importance',
      'on_top_until',
      'department',
      'description',
      'uploads',
      'posted_as',
      'link',
      '_status',
    ],
    keys: [['title', 'type', 'date']],
    examples: [
      {
        title: 'Form fill-up of the third semester',
        type: 'Academic notices',
        date: '05-07-2026',
        uploads: 'form-fill-up.pdf',
      },
    ],
  },
  'department-files': {
    fields: ['title', 'type', 'date', 'department', 'description', 'uploads'],
    keys: [['title', 'type', 'department']],
    examples: [{ title: 'Syllabus', type: 'Syllabus', date: '01-08-2026', department: 'Physics' }],
  },
  'important-files': {
    fields: ['title', 'date', 'description', 'uploads'],
    keys: [['title']],
    examples: [{ title: 'Prospectus', date: '01-06-2026', uploads: 'prospectus.pdf' }],
  },
  'evidence-groups': {
    fields: ['name', 'report', 'types', 'order', '_status'],
    keys: [['name']],
    examples: [{ name: 'AQAR 2025-26', report: 'IQAC reports (AQAR)' }],
  },
  'evidence-criteria': {
    fields: ['group', 'type', 'criterion', 'metric_question', 'order'],
    keys: [['criterion', 'group', 'type']],
    examples: [
      { group: 'AQAR 2025-26', type: 'Qualitative metrics', criterion: '1. Curricular aspects' },
    ],
  },
  'evidence-questions': {
    fields: ['criterion', 'sr_no', 'metric_question'],
    keys: [['sr_no', 'criterion']],
    examples: [
      {
        criterion: 'AQAR 2025-26 · 1. Curricular aspects',
        sr_no: '1.1.1',
        metric_question: 'How is the delivery of the curriculum planned?',
      },
    ],
  },
  'evidence-files': {
    fields: ['question', 'sr_no', 'title', 'uploads', 'order', '_status'],
    keys: [['sr_no', 'question', 'title']],
    examples: [
      {
        question: 'AQAR 2025-26 · 1.1.1',
        sr_no: '1.1.1 (a)',
        title: 'Academic calendar',
        uploads: '1.1.1-calendar.pdf',
      },
    ],
  },
  manuals: {
    fields: ['name'],
    keys: [['name']],
    examples: [
      {
        name: 'Yearly review of the departments',
        'metrics.sr_no': '1.1.1',
        'metrics.metric_question': 'How does the department teach?',
        'metrics.type': 'Qualitative metrics',
        'metrics.criterion': 'Teaching',
      },
      {
        name: 'Yearly review of the departments',
        'metrics.sr_no': '1.1.2',
        'metrics.metric_question': 'Classes held, of those that were planned',
        'metrics.type': 'Quantitative metrics',
      },
    ],
    tables: ['metrics'],
    broughtBy: 'metrics',
  },
  // Exported alone: these come from visitors.
  'alumni-registrations': {
    fields: [
      'reference',
      'received_at',
      'status',
      'name',
      'department',
      'department_written',
      'batch_from',
      'batch_to',
      'occupation',
      'highest_qualification',
      'email',
      'phone',
      'whatsapp_number',
      'address',
      'show_contact',
    ],
    keys: [],
  },
  messages: {
    fields: ['reference', 'received_at', 'status', 'type', 'name', 'message', 'email', 'course'],
    keys: [],
  },
  'visitor-notes': {
    fields: ['reference', 'receivedAt', 'read', 'name', 'email', 'phone', 'contact', 'message'],
    keys: [],
  },
  pages: { fields: ['page', 'title', '_status'], keys: [] },
  guides: {
    fields: [
      'title',
      'address',
      'fee',
      'working_days',
      'office',
      'email',
      'phone',
      'link',
      'order',
    ],
    keys: [],
  },
  'site-pages': {
    fields: ['path', 'title', 'kind', 'hidden', 'section', 'heading', 'menu', 'place'],
    keys: [],
  },
  redirects: { fields: ['from', 'to', 'updatedAt'], keys: [] },
  media: { fields: ['filename', 'alt', 'mimeType', 'filesize', 'createdAt'], keys: [] },
  albums: { fields: ['caption', 'date', 'department', 'pictures'], keys: [] },
  // Not a list that an office keeps.
  photos: undefined,
  'featured-notifications': undefined,
  users: undefined,
  'submitted-photos': undefined,
  uses: undefined,
  'file-addresses': undefined,
  'document-texts': undefined,
  'search-entries': undefined,
  'search-words': undefined,
  'search-counts': undefined,
  'used-challenges': undefined,
  'email-verifications': undefined,
  'idempotency-keys': undefined,
  'mail-counts': undefined,
  'account-changes': undefined,
  'two-factor-keys': undefined,
  'imported-records': undefined,
  imports: undefined,
  'import-batches': undefined,
  exports: undefined,
};

/** A list, or a table within its records: `employees`, `employees/awards`. */
export interface ListName {
  name: string;
  slug: Listed;
  list: List;
  table?: string;
}

export function listNamed(name: string): ListName | undefined {
  const [slug = '', table] = name.split('/');
  const list: List | undefined = Object.hasOwn(lists, slug) ? lists[slug as Listed] : undefined;
  if (!list || (table !== undefined && !list.tables?.includes(table))) return undefined;
  return { name, slug: slug as Listed, list, table };
}

/** The sheet that a list as a whole is brought by. */
export const wholeListNamed = (slug: string): ListName | undefined => {
  const name = listNamed(slug);
  return name?.list.broughtBy ? listNamed(`${slug}/${name.list.broughtBy}`) : name;
};

/** Returns every list, followed by its tables. */
export const everyList = (): ListName[] =>
  Object.entries(lists).flatMap(([slug, list]) => {
    const tables = (list?.tables ?? []).map((table) => `${slug}/${table}`);
    return [...(list?.broughtBy ? [] : [slug]), ...tables].flatMap((name) => listNamed(name) ?? []);
  });

/** Returns the label of a list in the admin. */
export function labelOf({ slug, table }: ListName, { collections }: Payload): string {
  const { labels, flattenedFields } = collections[slug].config;
  const plural = labelIn(DEFAULT_LOCALE, labels.plural) || slug;
  if (table === undefined) return plural;
  const field = flattenedFields.find(({ name }) => name === table);
  const own = (field && 'label' in field && labelIn(DEFAULT_LOCALE, field.label)) || table;
  return `${plural}: ${own}`;
}
