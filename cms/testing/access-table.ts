/**
 * Expected rights of each role in each collection, independent of `access.ts`. A collection without
 * a row is read by everybody and written by editors.
 */
import type { CollectionSlug, GlobalSlug } from 'payload';
import type * as access from '../access.ts';
import { type Asker, roles } from '../access.ts';
import { outlines } from '../outlines.ts';

export const everyone = [...roles, 'visitor'] as const;
export type Who = (typeof everyone)[number];
type Data = Record<string, unknown>;

export interface Row {
  collection: CollectionSlug;
  name: string;
  /** Letters of the operations that are allowed: create, read, update, delete. */
  allowed: Record<Who, string>;
  /**
   * Data of a sample record; undefined if the test creates it, and for Payload's own collections.
   */
  sample?: (ids: Ids) => Data;
}
/** Ids of created records by the name of their row. */
export type Ids = ReadonlyMap<string, number>;

/** Rights by role: administrator, editor, department editor, IQAC coordinator, moderator, head of department, teacher, visitor. */
function columns(name: string, letters: string) {
  const allowed = letters.split(' ').map((column) => column.replace('-', ''));
  if (allowed.length !== everyone.length) throw new Error(`${name} has ${allowed.length} columns.`);
  return Object.fromEntries(everyone.map((who, i) => [who, allowed[i]])) as Record<Who, string>;
}

function row(name: string, letters: string, sample?: Row['sample']): Row {
  const [collection] = name.split(': ');
  return { collection, name, allowed: columns(name, letters), sample } as Row;
}

const day = '2026-01-26T06:30:00.000Z';
const published = { date: day, _status: 'published' };
const own = (ids: Ids) => ids.get('departments: their own');
const other = (ids: Ids) => ids.get('departments: another');
const picture = (ids: Ids) => ids.get('media: of somebody else');

const importedSheet = {
  file_name: 'staff.xlsx',
  list: 'employees',
  by_email: 'a@example.org',
  rows: 1,
  state: 'read',
  header: 1,
  columns: ['name'],
};
const importBy = (role: Who) => (ids: Ids) => ({
  ...importedSheet,
  by: ids.get(`account: ${role}`),
});

