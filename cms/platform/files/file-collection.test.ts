/** Files are stored before the transaction of their record, and deleted after it is committed. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAfterCommit } from '../../patches/after-commit.ts';
import { stubEnvironment } from '../../testing/stub-environment.ts';
import type { FileRecord } from './file-collection.ts';
import type { Key, Storage } from './storage-types.ts';

let collection: ReturnType<typeof import('./file-collection.ts').fileCollection>;
let namesOf: typeof import('./file-collection.ts').namesOf;
let storage: Storage;

/** A database that only records the ends of transactions, and the records with a name. */
const ended = async (_id: string) => {};
const count = vi.fn(async (_query: object) => ({ totalDocs: 0 }));
const execute = vi.fn(async (_statement: object) => ({ rows: [{ id: 1 }] }));
const database = { commitTransaction: ended, rollbackTransaction: ended, count, execute };
runAfterCommit(database);

beforeAll(async () => {
  await stubEnvironment();
  let fileCollection: typeof import('./file-collection.ts').fileCollection;
  ({ fileCollection, namesOf } = await import('./file-collection.ts'));
  ({ storage } = await import('./storage.ts'));
  collection = fileCollection('private/photos');
});

const keyOf = (name: string): Key => `private/photos/${name}`;
const names = ['a.jpg', 'a-small.jpg', 'b.jpg', 'b-small.jpg', 'x.bin'];
const listed = async () =>
  (await storage.list('private/photos')).filter((n) => names.includes(n)).sort();
beforeEach(async () => {
  await database.rollbackTransaction('one');
  for (const name of names) await storage.delete(keyOf(name));
});

const record = (name: string): FileRecord => ({
  id: 1,
  filename: `${name}.jpg`,
  sizes: { small: { filename: `${name}-small.jpg` }, large: {}, none: undefined },
});
/** A request for which Payload has prepared a file and its sizes. */
const uploadOf = (data = 'new') => ({
  transactionID: 'one',
  payload: { db: database },
  i18n: { language: 'en' },
  file: { data: Buffer.from(data) },
  payloadUploadSizes: {
    small: Buffer.from('small'),
    large: Buffer.from('l'),
    huge: Buffer.from('h'),
  },
});
async function save(change: { doc: FileRecord; previousDoc?: FileRecord; req?: object }) {
  const operation = change.previousDoc ? 'update' : 'create';
  const { doc: data, previousDoc: originalDoc, req = uploadOf() } = change;
  const args = { collection: { slug: 'submitted-photos' }, data, originalDoc, operation, req };
  for (const hook of collection.hooks.beforeChange) await hook(args as never);
}

it.each([
  ['a file and its copies', record('a'), ['a.jpg', 'a-small.jpg']],
  ['a file without copies', { id: 1, filename: 'a.jpg', sizes: null }, ['a.jpg']],
  ['no file', { id: 1, filename: null }, []],
])('returns the names of %s', (_what, doc, all) => {
  expect(namesOf(doc)).toEqual(all);
});

