/** Decides if a change of a record changes the website and so needs a new content revision. */
import { asRecord } from '@college/contract/as-record';
import type { CollectionBeforeChangeHook, CollectionSlug, RequestContext } from 'payload';

const isInBin = (record: unknown) => Boolean(asRecord(record).deletedAt);

/** True for drafts, undecided submissions and records in the recycle bin. */
const isHidden = (record: unknown): boolean => {
  const status = asRecord(record).status;
  return (
    isInBin(record) ||
    asRecord(record)._status === 'draft' ||
    status === 'pending' ||
    status === 'rejected'
  );
};

const isShown = (record: unknown): boolean => record !== null && !isHidden(record);

declare module 'payload' {
  interface RequestContext {
    /** Keys of records whose published version was visible before this save of a draft. */
    shownBelowDraft?: Set<string>;
  }
}
const keyOf = (slug: string, id: unknown) => `${slug} ${id}`;

/**
 * Notes if visitors see an older version of a draft, because `afterChange` gets only the newest.
 */
export const notePublishedVersion: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !isHidden(originalDoc) || !isHidden(data)) return;
  const { id } = originalDoc;
  const where = { id: { equals: id } };
  const slug = collection.slug as CollectionSlug;
  if (!isShown(await req.payload.db.findOne({ collection: slug, where, req }))) return;
  context.shownBelowDraft ??= new Set();
  context.shownBelowDraft.add(keyOf(slug, id));
};

/** True during a save of a draft if visitors saw an older version before it. */
export const isShownBelowDraft = (context: RequestContext, slug: string, id: number): boolean =>
  context.shownBelowDraft?.has(keyOf(slug, id)) ?? false;

interface Change {
  slug: string;
  doc: { id: number };
  previousDoc: unknown;
  operation: 'create' | 'update';
  /** The row of the collection after the save. */
  published: unknown;
  context: RequestContext;
}

/** True unless the record is a new file, or was hidden from visitors before the change and still is. */
export function changesWebsite(change: Change): boolean {
  const { slug, doc, previousDoc, operation, published, context } = change;
  const wasShownBelowDraft = context.shownBelowDraft?.delete(keyOf(slug, doc.id)) ?? false;
  // No page shows a new file before a record that uses it is saved, and each revision makes the site render its pages again.
  if (slug === 'media' && operation === 'create') return false;
  if (isInBin(doc) && !isInBin(previousDoc)) return true;
  if (wasShownBelowDraft && !isShown(published)) return true;
  return !(isHidden(doc) && (operation === 'create' || isHidden(previousDoc)));
}