export const table: Row[] = [
  row('departments: their own', 'crud crud ru r r r r r'),
  row('departments: another', 'crud crud - r r r r r'),
  row('notices: of their department', 'crud crud crud - r r r r', (ids) => ({
    ...published,
    title: 'Ours',
    type: 'DEPTNOTICE',
    department: own(ids),
  })),
  row('notices: of another department', 'crud crud - - r r r r', (ids) => ({
    ...published,
    title: 'Theirs',
    type: 'DEPTNOTICE',
    department: other(ids),
  })),
  row(
    'notices: of their department in the news of the college',
    'crud crud r - r r r r',
    (ids) => ({
      ...published,
      title: 'About us',
      type: 'COLLEGE_ADMIN_NOTICE',
      department: own(ids),
    }),
  ),
  row('notices: of the college', 'crud crud - - r r r r', () => ({
    ...published,
    title: 'Of the college',
    type: 'COLLEGE_ADMIN_NOTICE',
  })),
  row('notices: of the quality cell', 'crud crud - crud r r r r', () => ({
    ...published,
    title: 'Minutes',
    type: 'IQAC_MIUNTES',
  })),
  row('notices: NIRF', 'crud crud - crud r r r r', () => ({
    ...published,
    title: 'Data',
    type: 'NIRF',
  })),
  row('notices: a draft', 'crud crud - - - - - -', () => ({
    ...published,
    title: 'Draft',
    type: 'COLLEGE_ADMIN_NOTICE',
    _status: 'draft',
  })),
  row('notices: expired', 'crud crud - - - - - -', () => ({
    ...published,
    title: 'Over',
    type: 'COLLEGE_ADMIN_NOTICE',
    expires: day,
  })),
  row('employees: their own profile', 'crud crud crud r r ru ru r'),
  row('employees: of their department', 'crud crud crud r r ru - r', (ids) => ({
    name: 'A',
    type: 'FACULTY',
    department: own(ids),
    _status: 'published',
  })),
  row('employees: a draft of their department', 'crud crud crud - - ru - -', (ids) => ({
    name: 'A',
    type: 'FACULTY',
    department: own(ids),
    _status: 'draft',
  })),
  row('employees: of another department', 'crud crud - r r - - r', (ids) => ({
    name: 'B',
    type: 'FACULTY',
    department: other(ids),
    _status: 'published',
  })),
  row('alumni: of their department', 'crud crud crud r r r r r', (ids) => ({
    name: 'A',
    department: own(ids),
  })),
  row('alumni: of another department', 'crud crud - r r r r r', (ids) => ({
    name: 'B',
    department: other(ids),
  })),
  row('department-files: of their department', 'crud crud crud r r r r r', (ids) => ({
    title: 'Syllabus',
    type: 'SYLLABUS',
    date: day,
    department: own(ids),
  })),
  row('department-files: of another department', 'crud crud - r r r r r', (ids) => ({
    title: 'Syllabus',
    type: 'SYLLABUS',
    date: day,
    department: other(ids),
  })),
  row('albums: of their department', 'crud crud crud r r r r r', (ids) => ({
    caption: 'Tour',
    date: day,
    department: own(ids),
    pictures: [picture(ids)],
  })),
  row('albums: of the college', 'crud crud c r r r r r', (ids) => ({
    caption: 'Tour',
    date: day,
    pictures: [picture(ids)],
  })),
  row('media: of somebody else', 'crud crud cr cr r cr c r'),
  row('important-files', 'crud crud r r r r r r', (ids) => ({
    title: 'Prospectus',
    date: day,
    uploads: [picture(ids)],
  })),
  row('courses', 'crud crud r r r r r r', () => ({ name: 'BSC', label: 'Bachelor of Science' })),
  row('duty-answers', 'crud crud r r r r r r', () => ({
    duty: 'ugc-self-disclosure-2024/a2',
    applies: 'yes',
  })),
  row('reviews', 'crud cru - - - - - -', () => ({ subject: 'page:/contactus' })),
  row('policies', 'crud cru - - - - - -', () => ({ kind: 'copyright' })),
  row('guides', 'crud crud r r r r r r', () => ({
    title: 'Get a transcript',
    address: 'transcript',
    steps: [{ title: 'Ask for it' }],
  })),
  row('pages: published', 'crud crud r r r r r r', () => ({
    page: 'emblem',
    title: 'Emblem',
    _status: 'published',
  })),
  row('pages: a draft', 'crud crud - - - - - -', () => ({
    page: 'rti',
    title: 'RTI',
    _status: 'draft',
  })),
  row('site-pages', 'crud crud r r r r r r', () => ({
    path: '/sports',
    title: 'S',
    kind: 'notices',
  })),
  row('redirects', 'crud crud r r r r r r', () => ({ from: '/old', to: '/events' })),
  row('mous', 'crud crud r crud r r r r', () => ({
    name: 'Laboratory',
    institution: 'Demo Institute',
    signed_on: day,
  })),
  row('add-on-courses', 'crud crud r crud r r r r', () => ({ name: 'English', year: '2024-25' })),
  row('pass-figures', 'crud crud r crud r r r r', () => ({
    ...{ programme: 'B.Sc.', year: '2024-25', appeared: 40, passed: 37 },
  })),
  row('admission-figures', 'crud crud r crud r r r r', () => ({
    ...{ programme: 'B.Sc.', year: '2024-25', sanctioned: 60, admitted: 52 },
  })),
  row('e-governance', 'crud crud r crud r r r r', () => ({
    ...{ area: 'Examination', implementation_year: 2021 },
  })),
  row('evidence-groups', 'crud crud r crud r r r r', () => ({
    name: 'AQAR',
    report: 'IQAC',
    types: ['QUALITATIVE'],
    _status: 'published',
  })),
  row('evidence-groups: a draft', 'crud crud - crud - - - -', () => ({
    name: 'AQAR',
    report: 'IQAC',
    types: ['QUALITATIVE'],
    _status: 'draft',
  })),
  row('evidence-criteria', 'crud crud r crud r r r r', (ids) => ({
    group: ids.get('evidence-groups'),
    type: 'QUALITATIVE',
    criterion: '1. Curricular aspects',
  })),
  row('evidence-questions', 'crud crud r crud r r r r', (ids) => ({
    criterion: ids.get('evidence-criteria'),
    sr_no: '1.1',
    metric_question: 'How is it taught?',
  })),
  row('evidence-files', 'crud crud r crud r r r r', (ids) => ({
    question: ids.get('evidence-questions'),
    sr_no: '1.1',
    title: 'Routine',
    uploads: [picture(ids)],
    _status: 'published',
  })),
  row('evidence-files: a draft', 'crud crud - crud - - - -', (ids) => ({
    question: ids.get('evidence-questions'),
    sr_no: '1.1',
    title: 'Routine',
    uploads: [picture(ids)],
    _status: 'draft',
  })),
  row('manuals', 'crud crud - crud - - - -', () => ({
    name: 'Yearly review',
    metrics: [{ sr_no: '1.1', metric_question: 'How?', type: 'QUALITATIVE' }],
  })),
  row('walks', 'r r r - - - - -', () => ({ state: 'done' })),
  row('certification-runs', 'r r - - - - - -', () => ({ results: {} })),
  row('rehearsals', 'ru ru - ru - - - -', () => ({ state: 'done', findings: [] })),
  row('photos', 'crud crud r r r r r r', (ids) => ({ type: 'HIGHLIGHTS', image: picture(ids) })),
  row('holidays: today', 'crud crud r r r r r r', () => ({
    title: 'H',
    start_date: new Date().toISOString(),
    end_date: new Date().toISOString(),
  })),
  row('holidays: another day', 'crud crud - - - - - -', () => ({
    title: 'H',
    start_date: day,
    end_date: day,
  })),
  row('featured-notifications', 'crud crud r r r r r r', () => ({ title: 'F', active: true })),
  row('messages: approved', 'crud crud r r crud r r r', () => ({
    type: 'STUDENT',
    name: 'A',
    message: 'M',
    status: 'approved',
  })),
  row('messages: waiting', 'crud crud - - crud - - -', () => ({
    type: 'STUDENT',
    name: 'A',
    message: 'M',
    status: 'pending',
  })),
  row('visitor-notes', 'rud - - - rud - - -', () => ({ reference: 'VN-1', receivedAt: day })),
  row('users: somebody else', 'crud - - - - - - -', () => ({
    email: 'somebody@example.org',
    password: 'long enough for a test',
    role: 'moderator',
  })),
  row('alumni-registrations', 'rud - - - rud - - -', () => ({
    name: 'A',
    status: 'pending',
    batch_from: 2000,
    batch_to: 2003,
  })),
  row('submitted-photos', 'r - - - r - - -'),
  row('email-verifications', '- - - - - - - -', () => ({
    mailbox: 'a@example.org',
    day_begins: 1,
    requests: 1,
  })),
  row('mail-counts', '- - - - - - - -', () => ({ mailbox: 'a', hour_begins: 1, mails: 1 })),
  row('idempotency-keys', '- - - - - - - -', () => ({ key: 'k', reference: 'r', kept_at: 1 })),
  row('list-revisions', '- - - - - - - -', () => ({ list: 'none', token: 't' })),
  row('imported-records', '- - - - - - - -', () => ({ key: 'k', record: 1, hash: 'h' })),
  row('imports: of another administrator', 'r - - - - - - -', () => importedSheet),
  row('imports: of an editor', 'r r - - - - - -', importBy('editor')),
  row('imports: of a department editor', 'r - r - - - - -', importBy('department-editor')),
  row('imports: of a coordinator', 'r - - r - - - -', importBy('iqac-coordinator')),
  row('imports: of a moderator', 'r - - - r - - -', importBy('moderator')),
  row('import-batches', '- - - - - - - -', () => ({
    import: 1,
    first: 1,
    size: 1,
    step: 'read',
    rows: [{ number: 1, cells: [] }],
  })),
  row('exports', 'r - - - - - - -', () => ({
    list: 'employees',
    by_email: 'a@example.org',
    format: 'csv',
    rows: 1,
  })),
  row('account-changes', 'r - - - - - - -', () => ({
    account_email: 'a@example.org',
    what: 'on',
    by_email: 'a@example.org',
  })),
  row('two-factor-keys', '- - - - - - - -', () => ({ account: 1, key: 'k', spent: 0 })),
  row('committees: of the quality cell', 'crud crud r crud r r r r', () => ({
    name: 'Core committee',
    code: 'IQAC',
  })),
  row('committees: another', 'crud crud r r r r r r', () => ({ name: 'Library', code: 'COLLEGE' })),
  row('members', 'crud crud r r r r r r', () => ({ name: 'A', type: 'PCSU' })),
  row('former-principals', 'crud crud r r r r r r', () => ({ name: 'A', from: day })),
  row('rti-officers', 'crud crud r r r r r r', () => ({ name: 'A', role: 'MEMBER' })),
  row('used-challenges', '- - - - - - - -', () => ({ nonce: 'n', expires: 1 })),
  row('uses', '- - - - - - - -', () => ({
    source: 'pages',
    source_id: 1,
    draft: false,
    target: 'media',
    target_key: '1',
  })),
  row('file-addresses', '- - - - - - - -', () => ({ name: 'a.pdf', seen: false })),
  row('document-texts', '- - - - - - - -', () => ({
    file: 0,
    filename: 'a.pdf',
    state: 'waiting',
  })),
  row('search-entries', '- - - - - - - -', () => ({
    ...{ collection: 'notices', record: 99_999, tab: 'notice', department: 0, date: 0, year: 0 },
    ...{ title: 'fee', words: 'hostel', marks: '.t.notice' },
  })),
  row('search-words', '- - - - - - - -', () => ({ word: 'fee', sound: 'fee', written: 'fees' })),
  row('search-counts', '- - - - - - - -', () => ({
    ...{ week: '2026-11-16', query: 'fees', times: 1, results: 0 },
  })),
  // Payload's own collections.
  row('payload-jobs', '- - - - - - - -'),
  row('payload-kv', '- - - - - - - -'),
  row('payload-locked-documents: of somebody else', 'r r r r r r r -', (ids) => ({
    globalSlug: 'college',
    user: { relationTo: 'users', value: ids.get('users: somebody else') },
  })),
  row('payload-preferences', 'crud crud crud crud crud crud crud -'),
  // Not in the API; only migrations use it.
  row('payload-migrations', 'crud crud crud crud crud crud crud -'),
];

