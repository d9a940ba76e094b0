/**
 * A bucket that accepts connections and says nothing: others work on, and every wait has an end.
 *
 * @long 60 s
 * @for cms/platform/files
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { asRecord } from '@college/contract/as-record';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDepartment, addNotice, addPicture, addUser, showFiles } from '../../testing/content.ts';
import { registrationFields, sender, sentPhoto } from '../../testing/submissions.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

const stored = new Map<string, Buffer>();
let isSilent = false;
const bucket = createServer(async (request, response) => {
  if (isSilent) return;
  const { method, url = '' } = request;
  const content = stored.get(url);
  if (method === 'PUT') stored.set(url, await buffer(request));
  if (method === 'DELETE') stored.delete(url);
  if (method === 'PUT') response.end();
  else if (method === 'DELETE') response.writeHead(204).end();
  else if (!content) response.writeHead(404).end();
  else response.setHeader('Content-Length', content.length).end(content);
});

let payload: Payload;
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  vi.stubEnv('S3_BUCKET_URL', `http://127.0.0.1:${port}/college`);
  vi.stubEnv('S3_ACCESS_KEY', 'key');
  vi.stubEnv('S3_SECRET_KEY', 'secret');
  payload = await temporaryCms();
  await addUser(payload, 'moderator');
  await addDepartment(payload, 'PHY');
}, patience);
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
});
beforeEach(() => {
  isSilent = false;
});

const count = async () => (await payload.count({ collection: 'media' })).totalDocs;
const tookOf = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const signIn = () => {
  const data = { email: 'moderator@example.org', password: 'long enough for a test' };
  return payload.login({ collection: 'users', data });
};
/** Less than the bucket is waited for. On a machine with nothing else to do, others take 100 ms. */
const PROMPT = 3000;

/** Saves and signs in while requests wait for the bucket, and returns the longest time of them, in ms. */
async function longestOfOthers(): Promise<number> {
  const times: number[] = [];
  for (let second = 0; second < 6; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const others = [() => addNotice(payload, { title: 'Meanwhile' }), signIn];
    times.push(...(await Promise.all(others.map(tookOf))));
  }
  return Math.max(...times);
}

/** Makes the bucket silent, starts requests, and expects all to fail in time without stopping others. */
async function expectFailures(requests: (() => Promise<unknown>)[]): Promise<void> {
  isSilent = true;
  const took = tookOf(async () => {
    const results = await Promise.allSettled(requests.map((request) => request()));
    expect(results.map((result) => result.status === 'rejected' && result.reason.name)).toEqual(
      requests.map(() => 'StorageFailure'),
    );
  });
  // A rejection is reported below.
  took.catch(() => undefined);
  expect(await longestOfOthers()).toBeLessThan(PROMPT);
  expect(await took).toBeLessThan(45_000);
  isSilent = false;
}

describe('while the bucket says nothing', { timeout: patience }, () => {
  it('others save and sign in while many uploads wait, which leave no record', async () => {
    const before = await count();
    const uploads = Array.from(
      { length: 12 },
      (_, index) => () => addPicture(payload, `${index}.jpg`, 300 + index, 200),
    );
    await expectFailures(uploads);
    expect(await count()).toBe(before);
    await addPicture(payload, 'again.jpg');
    expect(await count()).toBe(before + 1);
  });

  it('a file is not replaced, and can be read again afterwards', async () => {
    const { id, filename } = await addPicture(payload, 'first.jpg', 500, 300);
    const other = await addPicture(payload, 'second.jpg', 510, 310);
    const data = stored.get(`/college/files/media/${other.filename}`) ?? Buffer.of();
    const file = { name: 'third.jpg', data, mimetype: 'image/jpeg', size: data.length };
    await expectFailures([() => payload.update({ collection: 'media', id, data: {}, file })]);
    expect(await payload.findByID({ collection: 'media', id })).toMatchObject({ filename });
    expect(stored.has(`/college/files/media/${filename}`)).toBe(true);
  });

  it('a registration with a photo stays undecided, and is approved afterwards', async () => {
    const email = 'alumna@example.org';
    const { token, ...fields } = await sender(payload, email);
    const photos = [await sentPhoto(payload, email)];
    const { storeRegistration } = await import('../../submissions/store-submissions.ts');
    const values = { ...registrationFields, ...fields, dp: photos } as never;
    await storeRegistration(payload, values, { token });
    const { docs } = await payload.find({ collection: 'alumni-registrations' });
    const id = docs[0]?.id ?? 0;
    const approve = () =>
      payload.update({ collection: 'alumni-registrations', id, data: { status: 'approved' } });
    await expectFailures([approve]);
    const statusOf = async () =>
      (await payload.findByID({ collection: 'alumni-registrations', id })).status;
    expect([await statusOf(), (await payload.count({ collection: 'alumni' })).totalDocs]).toEqual([
      'pending',
      0,
    ]);
    const twice = await Promise.allSettled([approve(), approve()]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await statusOf(), (await payload.count({ collection: 'alumni' })).totalDocs]).toEqual([
      'approved',
      1,
    ]);
    const [alumnus] = (await payload.find({ collection: 'alumni', depth: 1 })).docs;
    const { filename } = asRecord(alumnus?.dp);
    expect(stored.has(`/college/files/media/${filename}`)).toBe(true);
  });

  it('a hundred pictures that are read end with a sentence', async () => {
    const { id, filename } = await addPicture(payload, 'shown.jpg', 600, 300);
    await showFiles(payload, id);
    const { sendFile } = await import('../send-file.ts');
    const read = () => sendFile('media', [filename ?? ''], new Request('http://cms/'), payload);
    expect((await read()).status).toBe(200);
    isSilent = true;
    const reading = Promise.all(Array.from({ length: 100 }, read));
    expect(await longestOfOthers()).toBeLessThan(PROMPT);
    const answers = new Set<string>();
    for (const response of await reading)
      answers.add(`${response.status} ${await response.text()}`);
    expect([...answers]).toEqual([
      '503 This file cannot be read at the moment. Please try again later.',
    ]);
  });
});
