import { createLocalReq, type Payload, type Where } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import * as access from '../access.ts';
import type { User } from '../payload-types.ts';
import { everyList, mayIn } from '../sheets/lists.ts';
import {
  bulkTable,
  everyone,
  type FieldRow,
  factTable,
  fieldTable,
  globalTable,
  type Row,
  rightTable,
  secret,
  staffCallTable,
  table,
  type Who,
} from './access-table.ts';
import { addDepartment, addNotice, addPicture, addUser } from './content.ts';
import { patience, temporaryCms } from './temporary-cms.ts';

let payload: Payload;
let own: number;
let other: number;
let profileOfTeacher: number;
const users = new Map<Who, User | undefined>();
const ids = new Map<string, number>();

beforeAll(async () => {
  payload = await temporaryCms();
  own = (await addDepartment(payload, 'PHY')).id;
  other = (await addDepartment(payload, 'CHE')).id;
  ids.set('departments: their own', own);
  ids.set('departments: another', other);
  ids.set('media: of somebody else', (await addPicture(payload, 'red.jpg')).id);
  const _status = 'published';
  const profile = { name: 'Rina Das', type: 'FACULTY', department: own, _status } as const;
  profileOfTeacher = (await payload.create({ collection: 'employees', data: profile })).id;
  ids.set('employees: their own profile', profileOfTeacher);
  const links: Partial<Record<Who, number>> = {
    'department-editor': own,
    'head-of-department': own,
    teacher: profileOfTeacher,
  };
  for (const who of everyone)
    users.set(who, who === 'visitor' ? undefined : await addUser(payload, who, links[who]));
  for (const [who, user] of users) if (user) ids.set(`account: ${who}`, user.id);
  for (const { name, collection, sample } of table) {
    if (!sample) continue;
    const record = { collection, data: sample(ids) } as Parameters<Payload['create']>[0];
    ids.set(name, Number((await payload.create(record)).id));
  }
}, patience);

const requestOf = (who: Who) => createLocalReq({ user: users.get(who) }, payload);
const actingAs = (who: Who) => ({ user: users.get(who), overrideAccess: false }) as const;
const operations = { create: 'c', read: 'r', update: 'u', delete: 'd' } as const;

async function reaches(
  row: Row,
  who: Who,
  operation: keyof typeof operations,
  change?: object,
): Promise<boolean> {
  const { collection, name, sample } = row;
  const id = ids.get(name);
  const data = operation === 'create' ? sample?.(ids) : change;
  const req = await requestOf(who);
  const result = await payload.collections[collection].config.access[operation]({ req, id, data });
  if (typeof result === 'boolean' || id === undefined) return Boolean(result);
  const where: Where = { and: [result, { id: { equals: id } }] };
  return (await payload.count({ collection, where, trash: true })).totalDocs > 0;
}

describe.each(table)('$name', (row) => {
  it.each(everyone)('gives the rights of the table to %s', async (who) => {
    let letters = '';
    for (const [operation, letter] of Object.entries(operations)) {
      if (await reaches(row, who, operation as keyof typeof operations)) letters += letter;
    }
    expect(letters).toBe(row.allowed[who]);
  });
});

describe('versions', () => {
  it.each(everyone)('can be read by accounts that can change the record: %s', async (who) => {
    const letters = new Map<string, string>();
    for (const { collection, name } of table) {
      const id = ids.get(name);
      const { access, versions } = payload.collections[collection].config;
      if (!versions || id === undefined) continue;
      const result = await access.readVersions?.({ req: await requestOf(who) });
      const where: Where = typeof result === 'object' ? result : {};
      const its: Where = { and: [where, { parent: { equals: id } }] };
      const { totalDocs } = await payload.countVersions({ collection, where: its });
      const isRead = Boolean(result) && totalDocs > 0;
      letters.set(name, isRead ? 'u' : '');
    }
    const rows = table.filter(({ name }) => letters.has(name));
    expect(rows.length).toBeGreaterThan(10);
    expect([...letters]).toEqual(
      rows.map(({ name, allowed }) => [name, allowed[who].includes('u') ? 'u' : '']),
    );
  });
});