export interface FieldRow {
  collection: CollectionSlug;
  field: string;
  name: string;
  /** Letters of what is allowed in a record that may be read: read and update the field. */
  allowed: Record<Who, string>;
  sample: (ids: Ids) => Data;
  /** The value of the sample, and another that the field accepts. */
  values: readonly [string, string];
}

/** Values of private fields in the test records. No other field has them. */
export const secret = 'rina.private@example.org';

function fieldRow(
  name: string,
  letters: string,
  sample: FieldRow['sample'],
  values: FieldRow['values'] = [secret, 'changed@example.org'],
): FieldRow {
  const [collection, field] = (name.split(': ')[0] ?? '').split('.');
  return { collection, field, name, allowed: columns(name, letters), sample, values } as FieldRow;
}

const alumna = (ids: Ids) => ({ name: 'Rina Das', department: own(ids) });
const member = { name: 'Rina Das', type: 'ALUMNI_COMMITTEE' };
const teacher = (ids: Ids) => ({
  name: 'Rina Das',
  type: 'FACULTY',
  department: own(ids),
  _status: 'published',
});
const open = { show_contact: true };

/**
 * Fields that are hidden from some readers of their record. Only moderators can filter and sort by
 * them.
 */
export const fieldTable: FieldRow[] = [
  ...['email', 'phone'].flatMap((field) => [
    fieldRow(`alumni.${field}: without consent`, 'ru - - - r - - -', (ids) => ({
      ...alumna(ids),
      [field]: secret,
    })),
    fieldRow(`alumni.${field}: with consent`, 'ru ru ru r r r r r', (ids) => ({
      ...alumna(ids),
      ...open,
      [field]: secret,
    })),
    fieldRow(`members.${field}: without consent`, 'ru - - - r - - -', () => ({
      ...member,
      [field]: secret,
    })),
    fieldRow(`members.${field}: with consent`, 'ru ru r r r r r r', () => ({
      ...member,
      ...open,
      [field]: secret,
    })),
    fieldRow(`members.${field}: of an office`, 'ru ru r r r r r r', () => ({
      ...member,
      type: 'GOVERNING_BODY',
      [field]: secret,
    })),
  ]),
  ...['address', 'permanent_address'].flatMap((field) => [
    fieldRow(`employees.${field}: at home`, 'ru - - - r - - -', (ids) => ({
      ...teacher(ids),
      [field]: secret,
    })),
    fieldRow(`employees.${field}: public`, 'ru ru ru r r ru - r', (ids) => ({
      ...teacher(ids),
      address_public: true,
      [field]: secret,
    })),
  ]),
  ...(
    [
      ['pan', ['AAAPA0000A', 'AAAPA0000B']],
      ['staff_number', ['DC-17', 'DC-18']],
    ] as const
  ).flatMap(([field, values]) => [
    fieldRow(
      `employees.${field}: of a teacher`,
      'ru ru - r - - - -',
      (ids) => ({ ...teacher(ids), [field]: values[0] }),
      values,
    ),
    fieldRow(
      `employees.${field}: of a public profile`,
      'ru ru - r - - - -',
      (ids) => ({ ...teacher(ids), liveNow: true, address_public: true, [field]: values[0] }),
      values,
    ),
  ]),
];

