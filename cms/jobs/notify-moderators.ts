/** Mails moderators about undecided items: in the morning or at once. */
import type { Payload, PayloadRequest, TaskConfig, Where } from 'payload';
import { asSystem, decidesOnNotices, decidesOnSubmissions, decidingRoles } from '../access.ts';
import type { User } from '../payload-types.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { collegeName, queueMail } from '../platform/mail/mail.ts';
import { type QueueCounts, queueMailText } from '../platform/mail/texts-for-staff.ts';
import { startOfToday } from '../time-zone/dates.ts';

/** Milliseconds from midnight to the hour at which an office opens its mail. */
const MORNING = 8 * 60 * 60_000;

/** Returns this morning at eight, or yesterday's before that. */
function lastMorning(now: Date): Date {
  const morning = startOfToday(now).getTime() + MORNING;
  return new Date(morning <= now.getTime() ? morning : morning - 24 * 60 * 60_000);
}

export async function notifyModerators(payload: Payload, now = new Date()): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    // An invited account without a sign-in may belong to somebody else.
    where: {
      and: [{ role: { in: [...decidingRoles] } }, { invited_at: { exists: false } }],
    },
    pagination: false,
    ...asSystem,
  });
  for (const moderator of docs)
    await inTransaction(payload, (req) => notifyModerator(moderator, now, req));
}

/** Mails a moderator if items have arrived since the last mail. */
async function notifyModerator(user: User, now: Date, req: PayloadRequest) {
  const { id, email, waiting_mail, told_at, createdAt } = user;
  const atOnce = waiting_mail === 'at-once';
  // A mail of the future was sent while the clock was ahead.
  const lastMail = told_at && told_at <= now.toISOString() ? told_at : createdAt;
  if (!atOnce && lastMail >= lastMorning(now).toISOString()) return;
  const waiting = await countWaiting(user, req);
  const fresh = atOnce ? await countWaiting(user, req, lastMail) : waiting;
  if (Object.values(fresh).every((count) => count === 0)) return;
  const mail = await queueMailText(`${environment.CMS_URL}/admin`, waiting, (locale) =>
    collegeName(req, locale),
  );
  await queueMail(req, { to: email, ...mail }, 'bulk');
  const data = { told_at: now.toISOString() };
  await req.payload.db.updateOne({ collection: 'users', id, data, req });
}

/** Counts undecided items by kind; with `after` only those that arrived later. */
function countWaiting(user: User, req: PayloadRequest, after?: string): Promise<QueueCounts> {
  if (decidesOnSubmissions(user.role)) return countSent(req, after);
  return decidesOnNotices(user.role)
    ? countSubmittedByOthers(user, req, after)
    : countHandedIn(user, req, after);
}

/** Counts notices and pages that wait for a second account. None if the college does not ask for one. */
async function countSubmittedByOthers({ id }: User, req: PayloadRequest, after?: string) {
  const count = async (collection: 'notices' | 'pages') => {
    const { totalDocs } = await req.payload.countVersions({
      collection,
      where: {
        and: [
          { latest: { equals: true } },
          { 'version.deletedAt': { exists: false } },
          { 'version.handed_in_by': { not_equals: id } },
          { 'version.handed_in_at': after ? { greater_than: after } : { exists: true } },
        ],
      },
      req,
      ...asSystem,
    });
    return totalDocs;
  };
  return { notices: await count('notices'), pages: await count('pages') };
}

async function countHandedIn({ department }: User, req: PayloadRequest, after?: string) {
  const { totalDocs } = await req.payload.countVersions({
    collection: 'employees',
    where: {
      and: [
        { latest: { equals: true } },
        { 'version.deletedAt': { exists: false } },
        { 'version.department': { equals: department } },
        { 'version.handed_in_at': after ? { greater_than: after } : { exists: true } },
      ],
    },
    req,
    ...asSystem,
  });
  return { profiles: totalDocs };
}

async function countSent(req: PayloadRequest, after?: string) {
  const since = (field: string): Where[] => (after ? [{ [field]: { greater_than: after } }] : []);
  const count = async (
    collection: 'alumni-registrations' | 'messages' | 'visitor-notes',
    where: Where[],
  ) => (await req.payload.count({ collection, where: { and: where }, req, ...asSystem })).totalDocs;
  const pending: Where[] = [{ status: { equals: 'pending' } }];
  return {
    registrations: await count('alumni-registrations', [...pending, ...since('createdAt')]),
    messages: await count('messages', [...pending, ...since('createdAt')]),
    notes: await count('visitor-notes', [{ read: { not_equals: true } }, ...since('createdAt')]),
  };
}

export const notifyModeratorsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'tell-moderators',
  handler: async ({ req: { payload } }) => {
    await notifyModerators(payload);
    return { output: {} };
  },
};
