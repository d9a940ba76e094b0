import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let createCaptcha: typeof import('./captcha.ts').createCaptcha;
let storeVisitorNote: typeof import('./store-submissions.ts').storeVisitorNote;

const encode = (value: unknown) => btoa(JSON.stringify(value));

async function solved(now?: number) {
  const challenge = await createCaptcha(now);
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}
const send = (captcha: string, message = 'Hello') =>
  storeVisitorNote(payload, { name: 'A', email: 'a@example.org', message, captcha });
const stored = async () => (await payload.count({ collection: 'visitor-notes' })).totalDocs;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ createCaptcha } = await import('./captcha.ts'));
  ({ storeVisitorNote } = await import('./store-submissions.ts'));
}, patience);

describe("a visitor's note", () => {
  it('gets a reference that is easy to read aloud', async () => {
    const reference = await send(encode(await solved()), 'Line one\nline two');
    expect(reference).toMatch(/^VN-[A-HJ-NP-Z2-9]{6}$/);
    const { docs } = await payload.find({
      collection: 'visitor-notes',
      where: { reference: { equals: reference } },
    });
    expect(docs[0]).toMatchObject({ message: 'Line one\nline two', read: false });
  });

  it('is stored once, even if its proof is sent twelve times at once', async () => {
    const proof = encode(await solved());
    const before = await stored();
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => send(proof)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(send(proof)).rejects.toThrow('Captcha not valid');
    expect(await stored()).toBe(before + 1);
  });

  it('can be sent again with the same proof after an error', async () => {
    const proof = encode(await solved());
    const broken = { name: 'A', email: 'a@example.org', message: 'M', captcha: proof };
    const create = payload.create;
    payload.create = () => Promise.reject(new Error('disk full'));
    await expect(storeVisitorNote(payload, broken)).rejects.toThrow('disk full');
    payload.create = create;
    await expect(send(proof)).resolves.toMatch(/^VN-/);
  });
});

describe('refuses a proof of work', () => {
  it.each(['', 'nonsense', encode({}), encode(null), encode({ challenge: {}, solution: {} })])(
    'that is invalid: %s',
    async (proof) => {
      await expect(send(proof)).rejects.toThrow('Captcha not valid');
    },
  );

  it('after ten minutes', async () => {
    const minutes = 60_000;
    await send(encode(await solved(Date.now() - 9 * minutes)));
    const late = encode(await solved(Date.now() - 10 * minutes));
    await expect(send(late)).rejects.toThrow('Captcha');
  });

  it('with a changed challenge', async () => {
    const { challenge, solution } = await solved();
    for (const change of [
      { keyPrefix: '00' },
      { expiresAt: 9999999999 },
      { nonce: 'ab'.repeat(16) },
    ]) {
      const parameters = { ...challenge.parameters, ...change };
      const proof = encode({ challenge: { ...challenge, parameters }, solution });
      await expect(send(proof)).rejects.toThrow('Captcha not valid');
    }
  });

  it('with a wrong solution', async () => {
    const { challenge, solution } = await solved();
    const wrong = { ...solution, derivedKey: '00'.repeat(32) };
    await expect(send(encode({ challenge, solution: wrong }))).rejects.toThrow('Captcha not valid');
  });
});