/** Letters of the bulk actions: edit, publish, unpublish, delete. */
export const bulkTable = columns('bulk actions', 'epud epud pud pud d - - -');

type Access = typeof access;
/** The names of the functions in `access.ts` that take `Argument` alone and return a boolean. */
type NameTaking<Argument> = {
  [Name in keyof Access]: Access[Name] extends (argument: infer Own) => boolean
    ? [Own, Argument] extends [Argument, Own]
      ? Name
      : never
    : never;
}[keyof Access];

/** Rights beside those to records, by the name of their function in `access.ts`: `y` for yes. */
export const rightTable = {
  administrators: columns('administrators', 'y - - - - - - -'),
  contributors: columns('contributors', 'y y y y - y y -'),
  editors: columns('editors', 'y y - - - - - -'),
  managesAccounts: columns('managesAccounts', 'y - - - - - - -'),
  managesReviews: columns('managesReviews', 'y y - - - - - -'),
  mayApproveProfiles: columns('mayApproveProfiles', 'y y - - - y - -'),
  mayInvite: columns('mayInvite', 'y - - - - - - -'),
  mayOpenAdmin: columns('mayOpenAdmin', 'y y y y y y y -'),
  mayRunJobs: columns('mayRunJobs', 'y - - - - - - -'),
  maySetUp: columns('maySetUp', 'y - - - - - - -'),
  mayWatchServer: columns('mayWatchServer', 'y - - - - - - -'),
  messageEditors: columns('messageEditors', 'y y - - y - - -'),
  notesReaders: columns('notesReaders', 'y - - - y - - -'),
  qualityEditors: columns('qualityEditors', 'y y - y - - - -'),
  readsWalks: columns('readsWalks', 'y y y - - - - -'),
} satisfies { [Name in NameTaking<{ req: Asker }>]: Record<Who, string> };

