/** Forms and lists of the admin: validation, conditions, defaults and titles. */
import { asRecord } from '@college/contract/as-record';
import type { FlattenedField, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPicture } from '../testing/content.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
interface Placed {
  path: string;
  field: FlattenedField;
}
/** Every field by its path, such as `notices.title`. */
let all: Placed[];

beforeAll(async () => {
  payload = await temporaryCms();
  const { collections, globals } = payload.config;
  all = [...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, flattenedFields }) => within(slug, flattenedFields));
}, patience);

const within = (path: string, fields: FlattenedField[]): Placed[] =>
  fields.flatMap((field) => {
    const here = { path: `${path}.${field.name}`, field };
    return 'flattenedFields' in field
      ? [here, ...within(here.path, field.flattenedFields)]
      : [here];
  });
function fieldAt(path: string): FlattenedField {
  const placed = all.find((candidate) => candidate.path === path);
  if (!placed) throw new Error(`There is no ${path}.`);
  return placed.field;
}

it('takes input in every virtual field that an account may change', () => {
  const typed = all.filter(
    ({ field }) =>
      'virtual' in field && field.virtual && field.access?.update && !asRecord(field.admin).hidden,
  );
  expect(typed.map(({ path }) => path)).toContain('messages.answer');
  const withOwnInput = ({ admin }: FlattenedField) =>
    Boolean(asRecord(asRecord(admin).components).Field);
  const closed = typed.filter(
    ({ field }) => asRecord(field.admin).readOnly && !withOwnInput(field),
  );
  expect(closed.map(({ path }) => path)).toEqual([]);
});

