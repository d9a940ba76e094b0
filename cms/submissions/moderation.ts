/**
 * Decisions of moderators about registrations and messages: saved once, published if approved, and
 * mailed to the sender.
 */

import { pathIn } from '@college/contract/locales';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { asSystem } from '../access.ts';
import type { AlumniRegistration, Message } from '../payload-types.ts';
import { collegeLocale } from '../platform/college-languages.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { refuseOutdated, sameTransaction } from '../platform/database/transaction.ts';
import { environment } from '../platform/environment.ts';
import { collegeName, queueMail } from '../platform/mail/mail.ts';
import { type DecisionKind, decisionMails } from '../platform/mail/texts-for-senders.ts';
import { refusalFor } from '../platform/refusal-for.ts';
import { answerSender } from './answer-sender.ts';
import { agreesToPublish } from './consents.ts';
import { type Decision, withDecision } from './decisions.ts';
import { deletePortrait, publishPhoto } from './photos.ts';
import { refuseRestoringWithdrawn, withdrawalAddress } from './withdraw.ts';

interface Submission {
  id: number;
  updatedAt: string;
  status?: 'pending' | 'approved' | 'rejected' | null;
  reason?: string | null;
  reference?: string | null;
  name?: string | null;
  email?: string | null;
  /** The language of the form that was sent. */
  locale?: string | null;
  photos?: (number | { id: number })[] | null;
  decisions?: Decision[] | null;
}

/** The differences between the kinds of submissions. */
interface Kind<Record extends Submission> {
  table: 'alumni_registrations' | 'messages';
  mail: DecisionKind;
  /** Throws for a record on which nobody can decide any more. */
  refuseFinal?: (before: Partial<Record> | undefined, req: PayloadRequest) => void;
  /** Publishes what was approved; returns the fields of the record that change with it. */
  publish: (record: Record, req: PayloadRequest) => Promise<Partial<Record>>;
  /** Reads the sender of a record; left out where the record itself names them. */
  readSender?: (id: number, req: PayloadRequest) => Promise<Partial<Submission>>;
  /** The path of the page that shows approved records; undefined if there may be none. */
  pagePath: (record: Record, req: PayloadRequest) => Promise<string | undefined>;
}

/** The new status of a record; undefined if its status stays. */
const newStatus = (now: Submission, before: Partial<Submission> | undefined) =>
  before !== undefined && now.status !== before.status ? (now.status ?? undefined) : undefined;

function decisionHooks<Record extends Submission & { waiting?: boolean | null }>(
  kind: Kind<Record>,
) {
  const decide: CollectionBeforeChangeHook<Record> = async ({
    data,
    originalDoc,
    operation,
    req,
  }) => {
    const record = { ...originalDoc, ...data } as Record;
    const changes = { ...data, waiting: record.status === 'pending' };
    const status = operation === 'update' ? newStatus(record, originalDoc) : undefined;
    if (!status) return changes;
    kind.refuseFinal?.(originalDoc, req);
    // Published first, because photos are stored before the first change of a transaction.
    const published = status === 'approved' ? await kind.publish(record, req) : {};
    await decideOnce(kind.table, record.id, status, req);
    await refuseOutdated(kind.table, { id: record.id, updatedAt: originalDoc?.updatedAt }, req);
    const reason = status === 'rejected' ? record.reason : undefined;
    const decisions = withDecision(originalDoc?.decisions, { what: status, reason }, req);
    return { ...changes, ...published, decisions };
  };
  const mail: CollectionAfterChangeHook<Record> = async ({ doc, previousDoc, operation, req }) => {
    if (operation !== 'update' || !newStatus(doc, previousDoc)) return;
    const sender = await kind.readSender?.(doc.id, req);
    await mailDecision(kind.mail, { ...doc, ...sender }, req, () => kind.pagePath(doc, req));
  };
  // The answer last, because it stands after a decision of the same save.
  return {
    beforeValidate: [refuseRestoringWithdrawn],
    beforeChange: [decide, answerSender],
    afterChange: [mail],
  };
}

/** Throws if another moderator was faster. The database decides, because two moderators may press at once. */
async function decideOnce(
  table: Kind<never>['table'],
  id: number,
  status: string,
  req: PayloadRequest,
): Promise<void> {
  const changed = await rowsOf(
    req.payload,
    sql`UPDATE ${sql.raw(table)} SET status = ${status}
        WHERE id = ${id} AND status <> ${status} RETURNING id`,
    req,
  );
  if (changed.length === 0) throw refusalFor(req, 'decidedMeanwhile');
}