/** Visitors cannot request records of the recycle bin at all. */
describe('records in the recycle bin', () => {
  const hasRecycleBin = (collection: Row['collection']) =>
    payload.collections[collection].config.trash;
  const accounts = everyone.filter((who) => who !== 'visitor');

  it.each(table)('are open only to accounts that can delete $name', async (row) => {
    const { collection, name, allowed } = row;
    const id = ids.get(name);
    if (!hasRecycleBin(collection) || id === undefined) return;
    const lies = (deletedAt: string | null) =>
      payload.db.updateOne({ collection, id, data: { deletedAt } });
    await lies(new Date().toISOString());
    for (const who of accounts) {
      let letters = '';
      for (const operation of ['read', 'update', 'delete'] as const)
        if (await reaches(row, who, operation, { deletedAt: null }))
          letters += operations[operation];
      expect([who, letters]).toEqual([who, allowed[who].includes('d') ? 'rud' : '']);
    }
    await lies(null);
  });
});

/** Arguments of `findByID` without Payload's types per collection. */
type Find = Omit<Parameters<Payload['findByID']>[0], 'fallbackLocale' | 'locale'>;
type Create = Parameters<Payload['create']>[0];
type Update = Parameters<Payload['update']>[0];

describe.each(fieldTable)('$name', (row: FieldRow) => {
  const { collection, field, allowed, sample } = row;
  const [stored, changed] = row.values;
  const holds = async (id: number | string, args: object, value: string) => {
    // Without the right to read, no record is found.
    const find = { collection, id, ...args, disableErrors: true } as Find;
    const record: object | null = await payload.findByID(find);
    return record !== null && Reflect.get(record, field) === value;
  };

  it.each(everyone)('gives the rights of the table to %s', async (who) => {
    const { id } = await payload.create({ collection, data: sample(ids) } as Create);
    const reads = await holds(id, actingAs(who), stored);
    const data = { [field]: changed };
    await payload
      .update({ collection, id, data, ...actingAs(who) } as Update)
      .catch(() => undefined);
    const updates = await holds(id, {}, changed);
    expect(`${reads ? 'r' : ''}${updates ? 'u' : ''}`).toBe(allowed[who]);
  });
});

describe('private fields', () => {
  const closedFields = fieldTable.filter(({ allowed }) => allowed.editor === '');

  it.each(closedFields)(
    'cannot be opened by an editor: $name',
    async ({ collection, field, sample }) => {
      const { id } = await payload.create({ collection, data: sample(ids) } as Create);
      const openings = {
        alumni: [{ show_contact: true }],
        members: [{ show_contact: true }, { type: 'GOVERNING_BODY' }],
        employees: [{ address_public: true }],
      }[collection as 'alumni' | 'employees' | 'members'];
      for (const data of openings) {
        await payload.update({ collection, id, data, ...actingAs('editor') } as Update);
        const record = await payload.findByID({ collection, id, ...actingAs('editor') } as Find);
        expect(Reflect.get(record, field)).toBeUndefined();
        const copied = payload.duplicate({ collection, id, data, ...actingAs('editor') } as Find);
        await expect(copied).rejects.toThrow();
      }
    },
  );

  it('can be read with consent only', async () => {
    const { id } = await payload.create({
      collection: 'alumni',
      data: { name: 'Rina', email: secret, show_contact: false },
    });
    const select = { email: true } as const;
    const record = await payload.findByID({
      collection: 'alumni',
      id,
      select,
      ...actingAs('editor'),
    });
    expect(record).not.toHaveProperty('email');
    const member = await payload.create({
      collection: 'members',
      data: { name: 'Rina', email: secret, type: 'ALUMNI_COMMITTEE' },
    });
    const options = {
      collection: 'members',
      id: member.id,
      select,
      ...actingAs('editor'),
    } as const;
    expect(await payload.findByID(options)).not.toHaveProperty('email');
  });
});

