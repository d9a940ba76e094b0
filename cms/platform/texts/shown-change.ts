import type { CollectionAfterChangeHook } from 'payload';
import type { DocumentText } from '../../payload-types.ts';
import { isFilePublic } from '../references/visibility.ts';
import { moveRevision } from '../revision/revision.ts';

/** The part of a text that visitors can read. */
const visibleText = ({ state, pages }: Partial<DocumentText> = {}) =>
  state === 'read' ? JSON.stringify(pages) : '';

/**
 * Moves the content revision when the text of a public file changes. A file waiting to be read
 * changes nothing on the website.
 */
export const moveRevisionOfShownText: CollectionAfterChangeHook<DocumentText> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (visibleText(doc) === visibleText(previousDoc)) return;
  if (await isFilePublic(doc.file, req.payload, req)) await moveRevision(req);
};
