import type { CollectionAfterChangeHook } from 'payload';
import type { DocumentText } from '../../payload-types.ts';
import { isFileShown } from '../references/visibility.ts';
import { moveRevision } from '../revision/revision.ts';

/** What visitors can read of a file. */
const visibleText = ({ state, pages }: Partial<DocumentText> = {}) =>
  state === 'read' ? JSON.stringify(pages) : '';

/** A text that visitors see comes, changes or goes; that a file waits is no change of the website. */
export const moveRevisionOfShownText: CollectionAfterChangeHook<DocumentText> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (visibleText(doc) === visibleText(previousDoc)) return;
  if (await isFileShown(doc.file, req.payload, req)) await moveRevision(req);
};
