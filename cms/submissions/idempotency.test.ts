/** A submission whose answer was lost is sent again. */
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf } from '../testing/mail/mails.ts';
import { registrationFields, sender, solvedCaptcha } from '../testing/submissions.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let answer: typeof import('../calls/answer.ts').answer;
let posts = 0;
const key = () => crypto.randomUUID();

beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('../calls/answer.ts'));
}, patience);

interface Sent {
  key?: string;
  token?: string;
  signal?: AbortSignal;
  [field: string]: unknown;
}
async function post(call: string, { key, token, signal, ...body }: Sent) {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.0.0.${posts++}`,
    ...(key && { 'Idempotency-Key': key }),
    ...(token && { Cookie: `verification=${token}` }),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
  const response = await answer(call, new Request(`http://cms/${call}`, init), async () => payload);
  return { status: response.status, said: await response.text() };
}
const count = async (collection: 'visitor-notes' | 'alumni-registrations') =>
  (await payload.count({ collection })).totalDocs;
const note = async () => ({
  name: 'Rina Das',
  email: 'rina@example.org',
  message: 'Hello',
  captcha: await solvedCaptcha(),
});

describe('under one key', { timeout: patience }, () => {
  it('a registration is stored once and gets the same answer, although its proofs are spent', async () => {
    const fields = { ...registrationFields, ...(await sender(payload, addressOf('again'))) };
    const submission = { ...fields, key: key() };
    const before = await count('alumni-registrations');
    const first = await post('add-alumni-registration', submission);
    expect(first.status).toBe(200);
    expect(await post('add-alumni-registration', submission)).toEqual(first);
    // After a reload: another captcha and photo, and no verification.
    const later = { ...submission, captcha: await solvedCaptcha(), dp: [{ path: 'x' }], token: '' };
    expect(await post('add-alumni-registration', later)).toEqual(first);
    expect(await count('alumni-registrations')).toBe(before + 1);
  });

  it('a note that is sent twelve times at once is stored once', async () => {
    const submission = { ...(await note()), key: key() };
    const before = await count('visitor-notes');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post('addvisitornote', submission)),
    );
    expect(new Set(answers.map(({ said: text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await count('visitor-notes')).toBe(before + 1);
  });

  it('a refused submission is not remembered and can be corrected', async () => {
    const submission = { ...(await note()), key: key() };
    expect((await post('addvisitornote', { ...submission, captcha: 'e30=' })).status).toBe(400);
    expect((await post('addvisitornote', submission)).said).toMatch(/"VN-/);
  });

  it('another form counts as another submission', async () => {
    const same = key();
    const fields = { ...registrationFields, ...(await sender(payload, addressOf('both'))) };
    expect((await post('addvisitornote', { ...(await note()), key: same })).said).toMatch(/"VN-/);
    const response = await post('add-alumni-registration', { ...fields, key: same });
    expect(response.said).toMatch(/"AR-/);
  });
});

it('a key that could be guessed is refused', async () => {
  const refused = await post('addvisitornote', { ...(await note()), key: '1' });
  expect(refused).toEqual({ status: 400, said: expect.stringMatching(/^Idempotency-Key .*\.$/) });
});

const headersWith = (key: string) => new Headers({ 'Idempotency-Key': key });
it.each([16, 100])('accepts a key of %i characters', async (length) => {
  const { readIdempotencyKey } = await import('./idempotency.ts');
  expect(readIdempotencyKey(headersWith('~'.repeat(length)))).toHaveLength(length);
});
it.each(['x'.repeat(15), 'x'.repeat(101), `${'x'.repeat(20)} y`, `${'x'.repeat(20)}é`])(
  'refuses the key %s',
  async (key) => {
    const { readIdempotencyKey } = await import('./idempotency.ts');
    expect(() => readIdempotencyKey(headersWith(key))).toThrow(/^Idempotency-Key must be/);
  },
);

it('deletes old keys', async () => {
  const { deleteIdempotencyKeys } = await import('./idempotency.ts');
  const stored = async () => (await payload.count({ collection: 'idempotency-keys' })).totalDocs;
  await deleteIdempotencyKeys(payload, new Date(Date.now() - 60_000));
  expect(await stored()).toBeGreaterThan(0);
  await deleteIdempotencyKeys(payload, new Date(Date.now() + 60_000));
  expect(await stored()).toBe(0);
});

describe('a sender who disconnects', { timeout: patience }, () => {
  /** A connection that closes while the submission is being saved. */
  function impatient() {
    const giving = new AbortController();
    const create = payload.create.bind(payload);
    vi.spyOn(payload, 'create').mockImplementationOnce(async (options) => {
      const created = await create(options);
      giving.abort();
      return created;
    });
    return giving.signal;
  }

  it('leaves no note, and can send the same note again', async () => {
    const submission = { ...(await note()), key: key() };
    const before = await count('visitor-notes');
    expect(await post('addvisitornote', { ...submission, signal: impatient() })).toMatchObject({
      status: 499,
    });
    expect(await count('visitor-notes')).toBe(before);
    expect(await post('addvisitornote', submission)).toMatchObject({ status: 200 });
    expect(await count('visitor-notes')).toBe(before + 1);
  });

  it('leaves no registration and no spent proof', async () => {
    const fields = { ...registrationFields, ...(await sender(payload, addressOf('impatient'))) };
    const before = await count('alumni-registrations');
    const input = { ...fields, key: key(), signal: impatient() };
    expect(await post('add-alumni-registration', input)).toMatchObject({ status: 499 });
    expect(await count('alumni-registrations')).toBe(before);
    expect(await post('add-alumni-registration', fields)).toMatchObject({ status: 200 });
  });
});