describe('a lock', () => {
  const lock = (who: Who) => ({
    globalSlug: 'admission',
    user: { relationTo: 'users' as const, value: users.get(who)?.id ?? 0 },
  });
  const collection = 'payload-locked-documents';

  it('is created, taken over and removed only in the name of the user', async () => {
    const editor = actingAs('editor');
    await expect(
      payload.create({ collection, data: lock('moderator'), ...editor }),
    ).rejects.toThrow(/not allowed/);
    const { id } = await payload.create({ collection, data: lock('moderator') });
    await expect(payload.delete({ collection, id, ...editor })).rejects.toThrow(/not allowed/);
    for (const data of [
      { globalSlug: 'college' },
      { ...lock('editor'), globalSlug: 'college' },
      { user: lock('administrator').user },
    ])
      await expect(payload.update({ collection, id, data, ...editor })).rejects.toThrow(
        /not allowed/,
      );
    await payload.update({ collection, id, data: { user: lock('editor').user }, ...editor });
    await payload.delete({ collection, id, ...editor });
  });

  it('names the user who has a document open', async () => {
    const moderator = users.get('moderator')?.id ?? 0;
    const data = { ...lock('moderator'), globalSlug: 'college' };
    const { id } = await payload.create({ collection, data });
    const readRelated = async () => {
      const options = { collection, id, ...actingAs('editor'), depth: 1 } as const;
      return (await payload.findByID(options)).user.value;
    };
    expect(await readRelated()).toEqual({ id: moderator, email: 'moderator' });
    const name = 'Rina Das';
    await payload.update({ collection: 'users', id: moderator, data: { name } });
    expect(await readRelated()).toEqual({ id: moderator, email: name });
    await payload.delete({ collection, id });
  });
});

describe.each(Object.entries(globalTable))('%s', (slug, allowed) => {
  it.each(everyone)('gives the rights of the table to %s', async (who) => {
    const access = payload.config.globals.find((global) => global.slug === slug)?.access;
    const req = await requestOf(who);
    const [reads, updates] = [await access?.read({ req }), await access?.update({ req })];
    expect(`${reads ? 'r' : ''}${updates ? 'u' : ''}`).toBe(allowed[who]);
  });
});

const functions: Pick<typeof access, keyof typeof rightTable | keyof typeof factTable> = access;

describe.each(everyone)('%s', (who) => {
  const accountOf = (more: object = {}) => {
    const user = users.get(who);
    return user && { ...user, ...more };
  };

  it('has the rights of the table, and none while it must set up two factors', () => {
    for (const [name, allowed] of Object.entries(rightTable)) {
      const right = functions[name as keyof typeof rightTable];
      const letters = right({ req: { user: accountOf() } }) ? 'y' : '';
      expect([name, letters]).toEqual([name, allowed[who]]);
      expect([name, right({ req: { user: accountOf({ two_factor_due: true }) } })]).toEqual([
        name,
        false,
      ]);
    }
  });

  it('has a role to which the facts of the table apply', () => {
    for (const [name, allowed] of Object.entries(factTable)) {
      const applies = functions[name as keyof typeof factTable](users.get(who)?.role);
      expect([name, applies ? 'y' : '']).toEqual([name, allowed[who]]);
    }
  });

  it('does to many records at once what the table says', () => {
    const letters = access.bulkActionsOf({ user: accountOf() }).map((action) => action[0]);
    expect(letters.join('')).toBe(bulkTable[who]);
    expect(access.bulkActionsOf({ user: accountOf({ two_factor_due: true }) })).toEqual([]);
  });

  it('exports the sheets of collections that it writes, and imports what it may create', async () => {
    for (const name of everyList(payload)) {
      const rows = table.filter(({ collection }) => collection === name.slug);
      const isEditor = who === 'administrator' || who === 'editor';
      const letters =
        rows.length > 0 ? rows.map(({ allowed }) => allowed[who]).join('') : isEditor ? 'cru' : 'r';
      const creates = name.table === name.list.recordTable ? /c/ : /u/;
      const expected = {
        import: name.list.keys.length > 0 && creates.test(letters),
        export: /[cu]/.test(letters),
      };
      const rightsOf = async (more?: object) => {
        const req = await createLocalReq({ user: accountOf(more) }, payload);
        return {
          import: await mayIn(req, name, 'import'),
          export: await mayIn(req, name, 'export'),
        };
      };
      expect([name.name, await rightsOf()]).toEqual([name.name, expected]);
      const none = { import: false, export: false };
      expect([name.name, await rightsOf({ two_factor_due: true })]).toEqual([name.name, none]);
    }
  });
});

/** The endpoints that Payload adds to lists, globals, files, accounts, jobs and preferences. */
const ofPayload = [
  ...['delete /', 'delete /:id', 'get /', 'get /:id', 'get /count', 'patch /', 'patch /:id'],
  ...['post /', 'post /:id/duplicate', 'post /access/:id?', 'post /access', 'get /versions'],
  ...['get /versions/:id', 'post /versions/:id', 'get /file/:filename', 'get /paste-url/:id?'],
  ...['get /init', 'get /me', 'post /first-register', 'post /forgot-password', 'post /login'],
  ...['post /logout', 'post /refresh-token', 'post /reset-password', 'post /unlock'],
  ...['post /verify/:id', 'get /handle-schedules', 'get /run'],
  ...['delete /:key', 'get /:key', 'post /:key'],
];

