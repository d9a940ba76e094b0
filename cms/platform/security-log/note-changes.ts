/**
 * Writes to the security log who created, changed, published, deleted or read a record. Every
 * collection and global that somebody can change in the admin passes through it (config-steps.ts).
 */
import { asRecord } from '@college/contract/as-record';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionConfig,
  CollectionSlug,
  FlattenedField,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  RequestContext,
} from 'payload';
import { isStaff, nobody } from '../../access.ts';
import { afterTransaction } from '../../patches/after-commit.ts';
import { rowsOf } from '../database/statements.ts';
import { currentRequest } from '../http/request-context.ts';
import { isShownBelowDraft } from '../revision/website-change.ts';
import { type FieldChange, noteSecurity, SERVER, type SecurityEvent } from './security-log.ts';

/**
 * Collections with data of persons, whose readers are written, too. Lines about them have no title
 * and no values, because the data can be deleted at the wish of the person, and the log cannot.
 */
const personal: readonly string[] = [
  'visitor-notes',
  'alumni-registrations',
  'messages',
  'submitted-photos',
  'alumni',
] satisfies CollectionSlug[];

/** True for a list whose exports and readers concern persons. */
const isPersonal = (list: string): boolean => personal.includes(list);

/** Characters of a title or value, and fields of a line. */
const LONGEST_TEXT = 200;
const MOST_FIELDS = 30;

/** Fields whose values are in no log. */
const secret = /password|hash|salt|token|secret|session/i;
/** Fields that have lines of their own (cms/platform/sign-in/account-log.ts), and those that the event tells. */
const notNamed = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'],
  ...['saved_by', 'handed_in_at'],
]);
const ownLines: Partial<Record<string, readonly string[]>> = { users: ['role', 'email'] };

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return text === '""' ? '' : text.slice(0, LONGEST_TEXT);
};

/** A value with ids instead of the records that Payload put in their place. */
function withoutRecords(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutRecords) : null;
  if (value === null || typeof value !== 'object') return value ?? null;
  if ('id' in value && typeof value.id === 'number') return value.id;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined && part !== null);
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutRecords(part)]));
}

const isNamed = (field: FlattenedField): boolean =>
  !notNamed.has(field.name) &&
  !secret.test(field.name) &&
  !asRecord(asRecord(field).admin).hidden &&
  field.type !== 'join' &&
  !('virtual' in field && field.virtual);

/** The fields in which two states of a record differ, with their values where no version holds them. */
function changedFields(
  fields: readonly FlattenedField[],
  doc: unknown,
  previousDoc: unknown,
  withValues: boolean,
): FieldChange[] {
  const [after, before] = [asRecord(doc), asRecord(previousDoc)];
  const changes: FieldChange[] = [];
  for (const field of fields.filter(isNamed)) {
    // Payload leaves out fields that the account may not read.
    if (!Object.hasOwn(after, field.name)) continue;
    const [from, to] = [before[field.name], after[field.name]].map(withoutRecords);
    if (JSON.stringify(from) === JSON.stringify(to)) continue;
    changes.push({ field: field.name, ...(withValues && { from: short(from), to: short(to) }) });
  }
  return changes.slice(0, MOST_FIELDS);
}

/** The account that does something. Undefined for visitors, who are in no log. */
function accountOf({ user }: PayloadRequest): string | undefined {
  if (user) return user.email;
  const request = currentRequest();
  return request ? request.account : SERVER;
}

/** Writes a line after the transaction of the request is committed. */
export const noteAfterCommit = (
  req: PayloadRequest,
  event: SecurityEvent,
  account: string,
  details: Parameters<typeof noteSecurity>[2],
): Promise<void> => afterTransaction(req, { kept: () => noteSecurity(event, account, details) });

interface SavedState {
  /** Ids of the version before, and of the one that was saved. */
  from?: string;
  to?: string;
  /** True if visitors see the record. */
  isPublic: boolean;
}

/** Reads the newest two versions, and the state that visitors see, in one statement. */
async function savedState(
  req: PayloadRequest,
  { slug, versions }: { slug: string; versions?: unknown },
  id?: number,
): Promise<SavedState> {
  if (!versions) return { isPublic: true };
  const table = slug.replaceAll('-', '_');
  const hasDrafts = Boolean(asRecord(versions).drafts);
  const state = hasDrafts
    ? sql`(SELECT _status FROM ${sql.identifier(table)} WHERE id = ${id})`
    : sql`'published'`;
  const ofRecord = id === undefined ? sql`` : sql`WHERE parent_id = ${id}`;
  const rows = await rowsOf(
    req.payload,
    sql`SELECT id, ${state} AS state FROM ${sql.identifier(`_${table}_v`)} ${ofRecord} ORDER BY id DESC LIMIT 2`,
    req,
  );
  const [to, from] = rows.map((row) => String(row.id));
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    isPublic: rows[0]?.state === 'published',
  };
}

