/**
 * Shows the real state of drafts in lists. Payload shows a draft as also published if it ever was,
 * even after it was unpublished.
 *
 * Upstream: none found
 * Until: cms/patches/lists/status.test.ts passes without it.
 */
import type { Payload, SanitizedConfig } from 'payload';
import { asSystem } from '../../access.ts';

export function showDraftState(sanitized: SanitizedConfig): void {
  for (const { fields } of sanitized.collections)
    for (const field of fields)
      if ('name' in field && field.name === '_status' && field.type === 'select')
        field.admin = {
          ...field.admin,
          components: {
            ...field.admin?.components,
            Cell: '/patches/lists/StatusCell.tsx#StatusCell',
          },
        };
}

type Shown = 'draft' | 'draftHasPublishedVersion' | 'published';

/** Key of Payload's text, below `version:`. */
export async function visibleStatus(
  { payload, collection }: { payload: Payload; collection: 'notices' },
  { id, _status }: { id: number; _status?: string | null },
): Promise<Shown> {
  if (_status !== 'draft') return 'published';
  const where = { id: { equals: id }, _status: { equals: 'published' } };
  const { totalDocs } = await payload.count({ collection, where, trash: true, ...asSystem });
  return totalDocs > 0 ? 'draftHasPublishedVersion' : 'draft';
}
