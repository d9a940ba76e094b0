/** The text of a file beside its form. */
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../access.ts';
import type { DocumentText } from '../../../payload-types.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addUser } from '../../../testing/content.ts';
import { buttons, fields, texts, words } from '../../../testing/screen.ts';
import { propsOf, show } from '../../../testing/served-screen.ts';
import { patience, temporaryCms } from '../../../testing/temporary-cms.ts';
import { FileText } from './FileText.tsx';
import { notReadable } from './sentences.ts';

let payload: Payload;
let file: number;
/** Id of the text that every readable file gets as soon as it is uploaded. */
let row: number;
const read = { state: 'read', read: 'ocr', pages: null } as const;
const write = (data: Partial<DocumentText>) =>
  payload.update({ collection: 'document-texts', id: row, data });

beforeAll(async () => {
  payload = await temporaryCms();
  const data = Buffer.from('Fees');
  const upload = { name: 'fees.txt', data, mimetype: 'text/plain', size: data.length };
  file = (await payload.create({ collection: 'media', data: {}, file: upload })).id;
  const { docs } = await payload.find({ collection: 'document-texts' });
  row = docs[0]?.id ?? 0;
}, patience);
beforeEach(() => write({ ...read, filename: 'fees.txt', problem: null }));

interface Form {
  role?: Role;
  id?: number | undefined;
  filename?: string;
  language?: 'en' | 'as';
}
async function propsIn({ role = 'editor', filename = 'fees.txt', language = 'en', ...form }: Form) {
  const props = await propsOf(payload, { user: await addUser(payload, role), language });
  return { ...props, id: 'id' in form ? form.id : file, data: { filename } };
}
const open = async (form: Form = {}) => show(FileText, await propsIn(form));
const sentences = () => texts('section > :is(h2, p)');

test('is read in the transaction of the form', async () => {
  const props = await propsIn({});
  await inTransaction(payload, async ({ transactionID }) => {
    const data = { read: 'person' } as const;
    const req = { transactionID };
    await payload.update({ collection: 'document-texts', id: row, data, req });
    await show(FileText, { ...props, req: Object.assign(props.req, req) });
    expect(words()).toContain('This text was typed by a person.');
  });
});

test('is shown to all, with a form only for users who may correct it', async () => {
  await write({ pages: [{ number: 3, text: 'Fees' }] });
  await open();
  expect(texts('h2')).toEqual(['Text of the file']);
  expect(words()).toContain('This file is a scan');
  expect(fields()).toEqual([['Page 3', 'Fees']]);
  expect(texts('button')).toEqual(['Save the text']);
  await open({ role: 'moderator' });
  expect(words()).toContain('This file is a scan');
  expect([fields(), buttons()]).toEqual([[], []]);
});

test('is corrected for the file that was read, which may have been replaced since', async () => {
  await write({ filename: 'kept.txt' });
  const element = await FileText(await propsIn({}));
  expect(JSON.stringify(element?.props)).toContain('"filename":"kept.txt"');
});

test.each([
  ['waiting', false],
  ['reading', false],
  ['read', true],
  ['failed', true],
] as const)('can be corrected if its state is %s: %j', async (state, isDone) => {
  await write({ state });
  await open();
  expect(words().includes('is being read. It will appear here')).toBe(!isDone);
  expect(fields()).toEqual(isDone ? [['Page 1', '']] : []);
});

test.each([
  ['rules.doc', ['Text of the file', notReadable]],
  ['rules.pdf', []],
  ['rules.png', []],
])('says for %s without a text: %j', async (filename, expected) => {
  await open({ id: file + 1, filename });
  expect([sentences(), buttons()]).toEqual([expected, []]);
});

test('shows a typed text of a file type that cannot be read', async () => {
  await write({ read: 'person' });
  await open({ filename: 'rules.doc' });
  expect(words()).toContain('This text was typed by a person.');
  expect(words()).not.toContain(notReadable);
});

test('is in the language of the admin, with or without a text', async () => {
  for (const form of [{}, { id: file + 1, filename: 'rules.doc' }]) {
    await open({ ...form, role: 'moderator', language: 'as' });
    expect(sentences()).toEqual([expect.stringMatching(/[অ-ৱ]/), expect.stringMatching(/[অ-ৱ]/)]);
  }
});

test('shows nothing before there is a file', async () => {
  await open({ id: undefined, filename: 'rules.doc' });
  expect(words()).toBe('');
});
