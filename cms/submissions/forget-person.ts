/** Finds and deletes all data of a person by mailbox, except staff accounts and employees. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '@college/server/missing-file';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { asSystem } from '../access.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { inTransaction, sameTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { Mail } from '../platform/mail/mail.ts';
import { mailFolder } from '../platform/mail/mail-adapter.ts';
import { mailboxOf } from '../platform/mail/mailbox.ts';

/**
 * Fields that identify the person of a row: addresses and references of submissions. In an order in
 * which rows can be deleted.
 */
const tables = {
  'submitted-photos': sql`SELECT id, sender, taken_by AS reference FROM submitted_photos`,
  'visitor-notes': sql`SELECT id, email, contact, reference FROM visitor_notes`,
  'alumni-registrations': sql`SELECT id, email, reference, alumnus_id FROM alumni_registrations`,
  messages: sql`SELECT id, email, reference FROM messages`,
  alumni: sql`SELECT id, email FROM alumni`,
  'email-verifications': sql`SELECT id, mailbox, address FROM email_verifications`,
  'import-batches': sql`SELECT id, CAST(rows AS TEXT) AS rows FROM import_batches`,
  'mail-counts': sql`SELECT id, mailbox FROM mail_counts`,
  'idempotency-keys': sql`SELECT id, reference FROM idempotency_keys`,
} satisfies Record<string, SQL>;
type Table = keyof typeof tables;

export type Kind = Table | 'payload-jobs';

export interface Person {
  /** Ids by collection, in an order in which they can be deleted. */
  records: Map<Kind, number[]>;
  /** Paths of mails written to the folder. */
  mails: string[];
}

export async function findPerson(payload: Payload, address: string): Promise<Person> {
  const mailbox = mailboxOf(address);
  const leadsThere = (text: unknown) =>
    typeof text === 'string' &&
    text.split(/[\s,;:<>()"]+/).some((word) => word.includes('@') && mailboxOf(word) === mailbox);
  const records = await findRows(payload, leadsThere);
  records.set('payload-jobs', await findJobs(payload, leadsThere));
  return { records, mails: await findMails(leadsThere) };
}

type Test = (text: unknown) => boolean;

/** Includes results of their submissions: alumnus, photos, keys. */
async function findRows(payload: Payload, leadsThere: Test): Promise<Map<Kind, number[]>> {
  const slugs = Object.keys(tables) as Table[];
  const rows: { slug: Table; row: Record<string, unknown> }[] = [];
  for (const slug of slugs)
    for (const row of await rowsOf(payload, tables[slug])) rows.push({ slug, row });
  const rowsOfPerson = rows.filter(({ row }) => Object.values(row).some(leadsThere));
  const references = new Set<unknown>(rowsOfPerson.flatMap(({ row }) => row.reference ?? []));
  const alumni = new Set(rowsOfPerson.map(({ row }) => row.alumnus_id));
  const theirs = rows.filter(
    (entry) =>
      rowsOfPerson.includes(entry) ||
      references.has(entry.row.reference) ||
      (entry.slug === 'alumni' && alumni.has(entry.row.id)),
  );
  return new Map(
    slugs.map((slug) => [
      slug,
      theirs.filter((entry) => entry.slug === slug).map(({ row }) => Number(row.id)),
    ]),
  );
}

/** Queued and failed mails. */
async function findJobs(payload: Payload, leadsThere: Test): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'mail' } },
    select: { input: true },
    pagination: false,
    ...asSystem,
  });
  return docs.filter(({ input }) => leadsThere(addresseeOf(payload, input))).map(({ id }) => id);
}

/**
 * The recipient of a queued mail; undefined if it was encrypted with another secret. Such a mail is
 * unreadable and is deleted by the sweep.
 */
function addresseeOf(payload: Payload, input: unknown): string | undefined {
  try {
    const { sealed } = input as { sealed: string };
    return Mail.parse(JSON.parse(payload.decrypt(sealed))).to;
  } catch {
    // Another secret: `decrypt` returns noise, or throws an error without a code.
    return undefined;
  }
}

async function findMails(leadsThere: Test): Promise<string[]> {
  const names = await readdir(mailFolder).catch(ifMissing([]));
  const mails: string[] = [];
  for (const name of names) {
    const file = path.join(mailFolder, name);
    const [head] = (await readFile(file, 'utf8')).split('\r\n\r\n');
    if (leadsThere(/^To: (.*(?:\r\n[ \t].*)*)/m.exec(head ?? '')?.[1])) mails.push(file);
  }
  return mails;
}

/** Deletes everything permanently, in one transaction, including public photos and portraits. */
export async function forgetPerson(payload: Payload, { records, mails }: Person): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (const [collection, ids] of records) {
      if (ids.length === 0) continue;
      const where = { id: { in: ids } };
      const { errors } = await payload.delete({
        collection,
        where,
        trash: true,
        req: await sameTransaction(req),
        ...asSystem,
      });
      if (errors[0]) throw new Error(errors[0].message);
    }
  });
  for (const mail of mails) await rm(mail, { force: true });
  if (environment.DATABASE_URL) return;
  // SQLite would otherwise keep deleted data in its file until the space is reused.
  await rowsOf(payload, sql`VACUUM`);
  await rowsOf(payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`);
}