describe('the table of staff calls', () => {
  const callsOf = async () => (await import('../staff-calls.ts')).staffCalls;
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

  it.each(staffCallTable)('lets in who may $call', async ({ call, allowed, input }) => {
    const row = (await callsOf()).find((candidate) => nameOf(candidate) === call);
    for (const who of everyone) {
      const isAllowed = await row?.allows(await requestOf(who), input?.(ids));
      expect([who, isAllowed]).toEqual([who, allowed[who] === 'x']);
    }
  });

  it('has all endpoints besides those of Payload, each with a line here', async () => {
    const calls = (await callsOf()).map(nameOf);
    expect(calls.toSorted()).toEqual(staffCallTable.map(({ call }) => call).toSorted());
    const { collections, endpoints, globals } = payload.config;
    const ownEndpoints = endpoints.map(nameOf).filter((name) => name !== 'get /access');
    expect(ownEndpoints.toSorted()).toEqual(calls.toSorted());
    // An endpoint of its own would differ from those that Payload gives to every list.
    const words = [...collections, ...globals].flatMap((list) =>
      (list.endpoints || []).map((endpoint) => nameOf(endpoint)),
    );
    expect([...new Set(words)].toSorted()).toEqual(ofPayload.toSorted());
  });
});

describe('the tables of rights', () => {
  it.each(everyone)('omit only collections that every editor can write, as %s', async (who) => {
    const listed = new Set<string>(table.map(({ collection }) => collection));
    const isEditor = who === 'administrator' || who === 'editor';
    for (const { slug } of payload.config.collections.filter(
      (candidate) => !listed.has(candidate.slug),
    )) {
      const row = { collection: slug, name: slug } as Row;
      let letters = '';
      for (const [operation, letter] of Object.entries(operations))
        if (await reaches(row, who, operation as keyof typeof operations)) letters += letter;
      expect([slug, letters]).toEqual([slug, isEditor ? 'crud' : 'r']);
    }
  });

  it('omit no global', () => {
    const globals = payload.config.globals.map(({ slug }) => slug);
    expect(globals.filter((slug) => !Object.hasOwn(globalTable, slug))).toEqual([]);
  });

  it('agree with the menu of the admin, which hides collections that an account cannot change', () => {
    // Every role selects files and edits its own account.
    const always = ['media', 'users'];
    // Logs and reports, which nobody changes.
    const trails = ['imports', 'exports', 'account-changes', 'certification-runs', 'walks'];
    for (const { slug, admin } of payload.config.collections) {
      if (admin.hidden === true || always.includes(slug)) continue;
      for (const [who, user] of users) {
        if (!user) continue;
        const rows = table.filter(({ collection }) => collection === slug);
        const concerns = trails.includes(slug) ? /r/ : /[cud]/;
        const changes =
          rows.length > 0
            ? rows.some(({ allowed }) => concerns.test(allowed[who]))
            : who === 'administrator' || who === 'editor';
        const hidden = typeof admin.hidden === 'function' && admin.hidden({ user: user as never });
        expect({ slug, who, hidden }).toEqual({ slug, who, hidden: !changes });
      }
    }
  });
});

