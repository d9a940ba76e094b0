/** Public PDFs that not everybody can read, with the office that shows each. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { asSystem, qualityTypes } from '../../access.ts';
import { idOf } from '../../id-of.ts';
import type { Media } from '../../payload-types.ts';
import { anyCollection } from '../database/any-collection.ts';
import { rowsOf } from '../database/statements.ts';
import { publicFilesOf } from '../references/visibility.ts';

/** Upper bound of documents that are looked at. The newest come first. */
const MOST_DOCUMENTS = 1000;

/** Barriers in documents, the worst first. */
export const barriers = ['scan', 'unreadable', 'untagged', 'untitled'] as const;
export type Barrier = (typeof barriers)[number];

export interface InaccessibleDocument extends Pick<Media, 'id' | 'filename' | 'alt'> {
  barrier: Barrier;
  /** The id of a department, the cell for quality assurance, or the college. */
  office: number | 'quality' | 'college';
}

export async function readInaccessibleDocuments(payload: Payload): Promise<InaccessibleDocument[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { accessibility: { in: [...barriers] } },
    select: { filename: true, alt: true, accessibility: true },
    sort: '-id',
    limit: MOST_DOCUMENTS,
    pagination: false,
    depth: 0,
    ...asSystem,
  });
  const publicFiles = await publicFilesOf(
    docs.map(({ id }) => id),
    payload,
  );
  const offices = await officesOf([...publicFiles], payload);
  return docs
    .filter(({ id }) => publicFiles.has(id))
    .map(({ accessibility, ...file }) => ({
      ...file,
      barrier: accessibility as Barrier,
      office: offices.get(file.id) ?? 'college',
    }))
    .sort((a, b) => barriers.indexOf(a.barrier) - barriers.indexOf(b.barrier));
}

/** The office of each file: that of the first record with a department, or of the cell, that shows it. */
async function officesOf(
  files: number[],
  payload: Payload,
): Promise<Map<number, InaccessibleDocument['office']>> {
  const offices = new Map<number, InaccessibleDocument['office']>();
  if (files.length === 0) return offices;
  const uses = await rowsOf(
    payload,
    sql`SELECT DISTINCT target_key, source, source_id FROM uses
        WHERE target = 'media' AND draft = ${false} AND target_key IN
          (${sql.join(
            files.map((file) => sql`${String(file)}`),
            sql`, `,
          )})`,
  );
  for (const [source, named] of Map.groupBy(uses, (use) => String(use.source))) {
    const fields = payload.collections[source as CollectionSlug]?.config.flattenedFields ?? [];
    const names = fields.map(({ name }) => name);
    const { docs } = names.includes('department')
      ? await anyCollection(payload).find({
          collection: source as CollectionSlug,
          where: { id: { in: named.map(({ source_id }) => Number(source_id)) } },
          select: { department: true, ...(names.includes('type') && { type: true }) },
          pagination: false,
          depth: 0,
          ...asSystem,
        })
      : { docs: [] };
    const records = new Map(docs.map((record) => [record.id, record]));
    for (const { target_key, source_id } of named) {
      const record = records.get(Number(source_id));
      const isQuality =
        source.startsWith('evidence-') || qualityTypes.includes(String(record?.type));
      const office =
        idOf(record?.department as number | null) ?? (isQuality ? 'quality' : undefined);
      if (office !== undefined) offices.set(Number(target_key), office);
    }
  }
  return offices;
}
