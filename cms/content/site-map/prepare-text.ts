import type { CollectionAfterChangeHook } from 'payload';
import { asSystem } from '../../access.ts';
import type { SitePage } from '../../payload-types.ts';

/** Kinds of pages whose text is a record in `pages`, found by the address without its slash. */
const worded: readonly unknown[] = ['text', 'tabs'];

/**
 * Creates an empty draft text for a new page in the admin, which its author can find and fill.
 * Imports bring their own text.
 */
export const prepareText: CollectionAfterChangeHook<SitePage> = async ({ doc, req }) => {
  if (!req.user || !worded.includes(doc.kind)) return;
  const page = doc.path.slice(1);
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { page: { equals: page } },
    req,
    ...asSystem,
  });
  if (totalDocs > 0) return;
  await req.payload.create({
    collection: 'pages',
    data: { page, title: doc.title ?? page, _status: 'draft' },
    draft: true,
    depth: 0,
    req,
    ...asSystem,
  });
};