describe('a department editor', () => {
  const data = { title: 'T', type: 'DEPTNOTICE', date: '2025-03-05T06:30:00.000Z' } as const;
  const editor = actingAs.bind(null, 'department-editor');

  it('writes for their own department, with or without naming it', async () => {
    const otherNotice = await payload.create({
      collection: 'notices',
      data: { ...data, department: own },
      ...editor(),
    });
    const unnamed = await payload.create({ collection: 'notices', data, ...editor() });
    expect([otherNotice.department, unnamed.department]).toEqual([own, own]);
  });

  it('does not write for another department', async () => {
    const foreign = { ...data, department: other };
    await expect(
      payload.create({ collection: 'notices', data: foreign, ...editor() }),
    ).rejects.toThrow(/not allowed/);
  });

  it('does not publish under the college', async () => {
    const wide = { ...data, type: 'COLLEGE_ADMIN_NOTICE' } as const;
    await expect(
      payload.create({ collection: 'notices', data: wide, ...editor() }),
    ).rejects.toThrow(/not allowed/);
  });

  it('publishes routines, syllabi and albums of their own department only', async () => {
    const { date } = data;
    const picture = ids.get('media: of somebody else') ?? 0;
    const notices = [
      ['notices', { ...data, type: 'CLASS_ROUTINES', title: 'Routine' }],
      ['department-files', { type: 'SYLLABUS', title: 'Syllabus', date }],
      ['albums', { caption: 'Tour', date, pictures: [picture] }],
    ] as const;
    for (const [collection, record] of notices) {
      const create = (department?: number) =>
        payload.create({
          collection,
          data: { ...record, department },
          ...editor(),
        } as Create) as Promise<{ department?: unknown }>;
      expect((await create()).department).toBe(own);
      await expect(create(other)).rejects.toThrow(/not allowed/);
    }
  });

  it.each(['notices', 'employees', 'alumni'] as const)(
    'cannot see, change or delete %s of other departments, or give away their own',
    async (collection) => {
      const foreign = await foreignRecord(collection);
      const args = { collection, id: foreign, ...editor() } as const;
      await expect(payload.findByID(args)).rejects.toThrow(/Not Found/);
      await expect(payload.update({ ...args, data: {} })).rejects.toThrow(/not allowed/);
      await expect(payload.delete(args)).rejects.toThrow(/not allowed/);
      const change = {
        ...args,
        id: ids.get(`${collection}: of their department`) ?? 0,
        data: { department: other },
      };
      await expect(payload.update(change)).rejects.toThrow(/not allowed/);
    },
  );

  it('cannot change another department, or the code of their own', async () => {
    const change = { collection: 'departments', data: { estd: '1950' }, ...editor() } as const;
    await expect(payload.update({ ...change, id: other })).rejects.toThrow(/not allowed/);
    const changed = await payload.update({
      ...change,
      id: own,
      data: { estd: '1955', dept_code: 'HACK' },
    });
    expect(changed).toMatchObject({ estd: '1955', dept_code: 'PHY' });
  });

  it('cannot change their own role or department', async () => {
    const { id } = users.get('department-editor') ?? { id: 0 };
    const changed = await payload.update({
      collection: 'users',
      id,
      data: { name: 'New name', role: 'administrator', department: other },
      ...editor(),
    });
    expect(changed).toMatchObject({ name: 'New name', role: 'department-editor', department: own });
  });
});

async function foreignRecord(collection: 'notices' | 'employees' | 'alumni'): Promise<number> {
  if (collection === 'notices') {
    return (await addNotice(payload, { title: 'Theirs', department: other })).id;
  }
  const data = { name: 'B', department: other, type: 'FACULTY' } as const;
  return collection === 'employees'
    ? (await payload.create({ collection, data })).id
    : (await payload.create({ collection, data: { name: 'B', department: other } })).id;
}

describe('a visitor', () => {
  const visitor = { overrideAccess: false } as const;
  const titles = async (args: object = {}) =>
    (await payload.find({ collection: 'notices', ...visitor, ...args })).docs.map(
      ({ title }) => title,
    );

  it('cannot read drafts, unpublished changes and withdrawn notices', async () => {
    await addNotice(payload, { title: 'Only a draft', _status: 'draft' });
    const { id } = await addNotice(payload, { title: 'As published' });
    const change = { collection: 'notices', id } as const;
    await payload.update({ ...change, data: { title: 'Changed in a draft' }, draft: true });
    expect(await titles()).toContain('As published');
    expect(await titles()).not.toContain('Only a draft');
    expect(await titles({ draft: true })).not.toContain('Changed in a draft');
    await payload.update({ ...change, data: { _status: 'draft' } });
    expect(await titles()).not.toContain('As published');
  });

  it('cannot read versions', async () => {
    await expect(payload.findVersions({ collection: 'notices', ...visitor })).rejects.toThrow();
  });

  it('cannot read pending messages', async () => {
    const data = { type: 'STUDENT', name: 'P', message: 'Pending', status: 'pending' } as const;
    await payload.create({ collection: 'messages', data });
    const { docs } = await payload.find({ collection: 'messages', ...visitor });
    expect(docs.map(({ message }) => message)).toEqual(['M']);
  });
});
