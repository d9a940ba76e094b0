/**
 * Refuses to save a form over a newer version. Every form of the admin sends the `updatedAt` of the version that it shows, so
 * one rule covers all collections and globals. A request without `updatedAt` changes only what it names and is not compared.
 */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import {
  type AfterErrorHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type CollectionSlug,
  type GlobalBeforeValidateHook,
  type GlobalConfig,
  type GlobalSlug,
  getLatestCollectionVersion,
  type PayloadRequest,
} from 'payload';
import { isPostgres, rowsOf } from '../database/statements.ts';
import { refusalAnswer } from '../http/refuse.ts';
import { refusalFor } from '../refusal-for.ts';
import type { Saved } from './first-version.ts';

/** The hidden field of each form that holds the time of its version. A refusal names it, and the form compares both versions. */
export const VERSION_FIELD = 'updatedAt';

type Versioned = Partial<Pick<Saved, 'updatedAt'>>;

/** Throws a `Refusal` unless the submitted version is the newest. `newest` reads it, after other saves of this record. */
async function refuseOlder(
  data: Versioned | undefined,
  original: Versioned | undefined,
  record: string,
  { req, newest }: { req: PayloadRequest; newest: () => Promise<Versioned | undefined> },
): Promise<void> {
  const submitted = data?.updatedAt;
  if (req.payloadAPI !== 'REST' || req.context.isRestoringVersion || !submitted) return;
  let latest = original;
  // On SQLite saves wait for each other before they read the record.
  if (isPostgres(req.payload)) {
    await rowsOf(req.payload, sql`SELECT pg_advisory_xact_lock(hashtext(${record}))`, req);
    latest = await newest();
  }
  if (Date.parse(submitted) < Date.parse(latest?.updatedAt ?? ''))
    throw refusalFor(req, 'newerVersion', {}, VERSION_FIELD);
}

const compare: CollectionBeforeValidateHook = async ({
  collection: config,
  data,
  operation,
  originalDoc,
  req,
}) => {
  // The link of a mail sets a password without the account as it was.
  if (operation !== 'update' || !originalDoc) return data;
  const { payload } = req;
  const collection = config.slug as CollectionSlug;
  const { id } = originalDoc;
  const query = { collection, where: { id: { equals: id } } };
  await refuseOlder(data, originalDoc, `${collection} ${id}`, {
    req,
    newest: () => getLatestCollectionVersion<Saved>({ id, config, payload, query, req }),
  });
  return data;
};

const compareGlobal: GlobalBeforeValidateHook = async ({ data, global, originalDoc, req }) => {
  const slug = global.slug as GlobalSlug;
  await refuseOlder(data, originalDoc, slug, {
    req,
    newest: () => req.payload.db.findGlobal<Partial<Saved>>({ slug, req }),
  });
  return data;
};

/** Before the hooks of the collection, which may change other records. */
export const withNewestVersion = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeValidate: [compare, ...(collection.hooks?.beforeValidate ?? [])],
  },
});

export const withNewestVersionOfGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeValidate: [compareGlobal, ...(global.hooks?.beforeValidate ?? [])],
  },
});

const LOCKED = 423;

/** Error hook for a change of a record that somebody else is editing. Payload's message names only a number, in English. */
export const answerLocked: AfterErrorHook = ({ error, req }) => {
  if (!('status' in error && error.status === LOCKED)) return undefined;
  const refusal = refusalFor(req, 'lockTaken', {}, VERSION_FIELD);
  return { status: refusal.status, response: refusalAnswer(refusal, req.i18n.language) };
};