/** Facts about the accounts of each role, by the name of their function in `access.ts`. */
export const factTable = {
  belongsToDepartment: columns('belongsToDepartment', '- - y - - y - -'),
  decidesOnItems: columns('decidesOnItems', 'y y - - y y - -'),
  decidesOnNotices: columns('decidesOnNotices', 'y y - - - - - -'),
  decidesOnSubmissions: columns('decidesOnSubmissions', '- - - - y - - -'),
  isAdministrator: columns('isAdministrator', 'y - - - - - - -'),
  mayHaveProfile: columns('mayHaveProfile', '- - - - - y y -'),
  mustHaveProfile: columns('mustHaveProfile', '- - - - - - y -'),
  mustUseTwoFactors: columns('mustUseTwoFactors', 'y - - - y - - -'),
} satisfies { [Name in NameTaking<unknown>]: Record<Who, string> };

/** Rights to read and update. */
export const globalTable: Record<GlobalSlug, Record<Who, string>> = {
  college: columns('college', 'ru ru r r r r r r'),
  admission: columns('admission', 'ru ru r r r r r r'),
  search: columns('search', 'ru ru r r r r r r'),
  alert: columns('alert', 'ru ru r r r r r r'),
  disclosure: columns('disclosure', 'ru ru r r r r r r'),
  'review-settings': columns('review-settings', 'ru ru - - - - - -'),
  'set-up': columns('set-up', 'ru - - - - - - -'),
  'account-rules': columns('account-rules', 'ru - - - - - - -'),
  'payload-jobs-stats': columns('payload-jobs-stats', '- - - - - - - -'),
  'visitor-counter': columns('visitor-counter', '- - - - - - - -'),
  'content-revision': columns('content-revision', '- - - - - - - -'),
};