describe('a new file', () => {
  it('is stored with its copies before the record is committed', async () => {
    const put = vi.spyOn(storage, 'put');
    await save({ doc: record('a') });
    await database.commitTransaction('one');
    expect(await listed()).toEqual(['a-small.jpg', 'a.jpg']);
    expect(put.mock.calls).toEqual([
      [keyOf('a.jpg'), Buffer.from('new'), 'image/jpeg'],
      [keyOf('a-small.jpg'), Buffer.from('small'), 'image/jpeg'],
    ]);
  });

  it.each([
    ['the request has no file', record('a'), { file: undefined }, ['a-small.jpg']],
    ['the request has no copies', record('a'), { payloadUploadSizes: undefined }, ['a.jpg']],
    ['the record has no name', { ...record('a'), filename: null }, {}, ['a-small.jpg']],
    ['its copies have no names', { ...record('a'), sizes: null }, {}, ['a.jpg']],
  ])('is stored as far as it exists if %s', async (_what, doc, change, all) => {
    await save({ doc, req: { ...uploadOf(), ...change } });
    expect(await listed()).toEqual(all);
  });

  it('is deleted if the record is rolled back', async () => {
    await save({ doc: record('a') });
    expect(await listed()).toEqual(['a-small.jpg', 'a.jpg']);
    await database.rollbackTransaction('one');
    expect(await listed()).toEqual([]);
  });

  it('stays if the record is rolled back and another with the same bytes was saved', async () => {
    await save({ doc: record('a') });
    count.mockResolvedValueOnce({ totalDocs: 1 });
    await database.rollbackTransaction('one');
    expect(await listed()).toEqual(['a-small.jpg', 'a.jpg']);
  });

  it('stays if another with the same bytes is being saved', async () => {
    await save({ doc: record('a') });
    await save({ doc: record('a'), req: { ...uploadOf(), transactionID: 'other' } });
    await database.rollbackTransaction('one');
    expect(await listed()).toEqual(['a-small.jpg', 'a.jpg']);
    await database.rollbackTransaction('other');
    expect(await listed()).toEqual([]);
  });

  it('is deleted if the storage fails at a copy', async () => {
    const { put } = storage;
    vi.spyOn(storage, 'put').mockImplementation(async (...args) => {
      if (args[0].includes('small')) throw new Error('full');
      await put(...args);
    });
    await expect(save({ doc: record('a') })).rejects.toThrow('full');
    await expect.poll(listed).toEqual([]);
  });

  it('is stored without a type if its ending is unknown', async () => {
    const put = vi.spyOn(storage, 'put');
    await save({ doc: { id: 1, filename: 'x.bin' } });
    expect(put).toHaveBeenCalledExactlyOnceWith(keyOf('x.bin'), Buffer.from('new'), '');
  });
});

describe('a replaced file', () => {
  const before = record('a');
  /** The record with one size that it had before. */
  const after = { ...record('b'), sizes: before.sizes };
  beforeEach(async () => {
    await save({ doc: before, req: { ...uploadOf('old'), transactionID: undefined } });
  });

  it('is deleted after the commit, except copies that the new one shares', async () => {
    await save({ doc: after, previousDoc: before });
    expect(await listed()).toEqual(['a-small.jpg', 'a.jpg', 'b.jpg']);
    await database.commitTransaction('one');
    expect(await listed()).toEqual(['a-small.jpg', 'b.jpg']);
  });

  it('stays if the change is rolled back', async () => {
    await save({ doc: after, previousDoc: before });
    await database.rollbackTransaction('one');
    expect(await listed()).toEqual(['a-small.jpg', 'a.jpg']);
  });

  it('stays if somebody else has saved the record meanwhile', async () => {
    execute.mockResolvedValueOnce({ rows: [] });
    await expect(save({ doc: after, previousDoc: before })).rejects.toThrow('Somebody else');
    await expect.poll(listed).toEqual(['a-small.jpg', 'a.jpg']);
  });

  it('is not overwritten if its name stays the same', async () => {
    await save({ doc: before, previousDoc: before });
    expect(await (await send('a.jpg')).text()).toBe('old');
  });

  it('is deleted with its copies after its record is', async () => {
    for (const hook of collection.hooks.afterDelete)
      await hook({ doc: before, req: { transactionID: 'one' } } as never);
    expect(await listed()).toEqual(['a-small.jpg', 'a.jpg']);
    await database.commitTransaction('one');
    expect(await listed()).toEqual([]);
  });
});

async function send(filename: string): Promise<Response> {
  const [handler] = collection.upload.handlers;
  const response = await handler?.({} as never, { params: { filename } } as never);
  if (!response) throw new Error('Nobody answers.');
  return response;
}

describe('a file requested by a user who may read its record', () => {
  it.each([
    ['a.jpg', 'image/jpeg'],
    ['x.bin', 'application/octet-stream'],
  ])('is sent and not cached: %s', async (name, type) => {
    await storage.put(keyOf(name), Buffer.from('12345'), '');
    const response = await send(name);
    expect([response.status, await response.text()]).toEqual([200, '12345']);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-length': '5',
      'content-type': type,
      'x-content-type-options': 'nosniff',
    });
  });

  it('is reported as missing', async () => {
    const response = await send('b.jpg');
    expect([response.status, await response.text()]).toEqual([404, 'There is no such file.']);
  });
});

it('Payload stores no files itself', () => {
  expect(collection.upload.disableLocalStorage).toBe(true);
  expect(collection.upload.staticDir).toMatch(/no-files-of-payload$/);
});
