/**
 * Stops teachers from publishing files of others by guessing ids. A file becomes public when public
 * content refers to it, so a teacher's profile may refer only to their own uploads and to public
 * files.
 */

import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest } from 'payload';
import { isTeacher } from '../../access.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import type { Target } from '../../platform/references/address-targets.ts';
import { targetsIn } from '../../platform/references/targets.ts';
import { isFilePublic } from '../../platform/references/visibility.ts';
import { readSaved } from '../../platform/references/write-references.ts';
import { refusalFor } from '../../platform/refusal-for.ts';

/**
 * Checks the saved references in every language, also of drafts. An error rolls the transaction
 * back.
 */
export const refuseFilesOfOthers: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isTeacher(req)) return;
  const { published, draft } = await readSaved(collection.slug as CollectionSlug, doc.id, req);
  const before = await previousTargets(doc.id, req);
  const added = [published, draft]
    .flatMap((record) => targetsIn(collection.flattenedFields, record))
    .filter(({ collection: target, key }) => target === 'media' && !before.has(key));
  for (const target of added)
    if (!(await mayName(target, req))) throw refusalFor(req, 'fileOfOthers');
};

/**
 * Files that the profile referred to before this save. The references are updated after this hook.
 */
async function previousTargets(id: number, req: PayloadRequest): Promise<Set<string>> {
  const rows = await rowsOf(
    req.payload,
    sql`SELECT target_key FROM uses
        WHERE source = 'employees' AND source_id = ${id} AND target = 'media'`,
    req,
  );
  return new Set(rows.map(({ target_key }) => String(target_key)));
}

async function mayName({ key }: Target, req: PayloadRequest): Promise<boolean> {
  const named = key.startsWith('/')
    ? sql`CAST((SELECT file FROM file_addresses WHERE name = ${key.slice(1)}) AS INTEGER)`
    : sql`${Number(key)}`;
  const [file] = await rowsOf(
    req.payload,
    sql`SELECT id, uploaded_by_id FROM media WHERE id = ${named}`,
    req,
  );
  if (!file) return false;
  if (Number(file.uploaded_by_id) === req.user?.id) return true;
  return isFilePublic(Number(file.id), req.payload, req);
}
