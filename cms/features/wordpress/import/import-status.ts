/** State of a WordPress import, and the contents of its export before the import. */
import type { Payload } from 'payload';
import { asSystem } from '../../../access.ts';
import { type ImportStatus, progressOf, statusOf } from '../../../import/import-job.ts';
import type { Import } from '../../../payload-types.ts';
import { isOverLimit, isProgramFailed } from '../../../platform/decoders/limited.ts';
import { isRefusal, Refusal } from '../../../platform/refusal.ts';
import { refusals } from '../words/refusals.ts';
import { type Inventory, takeInventory } from './inventory.ts';
import { guessFor, guessMenu, importMapping, type Mapping } from './mapping.ts';
import { openMedia } from './media.ts';
import { fileOf, sizeOf } from './upload-store.ts';

export interface WordPressStatus extends ImportStatus {
  /** Contents of the export, before the import. */
  contents?: ExportContents;
}

export interface ExportContents {
  address: string;
  posts: number;
  pages: number;
  files: number;
  /** Number of uploaded files. */
  given: number;
  /** True if the export is complete. */
  isWhole: boolean;
  /** Main menu for pages; '' for none. */
  menu: string;
  /** Entries at the top of the old menu, with the menu for their pages. */
  menus: { name: string; pages: number; target: string }[];
  /** True if the choices come from an earlier import of this website. */
  isRemembered: boolean;
  /** `target` is the choice of an earlier import or our suggestion; '' for none. */
  categories: { slug: string; name: string; posts: number; target: string }[];
  authors: { login: string; name: string; posts: number }[];
}

/** Throws a `Refusal` if the file is not a WordPress export. */
export async function wordPressStatus(payload: Payload, doc: Import): Promise<WordPressStatus> {
  const status = statusOf(doc);
  if (doc.state !== 'read') return status;
  return { ...status, contents: await exportContents(payload, doc.id) };
}

async function exportContents(payload: Payload, id: number): Promise<ExportContents> {
  if ((await sizeOf(id, 'export')) === 0) throw new Refusal(refusals.filesGone);
  const inventory = await takeInventory(fileOf(id, 'export'));
  if (!inventory.isExport) throw new Refusal(refusals.noExport);
  const last = await lastMapping(payload, inventory.address);
  return { ...contentsOf(inventory, last), given: await countGivenFiles(id, inventory) };
}

/** Choices of the latest import of the same website. */
async function lastMapping(payload: Payload, address: string): Promise<Mapping | undefined> {
  const { docs } = await payload.find({
    collection: 'imports',
    where: { kind: { equals: 'wordpress' } },
    sort: '-createdAt',
    limit: 50,
    ...asSystem,
  });
  const last = docs.find((doc) => doc.mapping && progressOf(doc).origin === address);
  return last && importMapping.readIfKnown(last);
}

function contentsOf(
  { address, types, attachments, isWhole, menu, ...inventory }: Inventory,
  last: Mapping | undefined,
) {
  const { categories, posts, authors } = inventory;
  return {
    ...{ address, isWhole, files: attachments.size },
    menu: last?.menu ?? '',
    menus: [...menu.tops].map(([name, pages]) => ({
      ...{ name, pages },
      target: last?.menus?.[name] ?? guessMenu(name),
    })),
    isRemembered: last !== undefined,
    posts: types.get('post') ?? 0,
    pages: types.get('page') ?? 0,
    categories: [...categories].map(([slug, { name, posts: count }]) => {
      const target = last?.categories[slug] ?? guessFor(slug, name);
      return { slug, name, posts: count, target: target === '?' ? '' : target };
    }),
    authors: [...posts].map(([login, count]) => ({
      login,
      name: last?.authors[login] ?? authors.get(login) ?? '',
      posts: count,
    })),
  };
}

async function countGivenFiles(id: number, { attachments }: Inventory): Promise<number> {
  if ((await sizeOf(id, 'media')) === 0) return 0;
  const media = await openMedia({ given: fileOf(id, 'media') }).catch((error: unknown) => {
    const isBroken = isRefusal(error) || isOverLimit(error) || isProgramFailed(error);
    throw isBroken ? new Refusal(refusals.zipUnreadable) : error;
  });
  const count = [...attachments.values()].filter(({ url }) => media.has(url)).length;
  media.close();
  return count;
}
