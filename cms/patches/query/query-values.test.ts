/** Queries with impossible values are refused with a sentence, on both databases. */
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { addUser } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let staffFind: { collection: 'notices'; overrideAccess: false; req: PayloadRequest };
let list: (where: Where) => Promise<unknown>;
let versions: (where: Where) => Promise<unknown>;

beforeAll(async () => {
  payload = await temporaryCms();
  const req = await createLocalReq({ user: await addUser(payload, 'administrator') }, payload);
  staffFind = { collection: 'notices', overrideAccess: false, req };
  list = (where) => payload.find({ ...staffFind, where });
  versions = (where) => payload.findVersions({ ...staffFind, where });
}, patience);

const beyond = 2 ** 31;

it.each<[string, Where]>([
  ['text instead of a number', { id: { in: '1,xyz' } }],
  ['a number that is too large', { id: { equals: beyond } }],
  ['text instead of a relation', { department: { equals: 'xyz' } }],
  ['a relation that is too large', { 'department.id': { equals: `${beyond}` } }],
  ['text instead of one of several files', { uploads: { in: ['1', 'xyz'] } }],
  ['text instead of a date', { date: { greater_than: 'xyz' } }],
  ['text instead of a time', { and: [{ or: [{ createdAt: { equals: 'xyz' } }] }] }],
  ['an unknown choice', { type: { equals: 'xyz' } }],
  ['an unknown status', { _status: { not_in: ['draft', 'xyz'] } }],
  ['a place on a map', { id: { near: '1' } }],
  ['a NUL character in a text', { title: { equals: 'a\0b' } }],
])('refuses %s', async (_, where) => {
  await expect(list(where)).rejects.toMatchObject({ status: 400, isPublic: true });
});

it.each<Where>([
  { parent: { equals: 'xyz' } },
  { parent: { in: `1,${beyond}` } },
  { 'version.department': { equals: 'xyz' } },
  { 'version.date': { equals: 'xyz' } },
  { latest: { equals: 'xyz' } },
  { id: { equals: 'xyz' } },
])('refuses %j for versions', async (where) => {
  await expect(versions(where)).rejects.toMatchObject({ status: 400, isPublic: true });
});

it.each(['limit', 'page'])('refuses a %s that is too large', async (name) => {
  const query = payload.find({ ...staffFind, [name]: 1e20 });
  await expect(query).rejects.toMatchObject({ status: 400, isPublic: true });
});

it('answers the usual queries of forms and lists', async () => {
  const lists: Where[] = [
    { id: { in: '1,2' } },
    { id: { not_in: [1, 2] } },
    { department: { equals: '' } },
    { department: { exists: 'false' } },
    { uploads: { in: '1' } },
    { date: { less_than: '2026-11-22T00:00:00.000Z' } },
    { type: { in: 'COLLEGE_EVENT,IQAC_EVENT' } },
    { _status: { not_equals: 'published' } },
    { title: { like: 'a, b' } },
  ];
  for (const where of lists) await expect(list(where)).resolves.toMatchObject({ docs: [] });
  const ofVersions: Where[] = [
    { parent: { equals: 1 } },
    { 'version._status': { equals: 'draft' } },
    { and: [{ parent: { equals: '1' } }, { latest: { equals: 'true' } }] },
    { updatedAt: { greater_than: new Date() } },
  ];
  for (const where of ofVersions)
    await expect(versions(where)).resolves.toMatchObject({ docs: [] });
});
