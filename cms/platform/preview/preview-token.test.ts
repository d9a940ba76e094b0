import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../../payload-types.ts';
import { addUser, previewToken } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import type { Subject } from './preview-token.ts';

const draft = { collection: 'notices', id: 7 } as const;
let payload: Payload;
let editor: User;
let token: string;
let readToken: typeof import('./preview-token.ts').readToken;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ readToken } = await import('./preview-token.ts'));
  editor = await addUser(payload, 'editor');
  token = await previewToken(payload, draft, editor);
}, patience);

const minutes = (count: number) => Date.now() + count * 60_000;
const opens = async (text: string, subject: Subject = draft, now?: number) =>
  (await readToken(text, subject, payload, now)) !== undefined;

test('opens its draft for the account, for half an hour or more', async () => {
  expect((await readToken(token, draft, payload))?.user.id).toBe(editor.id);
  expect(await opens(token, draft, minutes(30))).toBe(true);
  expect(await opens(token, draft, minutes(60))).toBe(false);
});

test('opens nothing else', async () => {
  expect(await opens(token, { ...draft, id: 8 })).toBe(false);
  expect(await opens(token, { ...draft, collection: 'pages' })).toBe(false);
});

const forged: [string, (parts: [string, string, string]) => string][] = [
  ['a later end', ([end, account, signature]) => `${Number(end) + 60}.${account}.${signature}`],
  ['another account', ([end, account, signature]) => `${end}.${Number(account) + 1}.${signature}`],
  [
    'another signature',
    ([end, account, signature]) =>
      `${end}.${account}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
  ],
  ['a shorter signature', ([end, account, signature]) => `${end}.${account}.${signature.slice(1)}`],
  ['a longer signature', () => `${token}A`],
  ['no signature', ([end, account]) => `${end}.${account}.`],
  ['letters of several bytes', ([end, account]) => `${end}.${account}.${'ৰ'.repeat(43)}`],
  ['nothing', () => ''],
];
test.each(forged)('does not open the draft with %s', async (_name, forge) => {
  expect(await opens(forge(token.split('.') as [string, string, string]))).toBe(false);
});

test('opens nothing after the account signs out, or its session ends', async () => {
  const ofTeacher = await addUser(payload, 'moderator');
  const other = await previewToken(payload, draft, ofTeacher);
  const { id } = ofTeacher;
  const sessionsUntil = (expiresAt: string) =>
    payload.db.updateOne({
      collection: 'users',
      id,
      data: { sessions: [{ id: `session-of-${id}`, createdAt: expiresAt, expiresAt }] },
    });
  expect(await opens(other)).toBe(true);
  await sessionsUntil(new Date(minutes(-1)).toISOString());
  expect(await opens(other)).toBe(false);
  await payload.db.updateOne({ collection: 'users', id, data: { sessions: [] } });
  expect(await opens(other)).toBe(false);
});
