/** Deletion on request: all data of one person, and nothing else. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { readRevision } from '../platform/revision/revision.ts';
import { addDepartment, addUser } from '../testing/content.ts';
import { registrationFields, sender, sentPhoto, solvedCaptcha } from '../testing/submissions.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let findPerson: typeof import('./forget-person.ts').findPerson;
let forgetPerson: typeof import('./forget-person.ts').forgetPerson;
let rowsOf: typeof import('../platform/database/statements.ts').rowsOf;
let submit: Record<'note' | 'registration' | 'message', (address: string) => Promise<string>>;

/** Different spellings of one mailbox. */
const addresses = ['for.gotten@example.org', 'Forgotten@example.org', 'forgotten+c@example.org'];
const isNamed = /for\.?gotten|whispered/i;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ findPerson } = await import('./forget-person.ts'));
  ({ forgetPerson } = await import('./forget-person.ts'));
  ({ rowsOf } = await import('../platform/database/statements.ts'));
  const { storeVisitorNote } = await import('./store-submissions.ts');
  const { storeRegistration } = await import('./store-submissions.ts');
  const { storeMessage } = await import('./store-submissions.ts');
  await addDepartment(payload, 'PHY');
  let keys = 0;
  const key = () => `of-a-test-${keys++}`.padEnd(20, '-');
  submit = {
    note: async (email) => {
      const captcha = await solvedCaptcha();
      const words = { name: 'Rina', phone: '', message: 'whispered' };
      return storeVisitorNote(payload, { ...words, email, captcha }, { key: key() });
    },
    registration: async (email) => {
      const { token, ...fields } = await sender(payload, email);
      const values = { ...registrationFields, ...fields, occupation: 'whispered' };
      return storeRegistration(payload, values, { token, key: key() });
    },
    message: async (email) => {
      const { token, ...fields } = await sender(payload, email);
      const words = { type: 'STUDENT', course: 'BSC', message: 'whispered' } as const;
      return storeMessage(payload, { ...fields, ...words }, { token, key: key() });
    },
  };
}, patience);

const approve = (collection: 'messages' | 'alumni-registrations', reference: string) =>
  payload.update({
    collection,
    where: { reference: { equals: reference } },
    data: { status: 'approved' },
  });
const putInBin = (reference: string) =>
  payload.update({
    collection: 'messages',
    where: { reference: { equals: reference } },
    data: { deletedAt: new Date().toISOString() },
  });
const count = async (collection: CollectionSlug) => (await payload.count({ collection })).totalDocs;

/** Creates all data that a sender can leave behind, some of it public. */
async function leaveEverything([first = '', second = first, third = first]: string[]) {
  await submit.note(first);
  await approve('alumni-registrations', await submit.registration(second));
  await approve('messages', await submit.message(first));
  await putInBin(await submit.message(third));
  await sentPhoto(payload, second);
  const rows = [{ number: 2, cells: ['Rina', first, '2001'] }];
  const data = { import: 1, first: 1, size: 1, step: 'read', rows };
  await payload.create({ collection: 'import-batches', data });
  await payload.jobs.run({ queue: 'passwords', silent: true });
}

/** Every row of every table, with queued mails decrypted. */
async function everyRow(): Promise<string[]> {
  const rows: string[] = [];
  for (const name of Object.keys(payload.db.tables))
    for (const row of await rowsOf(payload, sql`SELECT * FROM ${sql.identifier(name)}`))
      rows.push(`${name} ${JSON.stringify(row)}`);
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false });
  for (const { input } of docs)
    rows.push(payload.decrypt((input as { sealed?: string }).sealed ?? ''));
  return rows;
}
async function everyFile(): Promise<string[]> {
  const folder = process.env.DATA_DIR ?? '';
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
}
/**
 * Loads a file in another process. Closing a file in this process would release all its locks
 * (POSIX), including those of the open database; the next process would then delete the write-ahead
 * log as abandoned.
 */
const load = async (file: string) =>
  (
    await promisify(execFile)('cat', [file], {
      encoding: 'buffer',
      maxBuffer: Number.POSITIVE_INFINITY,
    })
  ).stdout;
const photosIn = (files: string[]) => files.filter((file) => /\.(jpg|webp|avif)$/.test(file));

it('deletes all data of one person, and keeps the data of others', {
  timeout: patience,
}, async () => {
  await leaveEverything(['another@example.org']);
  const before = { rows: await everyRow(), files: await everyFile() };
  await leaveEverything(addresses);
  const revision = await readRevision(payload);
  expect((await everyRow()).filter((row) => isNamed.test(row)).length).toBeGreaterThan(10);
  expect(photosIn(await everyFile()).length).toBeGreaterThan(photosIn(before.files).length);

  const person = await findPerson(payload, 'FORGOTTEN@example.org');
  const result = Object.fromEntries([...person.records].map(([kind, ids]) => [kind, ids.length]));
  expect(result).toEqual({
    'submitted-photos': 4,
    'visitor-notes': 1,
    'alumni-registrations': 1,
    messages: 2,
    alumni: 1,
    'email-verifications': 1,
    'import-batches': 1,
    'mail-counts': 1,
    'idempotency-keys': 4,
    'payload-jobs': 3,
  });
  expect(person.mails).toHaveLength(3);
  await forgetPerson(payload, person);

  const again = await findPerson(payload, addresses[0] ?? '');
  expect([...again.records.values(), again.mails].flat()).toEqual([]);
  const rowsOfPerson = (await everyRow()).filter((row) => isNamed.test(row));
  expect(rowsOfPerson.filter((row) => !before.rows.includes(row))).toEqual([]);
  const files = await everyFile();
  expect(photosIn(files).sort()).toEqual(photosIn(before.files).sort());
  for (const file of files) expect([file, isLeft(await load(file))]).toEqual([file, false]);
  expect(await readRevision(payload)).not.toBe(revision);
  const { records } = await findPerson(payload, 'another@example.org');
  expect([...records.values()].every((ids) => ids.length > 0)).toBe(true);
});

const isLeft = (bytes: Buffer) => /for\.?gotten/i.test(bytes.toString('latin1'));

it('deletes no account and no employee', { timeout: patience }, async () => {
  const { email } = await addUser(payload, 'moderator');
  const employee = { name: 'Mo Derator', type: 'FACULTY', email } as const;
  await payload.create({ collection: 'employees', data: employee });
  await submit.note(email);
  const person = await findPerson(payload, email);
  await forgetPerson(payload, person);
  expect([...person.records.values()].flat()).toHaveLength(3);
  expect([await count('users'), await count('employees')]).toEqual([1, 1]);
});