export interface StaffCallRow {
  /** Method and path of the call. */
  call: string;
  /** `x` for accounts that the row lets in. */
  allowed: Record<Who, string>;
  /** Input on which the right depends. */
  input?: (ids: Ids) => object;
}

const staffCallRow = (
  call: string,
  letters: string,
  input?: StaffCallRow['input'],
): StaffCallRow => ({ call, allowed: columns(call, letters), input });

const ofId = () => ({ id: 1 });
const ofSheet = () => ({ id: 1, list: 'notices', step: 'trying' });
const ofEvidence = (ids: Ids) => ({ id: ids.get('evidence-groups') });
const ofProfile = (ids: Ids) => ({ id: ids.get('employees: their own profile') });
const citation = {
  ...{ type: 'article', title: 'Tea', authors: [], container: '', conference: '', publisher: '' },
  ...{ volume: '', issue: '', pages: '', edition: '', date: [], writtenDate: '', doi: '' },
  ...{ numbers: [], url: '', editors: [] },
};

/** The calls of the admin's screens. Some refuse records of others after this right. */
export const staffCallTable: StaffCallRow[] = [
  staffCallRow('post /link-advice', 'x x x x x x x -'),
  staffCallRow('post /old-notices/guess', 'x x x x - - - -'),
  staffCallRow('post /invitations', 'x - - - - - - -', () => ({ role: 'editor' })),
  staffCallRow('post /two-factor/show', 'x x x x x x x -'),
  staffCallRow('post /two-factor/on', 'x x x x x x x -'),
  staffCallRow('post /two-factor/codes', 'x x x x x x x -'),
  staffCallRow('post /two-factor/off', 'x x x x x x x -'),
  staffCallRow('post /two-factor/off-for', 'x - - - - - - -'),
  staffCallRow('post /sessions/end', 'x x - - - - - -', (ids) => ({
    account: ids.get('account: editor'),
  })),
  staffCallRow('get /who-did-what', 'x - - - - - - -'),
  staffCallRow('post /sheets/imports', 'x x x x x x x -', ofSheet),
  staffCallRow('get /sheets/imports/:id', 'x x x x x x x -', ofSheet),
  staffCallRow('get /sheets/imports/:id/rows', 'x x x x x x x -', ofSheet),
  staffCallRow('post /sheets/imports/:id/:step', 'x x x x x x x -', ofSheet),
  staffCallRow('get /sheets/template', 'x x x x x x x -', ofSheet),
  staffCallRow('get /sheets/export', 'x x x x x x x -', ofSheet),
  staffCallRow('post /set-up/test-mail', 'x - - - - - - -'),
  staffCallRow('post /set-up/own-college', 'x - - - - - - -'),
  staffCallRow('post /file-imports', 'x x x x - - - -', () => ({
    kind: 'old-notices',
    file_name: 'a.pdf',
    files: 1,
  })),
  staffCallRow('get /file-imports/:id', 'x x x x x x x -', ofId),
  staffCallRow('post /file-imports/:id/files', 'x x x x x x x -', ofId),
  staffCallRow('post /file-imports/:id/undoing', 'x x x x x x x -', ofId),
  staffCallRow('post /publication-imports/:id/preview', 'x x x - - x x -', ofProfile),
  staffCallRow('post /publication-imports/:id', 'x x x - - x x -', (ids) => ({
    ...ofProfile(ids),
    publications: [{ citation, state: 'new' }],
  })),
  staffCallRow('post /review-checked', 'x x x x x x x -', () => ({ subject: 'page:/contactus' })),
  staffCallRow('post /certification/run', 'x x - - - - - -'),
  staffCallRow('get /certification/matrix', 'x x - - - - - -', () => ({ format: 'csv' })),
  staffCallRow('post /review-hand-over', 'x x - - - - - -', () => ({ from: 1, to: 2 })),
  staffCallRow('post /adopt-policies', 'x x - - - - - -', () => ({
    kinds: ['terms'],
    on: '01-04-2026',
    by: { en: 'A. Das', as: 'A. Das' },
    designation: { en: 'Principal', as: 'Principal' },
  })),
  staffCallRow('post /walk', 'x x - - - - - -'),
  staffCallRow('post /reports/:id/next-year', 'x x - x - - - -', ofEvidence),
  staffCallRow('post /reports/:id/rehearsal', 'x x - x - - - -', ofEvidence),
  staffCallRow('post /reports/:id/fill', 'x x - x - - - -', ofEvidence),
  staffCallRow('post /rehearsal-answer', 'x x - x - - - -', () => ({
    rehearsal: 1,
    key: 'a',
    isAnswered: true,
  })),
  staffCallRow('get /reports/:id/explanations', 'x x - x - - - -', ofEvidence),
  staffCallRow('get /evidence-sheets/:id', 'x x - x - - - -', () => ({
    id: 'papers',
    years: '2024',
  })),
  staffCallRow('get /evidence-sheets/:id/missing', 'x x - x - - - -', () => ({
    id: 'papers',
    years: '2024',
  })),
  staffCallRow('post /arrange/:list', 'x x x x x x x -', () => ({ list: 'courses', ids: [1] })),
  staffCallRow('post /file-text', 'x x - - - - - -', (ids) => ({
    ...{ file: ids.get('media: of somebody else'), filename: 'red.jpg', pages: [] },
  })),
  staffCallRow('get /preview-address', 'x x - - - - - -', () => ({
    ...{ collection: 'college', id: 0, locale: 'en' },
  })),
  ...outlines.flatMap(({ rights = {} }) =>
    Object.entries(rights).map(([call, { allowed, input }]) =>
      staffCallRow(call, allowed, input && (() => ({ ...input }))),
    ),
  ),
];
