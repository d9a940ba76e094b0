import type { FileText } from '@college/contract/entities';
import { cutFileText, partWith } from '@college/contract/file-text';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import type { DocumentText } from '../../payload-types.ts';
import { publicFileNumber } from '../../platform/files/public-files.ts';
import type { PageText } from '../../platform/tables.ts';
import { documentsShown } from '../../search/index/candidates.ts';
import type { Handler } from '../handler.ts';
import { filesOf, withRelated } from '../related.ts';

export const getfiletext: Handler<'getfiletext'> = async ({ path, page, piece }, context) => {
  const id = await publicFileNumber(path, context.payload);
  const stored = id === undefined ? undefined : await readFileText(id, context.payload);
  const [file] = await withRelated(context, (related) => filesOf(id, related));
  if (!stored || !file) return 0;
  const { read: source, page_count, pages } = stored;
  const parts = cutFileText(((pages ?? []) as PageText[]).map(presentPage));
  const part = parts[partWith(parts, page, piece)];
  if (!part) return 0;
  return {
    file,
    read: source ?? 'text',
    page_count: page_count ?? 0,
    pages: part.pages,
    ranges: parts.map(({ first, last, piece }) => ({ first, last, piece })),
  };
};

/** Files with searchable text. The search index knows until when each is public. */
export const getfileswithtext: Handler<'getfileswithtext'> = async ({ limit, page }, context) => {
  const { payload } = context;
  const files = await documentsShown({ limit, page }, payload);
  if (files.length === 0) return [];
  const all = { limit: files.length, pagination: false, depth: 0 } as const;
  const [media, texts] = await Promise.all([
    payload.find({
      ...all,
      collection: 'media',
      where: { id: { in: files } },
      select: { address: true },
      ...asSystem,
    }),
    payload.find({
      ...all,
      collection: 'document-texts',
      where: { file: { in: files } },
      select: { file: true, updatedAt: true },
      ...asSystem,
    }),
  ]);
  const addresses = new Map(media.docs.map(({ id, address }) => [id, address]));
  return texts.docs.flatMap(({ file, updatedAt }) => {
    const path = addresses.get(file);
    return path ? [{ path, updated_at: updatedAt }] : [];
  });
};

async function readFileText(file: number, payload: Payload): Promise<DocumentText | undefined> {
  const { docs } = await payload.find({
    collection: 'document-texts',
    where: { and: [{ file: { equals: file } }, { state: { equals: 'read' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    ...asSystem,
  });
  return docs[0];
}

const presentPage = ({ number, text }: PageText): FileText['pages'][number] => ({
  number,
  parts: text.split(/\n\s*\n/).map((part) => {
    const heading = /^# (.*)$/s.exec(part.trim());
    return { type: heading ? 'heading' : 'text', text: heading?.[1] ?? part.trim() };
  }),
});
