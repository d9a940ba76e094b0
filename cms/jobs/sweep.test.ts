/** Personal data is deleted after the time that the privacy page names. */
import { readdir } from 'node:fs/promises';
import { retention } from '@college/contract/retention';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { addressOf } from '../testing/mail/mails.ts';
import { setEnvironment } from '../testing/stub-environment.ts';
import { sentPhoto, verify } from '../testing/submissions.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

const DAY = 24 * 60 * 60 * 1000;

let payload: Payload;
let sweep: typeof import('./sweep.ts').sweep;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ sweep } = await import('./sweep.ts'));
}, patience);

const count = async (collection: CollectionSlug) =>
  (await payload.count({ collection, trash: true })).totalDocs;

it.each<
  [
    Exclude<keyof typeof retention, 'submissions' | 'backups' | 'accounts'>,
    CollectionSlug,
    () => unknown,
  ]
>([
  [
    'notes',
    'visitor-notes',
    () =>
      payload.create({
        collection: 'visitor-notes',
        data: { reference: 'VN-OLD222', receivedAt: new Date().toISOString(), message: 'Hello' },
      }),
  ],
  [
    'imports',
    'import-batches',
    () =>
      payload.create({
        collection: 'import-batches',
        data: { import: 1, first: 1, size: 1, step: 'read', rows: [{ number: 1, cells: [] }] },
      }),
  ],
  [
    'deleted',
    'courses',
    () =>
      payload.create({
        collection: 'courses',
        data: { name: 'BSC', label: 'Bachelor of Science', deletedAt: new Date().toISOString() },
      }),
  ],
  ['photos', 'submitted-photos', () => sentPhoto(payload, addressOf('left'))],
  ['verifications', 'email-verifications', () => verify(payload, addressOf('once'))],
  [
    'mails',
    'payload-jobs',
    async () => {
      const { rowsOf } = await import('../platform/database/statements.ts');
      await rowsOf(payload, sql`UPDATE payload_jobs SET has_error = true`);
    },
  ],
])(
  'keeps %s for their retention period and no longer',
  { timeout: patience },
  async (term, collection, make) => {
    await make();
    const before = await count(collection);
    expect(before).toBeGreaterThan(0);
    const days = retention[term] * DAY;
    await sweep(payload, Date.now() + days - 60_000);
    expect(await count(collection)).toBe(before);
    await sweep(payload, Date.now() + days + 60_000);
    expect(await count(collection)).toBe(0);
  },
);

it('keeps the security log for the days of the setting and no longer', async () => {
  const { noteSecurity, readSecurityLog } = await import(
    '../platform/security-log/security-log.ts'
  );
  const restore = await setEnvironment({ SECURITY_LOG_DAYS: 10 });
  const now = Date.parse('2026-11-27T12:00:00Z');
  for (const days of [0, 9, 10, 11])
    await noteSecurity('sign-in', `${days}@example.org`, {}, new Date(now - days * DAY));
  await sweep(payload, now);
  const matches = ({ event }: { event: string }) => event === 'sign-in';
  const accounts = (await readSecurityLog({ matches, most: 9 })).map(({ account }) => account);
  expect(accounts).toEqual(['0@example.org', '9@example.org', '10@example.org']);
  restore();
});

it('keeps mails in the mail folder for their retention period and no longer', async () => {
  const { queueMail } = await import('../platform/mail/mail.ts');
  const { mailFolder } = await import('../platform/mail/mail-adapter.ts');
  const { inTransaction } = await import('../platform/database/transaction.ts');
  const mail = { to: addressOf('folder'), subject: 'Hello', text: 'Hello.\n' };
  await inTransaction(payload, (req) => queueMail(req, mail));
  await payload.jobs.run({ queue: 'mail', silent: true });
  const days = retention.mails * DAY;
  await sweep(payload, Date.now() + days - 60_000);
  expect(await readdir(mailFolder)).toHaveLength(1);
  await sweep(payload, Date.now() + days + 60_000);
  expect(await readdir(mailFolder)).toEqual([]);
});

it('stores a walk with the facts of its pages, keeps those of the newest only, and deletes it after three years', async () => {
  const { readWalk, readWalkedPages, runWalk, startWalk } = await import('../walks/walks.ts');
  const site = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address));
    if (pathname === '/sitemap.xml')
      return new Response('<sitemap><loc>http://x/sitemap/a.xml</loc></sitemap>');
    return new Response('<urlset><loc>http://x/contactus</loc></urlset>');
  });
  const first = await startWalk(payload);
  expect(await startWalk(payload)).toBe(first);
  await runWalk(payload, first);
  expect((await readWalkedPages(payload))?.pages.map(({ path }) => path)).toEqual(['/contactus']);
  const second = await startWalk(payload);
  expect((await readWalk(payload))?.id).toBe(first);
  await runWalk(payload, second);
  site.mockRestore();
  expect(await readWalk(payload)).toMatchObject({ id: second, report: { pages: 1, mended: [] } });
  expect((await payload.findByID({ collection: 'walks', id: first })).pages).toBeNull();
  await sweep(payload, Date.now() + 2 * 365 * DAY);
  expect(await count('walks')).toBe(2);
  await sweep(payload, Date.now() + 3.1 * 365 * DAY);
  expect(await count('walks')).toBe(0);
});
