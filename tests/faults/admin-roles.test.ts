/**
 * Every address of the admin's API, requested over HTTP by every role: the answers match the access
 * table.
 *
 * @long 60 s
 * @for cms/access.ts cms/content
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '../../cms/access.ts';
import {
  everyone,
  fieldTable,
  globalTable,
  type Row,
  table,
  type Who,
} from '../../cms/testing/access-table.ts';
import { emptyCollege } from '../../scripts/testing/demo.ts';
import { type Answer, ask, createAccounts, type Session, sessionOf } from '../support/accounts.ts';
import { type College, openCollege } from '../support/open-college.ts';

let folder: string;
let college: College;
let admin: Session;
const sessions = new Map<Who, Session | undefined>();
/** Ids of permanent records by the name of their row, for records that refer to them. */
const ids = new Map<string, number>();

const api = (where: string) => `${college.cms}/api/${where}`;
const call = (who: Who, method: string, where: string, body?: unknown) =>
  ask(api(where), method, sessions.get(who), body);
const idIn = ({ text }: Answer) => Number(JSON.parse(text).doc.id);

async function created(collection: string, data: object): Promise<number> {
  const answer = await ask(api(collection), 'POST', admin, data);
  if (answer.status !== 201) throw new Error(`${collection}: ${answer.status} ${answer.text}`);
  return idIn(answer);
}

async function picture(session: Session | undefined): Promise<Response> {
  const body = new FormData();
  const create = { width: 9, height: 9, channels: 3, background: '#a33' } as const;
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  body.append('file', new File([bytes], 'red.jpg', { type: 'image/jpeg' }));
  body.append('_payload', JSON.stringify({ alt: 'A red field' }));
  return fetch(api('media'), { method: 'POST', headers: session ?? {}, body });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'empty-college-'));
  college = await openCollege(await emptyCollege(path.join(folder, 'data')));
  admin = await sessionOf(college, college.admin.email, college.admin.password);
  for (const [name, dept_code] of [
    ['departments: their own', 'PHY'],
    ['departments: another', 'CHE'],
  ] as const)
    ids.set(name, await created('departments', { dept_code, dept_name: name, stream: 'SCIENCE' }));
  ids.set('media: of somebody else', (await (await picture(admin)).json()).doc.id);
  const department = ids.get('departments: their own');
  const profile = { name: 'Rina Das', type: 'FACULTY', department, _status: 'published' };
  const employee = await created('employees', profile);
  ids.set('employees: their own profile', employee);
  for (const account of await createAccounts(college, admin, { department, employee }))
    sessions.set(...account);
}, 300_000);
afterAll(async () => {
  await college?.close();
  await rm(folder, { recursive: true, force: true });
});

const refused = [401, 403, 404];
/**
 * The letter of an allowed operation, or ''. An empty list counts as refused, because Payload
 * answers so without rights.
 */
const letterOf = (letter: string, { status }: Answer) => (refused.includes(status) ? '' : letter);

/** Tries each permission of the row with a record of its own. */
async function lettersOf({ name, collection, sample }: Row, who: Who): Promise<string> {
  const existingId = ids.get(name);
  const data = sample?.(ids);
  let letters = '';
  if (data) {
    const answer = await call(who, 'POST', collection, data);
    letters += letterOf('c', answer);
    if (answer.status === 201) await ask(api(`${collection}/${idIn(answer)}`), 'DELETE', admin);
    else if (who !== 'visitor') expect(answer.status).toBeLessThan(500);
  }
  const id = data ? await created(collection, data) : existingId;
  const where = `${collection}/${id}`;
  letters += letterOf('r', await call(who, 'GET', `${where}?depth=0`));
  letters += letterOf('u', await call(who, 'PATCH', where, {}));
  if (!data) return letters;
  const deletion = await call(who, 'DELETE', where);
  letters += letterOf('d', deletion);
  if (deletion.status !== 200) await ask(api(where), 'DELETE', admin);
  return letters;
}

const ofPayload = (collection: string) => collection.startsWith('payload-');
const trivially = (row: Row) => everyone.every((who) => row.allowed[who] === '');
/** Logs, which an administrator reads. */
const trails = ['imports', 'exports', 'account-changes', 'walks'];
/** Collections in which the API creates nothing for any role. */
const madeElsewhere = [
  ...['visitor-notes', 'alumni-registrations', 'submitted-photos', 'rehearsals'],
  ...trails,
];