/** Mails the sender in the language of the form. Messages that editors wrote themselves have no sender. */
async function mailDecision(
  kind: DecisionKind,
  { status, reason, reference, name, email, locale }: Submission,
  req: PayloadRequest,
  pagePath: () => Promise<string | undefined>,
): Promise<void> {
  if (!email || !reference || (status !== 'approved' && status !== 'rejected')) return;
  const language = collegeLocale(locale);
  const sender = {
    college: await collegeName(req, language),
    name: name ?? '',
    reference,
    withdraw: withdrawalAddress(req.payload, language, reference),
  };
  const texts = decisionMails[language][kind];
  if (status === 'rejected') {
    await queueMail(req, { to: email, ...texts.rejected(sender, reason?.trim() ?? '') });
    return;
  }
  const path = await pagePath();
  const page = path && environment.SITE_URL + pathIn(language, path);
  await queueMail(req, { to: email, ...texts.approved({ ...sender, page }) });
}

/** Deletes the private photos of a submission that is deleted. */
async function deletePhotos({ photos }: Submission, req: PayloadRequest): Promise<void> {
  const ids = (photos ?? []).map((photo) => (typeof photo === 'object' ? photo.id : photo));
  if (ids.length === 0) return;
  await req.payload.delete({
    collection: 'submitted-photos',
    where: { id: { in: ids } },
    req,
    ...asSystem,
  });
}

async function addAlumnus(registration: AlumniRegistration, req: PayloadRequest): Promise<number> {
  const dp = await publishPhoto(registration.photos, registration.name, req);
  const alumnus = await req.payload.create({
    collection: 'alumni',
    data: {
      name: registration.name,
      department: registration.department,
      batch_from: registration.batch_from,
      batch_to: registration.batch_to,
      current_profession: registration.occupation,
      qualification: registration.highest_qualification,
      dp,
      show_contact: registration.show_contact,
      email: registration.email,
      phone: registration.phone,
    },
    req: await sameTransaction(req),
    ...asSystem,
  });
  return alumnus.id;
}

/** The path of the alumni page of a department; undefined for a registration without a department. */
async function alumniPath(
  { department }: AlumniRegistration,
  req: PayloadRequest,
): Promise<string | undefined> {
  const id = typeof department === 'object' ? department?.id : department;
  if (!id) return undefined;
  const { dept_code } = await req.payload.findByID({
    collection: 'departments',
    id,
    select: { dept_code: true },
    req: await sameTransaction(req),
    ...asSystem,
  });
  return `/department/${encodeURIComponent(dept_code)}/alumni`;
}

/** The sender of a message, read as system because an editor who approves may not see what only moderators read. */
const senderOfMessage = async (id: number, req: PayloadRequest) =>
  req.payload.findByID({
    collection: 'messages',
    id,
    select: { photos: true, email: true, reference: true, name: true, consents: true },
    req: await sameTransaction(req),
    ...asSystem,
  });

/** The home page, if the college shows messages on it. No other page shows them. */
async function homePath(req: PayloadRequest): Promise<string | undefined> {
  const { home_sections: sections } = await req.payload.findGlobal({
    slug: 'college',
    select: { home_sections: true },
    req: await sameTransaction(req),
    ...asSystem,
  });
  return !sections?.length || sections.includes('voices') ? '/' : undefined;
}

export const registrationDecisions: CollectionConfig<'alumni-registrations'>['hooks'] = {
  ...decisionHooks<AlumniRegistration>({
    table: 'alumni_registrations',
    mail: 'registration',
    refuseFinal(before, req) {
      if (before?.status === 'approved' && agreesToPublish('alumni-registrations', before))
        throw refusalFor(req, 'alreadyAlumnus');
    },
    publish: async (registration, req) =>
      agreesToPublish('alumni-registrations', registration)
        ? { alumnus: await addAlumnus(registration, req) }
        : {},
    pagePath: async (registration, req) =>
      agreesToPublish('alumni-registrations', registration)
        ? alumniPath(registration, req)
        : undefined,
  }),
  afterDelete: [({ doc, req }) => deletePhotos(doc, req)],
};

export const messageDecisions: CollectionConfig<'messages'>['hooks'] = {
  ...decisionHooks<Message>({
    table: 'messages',
    mail: 'message',
    async publish({ id, dp }, req) {
      const { photos, name, ...sender } = await senderOfMessage(id, req);
      if (!agreesToPublish('messages', sender)) throw refusalFor(req, 'notAgreed');
      if (dp) return {};
      return { dp: await publishPhoto(photos, name, req) };
    },
    async readSender(id, req) {
      const { email, reference, name } = await senderOfMessage(id, req);
      return { email, reference, name };
    },
    pagePath: (_message, req) => homePath(req),
  }),
  afterDelete: [({ doc, req }) => deletePhotos(doc, req), deletePortrait],
};