describe('validation', () => {
  interface About {
    data?: object;
    locale?: string;
  }
  /** The message of the field's validation; undefined if the value is valid. */
  const complaint = async (
    path: string,
    value: unknown,
    { data = {}, locale = 'en' }: About = {},
  ) => {
    const { validate } = fieldAt(path) as { validate?: (...args: unknown[]) => unknown };
    const req = { locale, i18n: { language: 'en' } };
    const result = await validate?.(value, { data, siblingData: data, req });
    return result === true ? undefined : result;
  };

  it.each([
    ['https://example.org', true],
    ['http://example.org', true],
    ['HTTPS://EXAMPLE.ORG', true],
    ['mailto:a@example.org', true],
    ['tel:+910000000000', true],
    ['/departments', true],
    ['#top', true],
    ['', true],
    [null, true],
    ['//example.org', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['example.org', false],
    [' https://example.org', false],
    ['ftp://example.org', false],
  ])('checks the address %j: %s', async (address, isValid) => {
    expect((await complaint('notices.link', address)) === undefined).toBe(isValid);
  });

  it.each([
    ['departments.dept_code', 'PHY', true],
    ['departments.dept_code', 'A1', true],
    ['departments.dept_code', 'A', false],
    ['departments.dept_code', '1A', false],
    ['departments.dept_code', 'phy', false],
    ['departments.dept_code', 'A'.repeat(20), true],
    ['departments.dept_code', 'A'.repeat(21), false],
    ['pages.page', 'facility/reading-room', true],
    ['pages.page', 'a//b', false],
    ['pages.page', 'A', false],
    ['pages.page', null, false],
    ['employees.awards.quarter', '2026-1st', true],
    ['employees.awards.quarter', '', true],
    ['employees.awards.quarter', `${new Date().getUTCFullYear() + 1}-4th`, true],
    ['employees.awards.quarter', `${new Date().getUTCFullYear() + 2}-1st`, false],
    ['employees.awards.quarter', '2026', false],
  ])('checks %s: %j: %s', async (path, value, isValid) => {
    expect((await complaint(path, value)) === undefined).toBe(isValid);
  });

  const picture = { mimeType: 'image/png' };
  it.each<[string, string, unknown, About, boolean]>([
    ['a picture', 'media.alt', '', { data: picture }, false],
    ['a picture', 'media.alt', '  ', { data: picture }, false],
    ['a picture', 'media.alt', 'The gate', { data: picture }, true],
    ['a picture in Assamese', 'media.alt', null, { data: picture, locale: 'as' }, true],
    ['a document', 'media.alt', '', { data: { mimeType: 'application/pdf' } }, true],
    ['a row', 'committees.tasks.title', ' ', {}, false],
    ['a row', 'committees.tasks.title', null, {}, false],
    ['a row', 'committees.tasks.title', 'Audit', {}, true],
    ['a row in Assamese', 'committees.tasks.title', '', { locale: 'as' }, true],
    ['an editor', 'users.department', null, { data: { role: 'editor' } }, true],
    [
      'a department editor',
      'users.department',
      null,
      { data: { role: 'department-editor' } },
      false,
    ],
    [
      'a head of department',
      'users.department',
      null,
      { data: { role: 'head-of-department' } },
      false,
    ],
    ['a department editor', 'users.department', 1, { data: { role: 'department-editor' } }, true],
    ['a notice', 'notices.on_top_until', null, { data: {} }, true],
    ['a notice on top', 'notices.on_top_until', null, { data: { importance: 'urgent' } }, false],
    [
      'a notice on top',
      'notices.on_top_until',
      '2026-11-21',
      { data: { importance: 'urgent' } },
      true,
    ],
    [
      ...(['a notice on top until its deadline', 'notices.on_top_until', null] as const),
      { data: { importance: 'urgent', deadline: '2026-11-21' } },
      true,
    ],
    ['a new page', 'site-pages.title', ' ', { data: { kind: 'text' } }, false],
    ['a new page', 'site-pages.title', 'Fests', { data: { kind: 'text' } }, true],
    [
      'a new page in Assamese',
      'site-pages.title',
      '',
      { data: { kind: 'text' }, locale: 'as' },
      true,
    ],
    ['a page of the website itself', 'site-pages.title', '', {}, true],
    [
      'a page that every page links to',
      'site-pages.hidden',
      true,
      { data: { path: '/privacy' } },
      false,
    ],
    [
      'a page that every page links to',
      'site-pages.hidden',
      false,
      { data: { path: '/privacy' } },
      true,
    ],
    ['another page', 'site-pages.hidden', true, { data: { path: '/nirf' } }, true],
    ['a category of its own', 'notices.own_page', null, { data: { type: 'OWN' } }, false],
    ['a category of its own', 'notices.own_page', 1, { data: { type: 'OWN' } }, true],
    ['another category', 'notices.own_page', null, { data: { type: 'COLLEGE_TENDER' } }, true],
    ['an approval', 'messages.reason', '', { data: { status: 'approved' } }, true],
    ['a rejection', 'messages.reason', ' ', { data: { status: 'rejected' } }, false],
    ['a rejection', 'messages.reason', 'No', { data: { status: 'rejected' } }, true],
  ])('checks a value for %s, %s: %j with %j: %s', async (_name, path, value, about, isValid) => {
    expect((await complaint(path, value, about)) === undefined).toBe(isValid);
  });
});

it.each<[string, object, object]>([
  ['users.department', { role: 'department-editor' }, { role: 'editor' }],
  ['users.department', { role: 'head-of-department' }, { role: 'teacher' }],
  ['users.employee', { role: 'teacher' }, { role: 'department-editor' }],
  ['users.employee', { role: 'head-of-department' }, { role: 'moderator' }],
  ['users.waiting_mail', { role: 'moderator' }, { role: 'teacher' }],
  ['users.waiting_mail', { role: 'head-of-department' }, { role: 'department-editor' }],
  // Administrators and editors approve notices and pages of each other.
  ['users.waiting_mail', { role: 'editor' }, { role: 'iqac-coordinator' }],
  ['users.invited_at', { invited_at: '2026-11-21' }, { invited_at: null }],
  ['notices.on_top_until', { importance: 'important' }, { importance: null }],
  ['notices.cancelled', { type: 'COLLEGE_EVENT' }, { type: 'COLLEGE_TENDER' }],
  ['notices.own_page', { type: 'OWN' }, { type: 'COLLEGE_TENDER' }],
  ['departments.other_stream', { stream: 'COMMERCE' }, { stream: 'SCIENCE' }],
  ['departments.other_stream', { stream: 'OTHERS' }, { stream: 'ARTS' }],
  ['media.address', { address: 'a.pdf' }, {}],
  ['media.uploaded_by', { uploaded_by: 1 }, {}],
  ['alumni-registrations.alumnus', { alumnus: 1 }, {}],
  ['alumni-registrations.email', { reference: 'AR-ABCDEF' }, {}],
  ['messages.reference', { reference: 'MS-ABCDEF' }, {}],
  ['messages.received_at', { reference: 'MS-ABCDEF' }, {}],
  ['messages.reason', { status: 'rejected' }, { status: 'pending' }],
  ['messages.decisions', { decisions: [{}] }, { decisions: [] }],
  ['employees.liveNow', { type: 'PRINCIPAL' }, { type: 'OFFICE_STAFF' }],
  ['members.show_contact', { type: 'ALUMNI_COMMITTEE' }, { type: 'PCSU' }],
])('shows the field %s with %j and hides it with %j', (path, visibleFor, hiddenFor) => {
  const { condition } = fieldAt(path).admin as { condition?: (...args: unknown[]) => boolean };
  const about = { user: null, operation: 'update', path: [], blockData: {} };
  expect([
    condition?.(visibleFor, visibleFor, about),
    condition?.(hiddenFor, hiddenFor, about),
  ]).toEqual([true, false]);
});

it('requires the field that a record is named after', () => {
  const requirements = payload.config.collections.flatMap(({ slug, admin }) => {
    const path = `${slug}.${admin.useAsTitle}`;
    const placed = all.find((candidate) => candidate.path === path);
    return placed ? [{ path, required: asRecord(placed.field).required === true }] : [];
  });
  expect(requirements.filter(({ required }) => !required).map(({ path }) => path)).toEqual([
    // Names computed from other fields.
    ...['evidence-criteria.name', 'evidence-questions.name', 'evidence-files.name'],
    // Names of files, and records below a file.
    ...['media.filename', 'photos.caption', 'submitted-photos.filename'],
  ]);
});

/** Required fields of each collection and global, besides the one that its records are named after. */
const required: Record<string, string[]> = {
  notices: ['type', 'date'],
  departments: ['dept_code', 'stream'],
  'department-files': ['type', 'date', 'department'],
  employees: ['type', 'teaching_work.section_name', 'student_support.section_name'],
  members: ['type'],
  'former-principals': ['from'],
  'rti-officers': ['role'],
  'evidence-groups': ['report', 'types'],
  'evidence-criteria': ['group', 'type', 'criterion'],
  'evidence-questions': ['criterion', 'sr_no', 'metric_question'],
  'evidence-files': ['question', 'sr_no', 'title', 'uploads'],
  mous: ['institution', 'signed_on', 'activities.title'],
  'add-on-courses': ['year'],
  'pass-figures': ['year', 'appeared', 'passed'],
  'admission-figures': ['year', 'sanctioned', 'admitted'],
  'e-governance': ['implementation_year'],
  pages: ['page'],
  guides: ['address', 'steps'],
  'duty-answers': ['applies'],
  redirects: ['to'],
  media: ['captions.language', 'captions.file'],
  albums: ['date', 'pictures'],
  'important-files': ['date', 'uploads'],
  courses: ['name'],
  photos: ['type', 'image'],
  holidays: ['start_date', 'end_date'],
  messages: ['status', 'type', 'message', 'decisions.at', 'decisions.by', 'decisions.what'],
  manuals: ['metrics', 'metrics.sr_no', 'metrics.metric_question', 'metrics.type'],
  walks: ['state'],
  rehearsals: ['state'],
  'alumni-registrations': [
    'status',
    'batch_from',
    'batch_to',
    'decisions.at',
    'decisions.by',
    'decisions.what',
  ],
  'visitor-notes': ['receivedAt', 'decisions.at', 'decisions.by', 'decisions.what'],
  users: ['role', 'sessions.expiresAt'],
  uses: ['source', 'source_id', 'draft', 'target', 'target_key'],
  'file-addresses': ['name', 'seen'],
  'document-texts': ['file', 'filename', 'state', 'tries'],
  'search-entries': [
    'collection',
    'record',
    'tab',
    'department',
    'date',
    'year',
    'title',
    'words',
    'marks',
  ],
  'search-words': ['word', 'sound', 'written'],
  'search-counts': ['week', 'query', 'times', 'results'],
  'used-challenges': ['nonce', 'expires'],
  'email-verifications': ['mailbox', 'day_begins', 'requests'],
  'idempotency-keys': ['key', 'reference', 'kept_at'],
  'mail-counts': ['mailbox', 'hour_begins', 'mails'],
  'imported-records': ['key', 'record', 'hash'],
  'list-revisions': ['list'],
  imports: ['kind', 'list', 'by_email', 'rows', 'state'],
  'import-batches': ['import', 'first', 'size', 'step', 'rows'],
  exports: ['by_email', 'format', 'rows'],
  'account-changes': ['what', 'by_email'],
  'two-factor-keys': ['account', 'key', 'spent'],
  college: ['name'],
  alert: ['colour', 'until'],
  search: ['synonyms.words', 'pinned.query', 'pinned.record'],
  'account-rules': ['profiles_public'],
  'visitor-counter': ['count'],
};
/** Fields with unique values. */
const unique = [
  'departments.dept_code',
  'pages.page',
  'guides.address',
  'policies.kind',
  'duty-answers.duty',
  'redirects.from',
  'media.address',
  'courses.name',
  'messages.reference',
  'site-pages.path',
  'manuals.name',
  'reviews.subject',
  'alumni-registrations.reference',
  'visitor-notes.reference',
  'users.employee',
  'users.email',
  'file-addresses.name',
  'document-texts.file',
  'search-words.word',
  'used-challenges.nonce',
  'email-verifications.mailbox',
  'idempotency-keys.key',
  'mail-counts.mailbox',
  'imported-records.key',
  'list-revisions.list',
  'two-factor-keys.account',
];

describe('a collection', () => {
  const visible = () => all.filter(({ field }) => !('admin' in field && field.admin?.hidden));

  it('requires the fields listed above and no others', () => {
    const titles = payload.config.collections.map(
      ({ slug, admin }) => `${slug}.${admin.useAsTitle}`,
    );
    const paths = visible()
      .filter(({ field }) => Reflect.get(field, 'required'))
      .map(({ path }) => path);
    const expected = Object.entries(required).flatMap(([slug, names]) =>
      names.map((name) => `${slug}.${name}`),
    );
    expect(paths.filter((path) => !titles.includes(path))).toEqual(expected);
  });

  it('has the unique fields listed above and no others', () => {
    const paths = visible().filter(({ field }) => Reflect.get(field, 'unique'));
    expect(paths.map(({ path }) => path)).toEqual(unique);
  });
});

describe('a new form', () => {
  it('ticks no checkbox except that a popup is shown', () => {
    const ticked = all.filter(
      ({ field }) => field.type === 'checkbox' && Reflect.get(field, 'defaultValue') !== false,
    );
    expect(ticked.map(({ path }) => path)).toEqual(['featured-notifications.active']);
  });

  it('starts with the weakest role, a pending status and the middle of the order', () => {
    const begins = (path: string) => Reflect.get(fieldAt(path), 'defaultValue');
    expect(begins('users.role')).toBe('moderator');
    expect(begins('messages.status')).toBe('pending');
    expect(begins('alumni-registrations.status')).toBe('pending');
    const places = all.filter(({ field }) => field.name === 'order');
    expect(places.length).toBeGreaterThan(5);
    for (const { path } of places) expect([path, begins(path)]).toEqual([path, 100]);
  });

  it('fills in the department and notice type for department editors only', () => {
    const begins = (path: string, req: object) => {
      const value: unknown = Reflect.get(fieldAt(path), 'defaultValue');
      return value instanceof Function ? value({ req }) : value;
    };
    const own = { user: { role: 'department-editor', department: 7 } };
    expect(begins('notices.type', own)).toBe('DEPTNOTICE');
    expect(begins('notices.type', { user: { role: 'editor' } })).toBeUndefined();
    expect(begins('notices.department', own)).toBe(7);
    // Links of the dashboard open a form for one type.
    for (const [user, type, expectedType] of [
      [{ role: 'editor' }, 'COLLEGE_EVENT', 'COLLEGE_EVENT'],
      [{ role: 'editor' }, 'NO_TYPE', undefined],
      [own.user, 'DEPTEVENT', 'DEPTEVENT'],
      [own.user, 'COLLEGE_TENDER', 'DEPTNOTICE'],
    ] as const)
      expect([type, begins('notices.type', { user, query: { type } })]).toEqual([
        type,
        expectedType,
      ]);
    expect(
      begins('notices.department', { user: { role: 'editor', department: 7 } }),
    ).toBeUndefined();
  });
});

it('sorts lists by newest first, by waiting first, or by their order', () => {
  const latestFirst = ['date', 'createdAt', 'received_at', 'receivedAt', 'start_date', 'waiting'];
  const sorted = payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'));
  for (const { slug, defaultSort } of sorted)
    for (const by of [defaultSort ?? []].flat()) {
      const name = by.replace('-', '');
      expect([slug, by]).toEqual([slug, latestFirst.includes(name) ? `-${name}` : name]);
    }
});

it('makes every field read-only that even an administrator cannot change', () => {
  const administrator = { role: 'administrator', id: 1 };
  const lockedFields = all.filter(({ path, field }) => {
    // Payload's own fields of users, which no form shows.
    if (path.startsWith('users.')) return false;
    const { create, update } = ('access' in field && field.access) || {};
    // Fields written once, at creation. Payload shows them read-only later.
    if (update && !create) return false;
    return update && !update({ req: { user: administrator }, doc: {} } as never);
  });
  expect(lockedFields.length).toBeGreaterThan(15);
  const writable = lockedFields.filter(({ field: { admin = {} } }) => {
    const { readOnly, hidden } = admin as { readOnly?: boolean; hidden?: boolean };
    return !readOnly && !hidden;
  });
  expect(writable.map(({ path }) => path)).toEqual([]);
});

it('offers only pictures for pictures and only films for films', async () => {
  const filters = (path: string) => Reflect.get(fieldAt(path), 'filterOptions');
  for (const path of ['notices.featured_photos', 'college.emblem', 'pages.picture'])
    expect(filters(path)).toEqual({ mimeType: { contains: 'image/' } });
  expect(filters('college.video_file')).toEqual({ mimeType: { contains: 'video/' } });
  const { id } = await addPicture(payload, 'red.jpg');
  const film = payload.updateGlobal({ slug: 'college', data: { name: 'C', video_file: id } });
  await expect(film).rejects.toThrow(/Video/);
});

it('names the person of each version in every list that keeps versions', () => {
  const { collections, globals } = payload.config;
  const keeping = [...collections, ...globals].filter(({ versions }) => versions);
  expect(keeping.length).toBeGreaterThan(5);
  const viewOf = (admin: unknown) =>
    asRecord(asRecord(asRecord(asRecord(asRecord(admin).components).views).edit).versions);
  const without = keeping.filter(({ admin }) => !/VersionsView/.test(`${viewOf(admin).Component}`));
  expect(without.map(({ slug }) => slug)).toEqual([]);
});
