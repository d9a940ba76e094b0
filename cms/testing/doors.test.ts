/**
 * Every way to write a record through the admin's API gives the rights of the access table, also with drafts.
 *
 * @long 60 s
 * @for cms/access.ts cms/content cms/patches
 */
import { asRecord } from '@college/contract/as-record';
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '../access.ts';
import { bulkTable, type Row, table } from './access-table.ts';
import { addDepartment, addPicture, addUser } from './content.ts';
import { patience, temporaryCms } from './temporary-cms.ts';

let payload: Payload;
let config: SanitizedConfig;
const tokens = new Map<Role, string>();
const ids = new Map<string, number>();

type Data = Record<string, unknown>;
const stored = (row: Row): Data => ({ ...row.sample?.(ids) });
const create = async ({ collection }: Row, data: Data): Promise<number> =>
  Number(asRecord(await payload.create({ collection, data } as never)).id);

beforeAll(async () => {
  payload = await temporaryCms();
  config = await (await import('../payload.config.ts')).default;
  const own = (await addDepartment(payload, 'PHY')).id;
  ids.set('departments: their own', own);
  ids.set('departments: another', (await addDepartment(payload, 'CHE')).id);
  ids.set('media: of somebody else', (await addPicture(payload, 'red.jpg')).id);
  const profile = { name: 'Rina Das', type: 'FACULTY', department: own } as const;
  const employee = (await payload.create({ collection: 'employees', data: profile })).id;
  for (const role of roles) {
    const { id, email } = await addUser(payload, role, role === 'teacher' ? employee : own);
    ids.set(`account: ${role}`, id);
    const data = { email, password: 'long enough for a test' };
    tokens.set(role, (await payload.login({ collection: 'users', data })).token ?? '');
  }
  for (const row of table) if (row.sample) ids.set(row.name, await create(row, stored(row)));
}, patience);

async function request(role: Role, method: string, path: string, data: Data = {}) {
  const headers = { Authorization: `JWT ${tokens.get(role)}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify(data);
  const init = { method, headers, body };
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:3001/api/${path}`, init),
  });
  return { status: response.status, answer: asRecord(await response.json().catch(() => ({}))) };
}
/** True if the account was allowed to, even if the values were refused. */
const isAllowed = ({ status }: { status: number }) => ![401, 403, 404].includes(status);
const idIn = ({ answer }: { answer: Data }) => Number(asRecord(answer.doc).id);

const written = table.filter(
  ({ collection, sample }) => sample && !collection.startsWith('payload-'),
);
const sharing = ['type', 'department', 'code'] as const satisfies readonly string[];
/** The fields by which records are shared out among accounts, in the newest draft. */
async function shareOf({ collection }: Row, id: number): Promise<Data> {
  const record = await payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
  } as never);
  return Object.fromEntries(sharing.map((field) => [field, asRecord(record)[field]]));
}

describe.each(written)('$name', (row) => {
  const { collection, name, allowed } = row;
  const id = () => ids.get(name) ?? 0;

  it.each(roles)('is written by %s as the table says', { timeout: patience }, async (role) => {
    const { disableDuplicate, versions } = payload.collections[collection].config;
    const may = (letter: string) => allowed[role].includes(letter);
    const count = async () => (await payload.count({ collection, trash: true })).totalDocs;
    const total = await count();
    const doors: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    const creates = async (door: string, path: string, data: Data, expectation: boolean) => {
      const answer = await request(role, 'POST', path, data);
      doors[door] = isAllowed(answer);
      expected[door] = expectation;
      if (answer.status !== 201 && answer.status !== 200) return;
      await payload.delete({ collection, id: idIn(answer), trash: true });
    };
    await creates('create', collection, stored(row), may('c'));
    await creates('create draft', `${collection}?draft=true`, stored(row), may('c'));
    if (!disableDuplicate)
      await creates(
        'duplicate',
        `${collection}/${id()}/duplicate?draft=true`,
        {},
        may('c') && may('r'),
      );
    for (const query of ['draft=true', 'draft=true&autosave=true']) {
      doors[query] = isAllowed(await request(role, 'PATCH', `${collection}/${id()}?${query}`, {}));
      expected[query] = may('u');
    }
    const many = await request(
      role,
      'PATCH',
      `${collection}?where[id][equals]=${id()}&draft=true`,
      {},
    );
    doors.bulk = isAllowed(many) && [many.answer.docs, many.answer.errors].flat().length > 0;
    expected.bulk = may('u') && bulkTable[role].includes('e');
    if (versions) {
      const { docs } = await payload.findVersions({
        collection,
        where: { parent: { equals: id() } },
        limit: 1,
      });
      const version = `${collection}/versions/${docs[0]?.id}?draft=true`;
      doors.restore = isAllowed(await request(role, 'POST', version));
      expected.restore = may('u');
    }
    expect(doors).toEqual(expected);
    expect(await count()).toBe(total);
  });

  it.each(roles)('is not made by %s of another record', { timeout: patience }, async (role) => {
    if (allowed[role].includes('c')) return;
    const others = written.filter((other) => other.collection === collection && other !== row);
    for (const other of others.filter((candidate) => candidate.allowed[role].includes('u'))) {
      const record = await create(other, stored(other));
      const before = await shareOf(other, record);
      for (const query of ['', 'draft=true', 'draft=true&autosave=true'])
        await request(role, 'PATCH', `${collection}/${record}?${query}`, stored(row));
      const where = `where[id][equals]=${record}&draft=true`;
      await request(role, 'PATCH', `${collection}?${where}`, stored(row));
      expect([other.name, await shareOf(other, record)]).toEqual([other.name, before]);
      await payload.delete({ collection, id: record, trash: true });
    }
  });
});