describe('records', () => {
  const rows = table.filter(
    (row) =>
      !ofPayload(row.collection) && !trivially(row) && !madeElsewhere.includes(row.collection),
  );

  test.each(rows)('give each role the rights of the table: $name', async (row) => {
    const actual: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const who of everyone) {
      actual[who] = await lettersOf(row, who);
      // Without a session the API is closed, even for content that the public calls return.
      const allowed = who === 'visitor' ? '' : row.allowed[who];
      expected[who] = row.sample ? allowed : allowed.replace(/[cd]/g, '');
    }
    expect(actual).toEqual(expected);
    if (row.sample) ids.set(row.name, await created(row.collection, row.sample(ids)));
  });

  test.each(table.filter((row) => madeElsewhere.includes(row.collection) || trivially(row)))(
    '$name is listed for roles that can read it, and created by no role',
    async ({ collection }) => {
      const ofCollection = table.filter((row) => row.collection === collection);
      for (const who of everyone) {
        const list = await call(who, 'GET', `${collection}?limit=1`);
        const reads =
          who !== 'visitor' && ofCollection.some(({ allowed }) => /r/.test(allowed[who]));
        expect([who, list.status === 200]).toEqual([who, reads]);
        // A list of files asks for a file before the right.
        expect([...refused, 400]).toContain((await call(who, 'POST', collection, {})).status);
      }
    },
  );

  test('files are uploaded by editors only', async () => {
    const row = table.find(({ collection }) => collection === 'media');
    for (const who of everyone) {
      const { status } = await picture(sessions.get(who));
      const brings = who !== 'visitor' && row?.allowed[who].includes('c');
      expect([who, status === 201]).toEqual([who, brings]);
    }
  });
});

describe('private fields', () => {
  /** All ways to filter and sort by a field, also through relations. */
  const queries = (field: string) => [
    `where[${field}][like]=rina`,
    `where[${field}][exists]=true`,
    `where[or][0][and][0][${field}][contains]=rina`,
    `where[${field}.as][like]=rina`,
    `where[${field}.en][like]=rina`,
    `sort=${field}`,
    `sort=-${field}`,
    `sort=name,-${field}`,
  ];

  test.each(fieldTable)(
    'are readable only by roles with that right, and cannot be used in filters: $name',
    async ({ collection, field, ...row }) => {
      const sameField = fieldTable.filter(
        (other) => other.collection === collection && other.field === field,
      );
      const id = await created(collection, row.sample(ids));
      for (const who of roles) {
        const reads = row.allowed[who].includes('r');
        for (const where of [
          `${collection}/${id}`,
          `${collection}/${id}?locale=all`,
          `${collection}/${id}?select[${field}]=true`,
          `${collection}?limit=0&where[id][equals]=${id}`,
        ]) {
          const { status, text } = await call(who, 'GET', where);
          const isShown = text.includes(row.values[0]);
          if (isShown && !reads) expect([who, where, text]).toEqual([who, where, '']);
          if (reads && status === 200 && !where.includes('select'))
            expect([who, isShown]).toEqual([who, true]);
        }
        // Nothing is found out by a filter on what one reads in every record.
        if (sameField.every(({ allowed }) => allowed[who].includes('r'))) continue;
        for (const query of queries(field)) {
          const lists = await call(who, 'GET', `${collection}?${query}`);
          const counts = query.startsWith('where')
            ? await call(who, 'GET', `${collection}/count?${query}`)
            : lists;
          expect([who, query, lists.status, counts.status]).toEqual([who, query, 400, 400]);
        }
      }
      await ask(api(`${collection}/${id}`), 'DELETE', admin);
    },
  );

  test('cannot be reached through relations of others', async () => {
    for (const who of roles) {
      for (const query of [
        'media?sort=uploaded_by.email',
        'media?sort=-uploaded_by__email',
        'media?sort=filename,uploaded_by.email',
        'media?where[uploaded_by.email][like]=admin',
        'media?where[uploaded_by.name][exists]=true',
        'media/count?where[uploaded_by.email][like]=admin',
        'notices?where[uploads.uploaded_by.email][like]=admin',
        'notices?where[uploads][contains][uploaded_by][equals]=1',
        'notices/versions?sort=version.uploads.uploaded_by.email',
        'notices/versions?where[version.department.dept_name][like]=a',
        'alumni?sort=department.dept_name',
        'messages?sort=dp.uploaded_by.email',
        'payload-locked-documents?where[user.email][like]=admin',
      ]) {
        const { status } = await call(who, 'GET', query);
        expect([who, query, refused.includes(status) ? 400 : status]).toEqual([who, query, 400]);
      }
      const own = await call(who, 'GET', 'media?where[uploaded_by][equals]=1&sort=-createdAt');
      expect(own.status).toBe(200);
      const change = await call(who, 'PATCH', 'media?where[uploaded_by.email][like]=admin', {});
      expect([400, 403]).toContain(change.status);
    }
  });
});

