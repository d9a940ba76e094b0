import type { CollectionAfterChangeHook } from 'payload';
import { asSystem } from '../../access.ts';
import type { SitePage } from '../../payload-types.ts';

/** Kinds with words that stand among the pages, under their address without its slash. */
const worded: readonly unknown[] = ['text', 'tabs'];

/**
 * A new page that needs a text has an empty one, as a draft: whoever added it in the admin finds it there and writes. An
 * import brings the text itself.
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