/** Names the event of a save, as people call it. */
function eventOf(change: {
  doc: Record<string, unknown>;
  previousDoc: Record<string, unknown>;
  operation: 'create' | 'update';
  wasPublic: boolean;
  isPublic: boolean;
  context: RequestContext;
}): SecurityEvent {
  const { doc, previousDoc, operation, wasPublic, isPublic, context } = change;
  const changed = (name: string) => doc[name] !== undefined && doc[name] !== previousDoc[name];
  if (operation === 'create') return 'create';
  if (doc.deletedAt && !previousDoc.deletedAt) return 'delete';
  if (!doc.deletedAt && previousDoc.deletedAt) return 'restore';
  if (context.isRestoringVersion) return 'restore-version';
  if (changed('status') && doc.status === 'approved') return 'approve';
  if (changed('status') && doc.status === 'rejected') return 'return';
  if (doc._status === 'published') {
    if (previousDoc.handed_in_at) return 'approve';
    return previousDoc._status === 'published' ? 'change' : 'publish';
  }
  if (changed('handed_back') && doc.handed_back) return 'return';
  if (changed('handed_in_at') && doc.handed_in_at) return 'hand-in';
  return doc._status === 'draft' && wasPublic && !isPublic ? 'unpublish' : 'change';
}

const titleOf = (
  { slug, admin }: { slug: string; admin: { useAsTitle?: string } },
  doc: unknown,
): { title?: string } => {
  const title: unknown = asRecord(doc)[admin.useAsTitle ?? 'id'];
  return isPersonal(slug) || typeof title !== 'string' ? {} : { title: short(title) };
};

const noteChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { flattenedFields, slug, versions } = collection;
  const isOfAccounts = slug === 'users';
  const account = accountOf(req);
  if (account === undefined || (isOfAccounts && operation === 'create')) return;
  const record = Number(doc.id);
  const wasPublic =
    previousDoc?._status === 'published' || isShownBelowDraft(context, slug, record);
  const { isPublic, ...ids } = await savedState(req, { slug, versions }, record);
  const event = eventOf({
    ...{ doc, previousDoc: asRecord(previousDoc), operation, context },
    ...{ wasPublic, isPublic },
  });
  const isListed = ({ name }: FlattenedField) => !ownLines[slug]?.includes(name);
  const fields =
    operation === 'create'
      ? []
      : changedFields(
          flattenedFields.filter(isListed),
          doc,
          previousDoc,
          !versions && !isPersonal(slug),
        );
  // A change of the role or address alone has its own line.
  if (isOfAccounts && fields.length === 0) return;
  await noteAfterCommit(req, event, account, {
    list: slug,
    record,
    ...titleOf(collection, doc),
    ...ids,
    fields,
  });
};

const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const account = accountOf(req);
  if (account === undefined) return;
  await noteAfterCommit(req, 'delete-for-good', account, {
    ...{ list: collection.slug, record: Number(id) },
    ...titleOf(collection, doc),
  });
};

const noteChangeOfGlobal: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const account = accountOf(req);
  if (account === undefined) return;
  const { flattenedFields, slug, versions } = global;
  const { isPublic: _, ...ids } = await savedState(req, { slug, versions });
  const fields = changedFields(flattenedFields, doc, previousDoc, !versions);
  await noteAfterCommit(req, 'change', account, { list: slug, ...ids, fields });
};

/** Notes that an account read a record, or records of a list. */
const noteReading: CollectionAfterOperationHook = async (answered) => {
  const { collection, operation, overrideAccess, req, result } = answered;
  if (overrideAccess !== false || !isStaff(req)) return result;
  const list = collection.slug;
  const { docs, id } = asRecord(result);
  if (operation === 'findByID' && typeof id === 'number')
    await noteSecurity('read', req.user.email, { list, record: id });
  if (operation === 'find' && Array.isArray(docs) && docs.length > 0)
    await noteSecurity('read', req.user.email, { list, count: docs.length });
  return result;
};

/** False for tables of the backend, and for lists that only jobs write. */
const canBeChanged = ({ access }: CollectionConfig): boolean =>
  access?.update !== nobody || access?.delete !== nobody;

/** Writes to the security log what happens to the records of a collection. */
export function withSecurityLog(collection: CollectionConfig): CollectionConfig {
  if (!canBeChanged(collection)) return collection;
  const { hooks, slug } = collection;
  const { afterChange = [], afterDelete = [], afterOperation = [] } = hooks ?? {};
  return {
    ...collection,
    hooks: {
      ...hooks,
      // First, because others forget what visitors saw before the change.
      afterChange: [noteChange, ...afterChange],
      afterDelete: slug === 'users' ? afterDelete : [...afterDelete, noteDeletion],
      afterOperation: isPersonal(slug) ? [...afterOperation, noteReading] : afterOperation,
    },
  };
}

/** Writes to the security log who changes a global. */
export function withSecurityLogOfGlobal(global: GlobalConfig): GlobalConfig {
  if (global.access?.update === nobody) return global;
  const { afterChange = [] } = global.hooks ?? {};
  return {
    ...global,
    hooks: { ...global.hooks, afterChange: [...afterChange, noteChangeOfGlobal] },
  };
}