describe('globals', () => {
  test.each(Object.entries(globalTable))(
    'give each role the rights of the table: %s',
    async (slug, allowed) => {
      for (const who of everyone) {
        const where = `globals/${slug}`;
        const readLetter = letterOf('r', await call(who, 'GET', where));
        const update = letterOf('u', await call(who, 'POST', where, {}));
        expect([who, readLetter + update]).toEqual([who, who === 'visitor' ? '' : allowed[who]]);
      }
    },
  );
});

describe('without a session', () => {
  const own = ['', '/1', '/count', '/versions', '/versions/1', '/access/1', '/1/duplicate'];
  const others = [
    ...['access', 'payload-jobs/run', 'payload-jobs/handle-schedules', 'payload-preferences/x'],
    ...['graphql', 'graphql-playground', 'users/unlock', 'users/refresh-token', 'users/verify/x'],
    ...['users/first-register', 'globals/college/versions', 'globals/college/access', 'nothing'],
    ...[
      '..%2fusers',
      'users%2flogin/..',
      'media/file/..%2f..%2fdatabase.sqlite',
      'USERS',
      'users/',
    ],
  ];
  test('every other address is refused, by every method', async () => {
    const collections = [...new Set(table.map(({ collection }) => collection))];
    const addresses = [...collections.flatMap((slug) => own.map((end) => slug + end)), ...others];
    const faults: string[] = [];
    for (const where of addresses) {
      const methods = ['GET', 'POST', 'PATCH', 'DELETE'];
      const answers = await Promise.all(methods.map((method) => call('visitor', method, where)));
      for (const [index, { status }] of answers.entries())
        if (status < 300 || status >= 500) faults.push(`${methods[index]} ${where}: ${status}`);
    }
    expect(faults).toEqual([]);
    console.log(`${addresses.length * 4} requests without a session: none was answered.`);
  });
});

/** Text of the screens that collections have instead of a list. */
const ownScreens: Record<string, string> = {
  'site-pages': ' site-map"',
  'duty-answers': ' duties entry-lists',
  rehearsals: ' rehearsal entry-lists',
  reviews: ' reviews entry-lists',
  walks: ' walks entry-lists',
};

describe('pages of the admin', () => {
  const slugs = [...new Set(table.map(({ collection }) => collection))].filter(
    (slug) => !ofPayload(slug),
  );
  const open = (who: Who, where: string) =>
    ask(`${college.cms}/admin${where}`, 'GET', sessions.get(who));

  test('redirect visitors to the login', async () => {
    const pages = [
      '',
      '/account',
      ...slugs.map((slug) => `/collections/${slug}`),
      '/globals/college',
    ];
    for (const where of pages) {
      const { status, headers, text } = await open('visitor', where);
      const leads = `${headers.location ?? ''} ${text}`.includes('/admin/login');
      expect([where, status < 500, leads]).toEqual([where, true, true]);
      expect(text).not.toContain('their own');
    }
  });

  test.each(roles)('show %s only their own collections', async (who) => {
    for (const slug of slugs) {
      const { status, text } = await open(who, `/collections/${slug}`);
      expect(status).toBeLessThan(500);
      const rows = table.filter(({ collection }) => collection === slug);
      const works = rows.some(({ allowed }) =>
        (trails.includes(slug) ? /r/ : /[cud]/).test(allowed[who]),
      );
      // Roles that write can select files, everybody has an account. Teachers see only their
      // profile.
      const isListed =
        slug === 'media'
          ? !['moderator', 'teacher', 'head-of-department'].includes(who)
          : works || slug === 'users';
      const list = ownScreens[slug] ?? 'collection-list';
      expect([slug, text.includes(list)]).toEqual([slug, isListed]);
      if (slug === 'users' && !works) expect(text).not.toContain(college.admin.email);
    }
  });
});
