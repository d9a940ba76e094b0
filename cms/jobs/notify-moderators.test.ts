import type { Payload } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { addUser } from '../testing/content.ts';
import { addressOf, mailsTo } from '../testing/mail/mails.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

const HOUR = 60 * 60_000;

let payload: Payload;
let tell: (now: number) => Promise<void>;
let morning: number;
let moderator: number;

beforeEach(async () => {
  payload = await temporaryCms();
  const { notifyModerators: tellModerators } = await import('./notify-moderators.ts');
  const { startOfToday } = await import('../time-zone/dates.ts');
  tell = (now) => tellModerators(payload, new Date(now));
  moderator = (await addUser(payload, 'moderator')).id;
  // Created at noon yesterday, so that today's is the first morning after it.
  const data = { createdAt: new Date(startOfToday().getTime() - 12 * HOUR).toISOString() };
  await payload.db.updateOne({ collection: 'users', id: moderator, data });
  morning = startOfToday().getTime() + 8 * HOUR;
}, patience);

const mails = () => mailsTo(payload, addressOf('moderator'));
const note = (reference: string, createdAt: number) =>
  payload.create({
    collection: 'visitor-notes',
    data: {
      reference,
      receivedAt: new Date(createdAt).toISOString(),
      createdAt: new Date(createdAt).toISOString(),
      message: 'Something private',
    },
  });
const message = (status: 'pending' | 'approved') =>
  payload.create({
    collection: 'messages',
    data: { type: 'STUDENT', name: 'Rina Das', message: 'Hello', status },
  });

it('mails once a day, in the morning, and only if something is in the queue', async () => {
  await message('approved');
  await tell(morning + HOUR);
  expect(await mails()).toEqual([]);
  await message('pending');
  await note('VN-1', Date.now());
  await tell(morning - 60_000);
  expect(await mails()).toEqual([]);
  await tell(morning);
  await tell(morning + 5 * 60_000);
  await tell(morning + 23 * HOUR);
  expect(await mails()).toHaveLength(1);
  await tell(morning + 24 * HOUR);
  expect(await mails()).toHaveLength(2);
});

it('gives the length of the queue in every language, and nothing private', async () => {
  await message('pending');
  await note('VN-2', Date.now());
  await tell(morning);
  const [mail] = await mails();
  expect(mail?.text).toMatch(/Messages for the home page: 1\n.*Notes from visitors: 1/);
  expect(mail?.text).toMatch(/মূল পৃষ্ঠাৰ বাৰ্তা: ১/);
  expect(mail?.text).toContain('/admin');
  expect(mail?.text).not.toMatch(/Rina|private/);
});

it('mails at once on request, once for all new entries', async () => {
  await payload.update({ collection: 'users', id: moderator, data: { waiting_mail: 'at-once' } });
  const came = Date.now() + HOUR;
  await note('VN-3', came);
  await note('VN-4', came + 1000);
  await tell(came + 2000);
  expect(await mails()).toHaveLength(1);
  await tell(came + 26 * HOUR);
  expect(await mails()).toHaveLength(1);
  await note('VN-5', came + 27 * HOUR);
  await tell(came + 28 * HOUR);
  expect(await mails()).toHaveLength(2);
});

it('mails neither other roles nor accounts that have not accepted their invitation', async () => {
  await addUser(payload, 'administrator');
  const data = { invited_at: new Date().toISOString() };
  await payload.update({ collection: 'users', id: moderator, data });
  await message('pending');
  await tell(morning);
  expect([...(await mails()), ...(await mailsTo(payload, addressOf('administrator')))]).toEqual([]);
});

it('mails again after a clock that was ahead for a while', async () => {
  await message('pending');
  await tell(morning + 3 * 365 * 24 * HOUR);
  expect(await mails()).toHaveLength(1);
  await tell(morning);
  await tell(morning + HOUR);
  expect(await mails()).toHaveLength(2);
});
