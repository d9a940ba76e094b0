/** Information about who is editing a record, for different accounts. */
import type { CollectionAfterReadHook, Payload, SanitizedConfig } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { closePayloadsOwn } from './closed-collections.ts';

const collection = (slug: string) => ({ slug, access: {}, hooks: { afterRead: [] } });
const globals = [{ slug: 'payload-jobs-stats' }, { slug: 'college' }];
const collections = [collection('payload-locked-documents'), collection('notices')];
const closed = { globals, collections } as unknown as SanitizedConfig;
closePayloadsOwn(closed);
const [hook] = closed.collections[0]?.hooks.afterRead ?? [];

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
}, patience);

async function load(doc: object, user: object | null = null) {
  const findByID = vi.spyOn(payload, 'findByID').mockResolvedValue(user as never);
  const input = { doc, req: { payload } };
  const answer = await hook?.(input as unknown as Parameters<CollectionAfterReadHook>[0]);
  return { answer, reads: findByID.mock.calls.length };
}
const lock = (value: unknown) => ({ id: 1, user: { relationTo: 'users', value } });

it.each([
  ['by name', { name: 'Rina Das', email: 'rina@example.org' }, 'Rina Das'],
  ['by mailbox if they have no name', { name: '', email: 'rina@example.org' }, 'rina'],
])('names the account that edits a record %s', async (_how, user, email) => {
  expect((await load(lock(7), user)).answer).toEqual(lock({ id: 7, email }));
});

it.each([
  ['a deleted account', lock(7), 1],
  ['an account that was read before', lock({ id: 7, email: 'Rina Das' }), 0],
  ['no account', { id: 1, user: null }, 0],
])('leaves the lock of %s as it is', async (_whom, doc, times) => {
  expect(await load(doc)).toEqual({ answer: doc, reads: times });
});

it('closes only the collections and globals of Payload', () => {
  expect(closed.collections[1]).toEqual(collection('notices'));
  expect(closed.globals.map(({ access }) => access && Object.keys(access))).toEqual([
    ['read', 'readVersions', 'update'],
    undefined,
  ]);
});
