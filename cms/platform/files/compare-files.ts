/** Compares database rows and stored files: each must have the other. */
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import { type FileRecord, namesOf } from './file-collection.ts';
import { storage } from './storage.ts';
import { folders } from './storage-types.ts';

/** Collections of files. Share pictures have no rows, because a missing one is drawn again. */
const collections = { [folders.media]: 'media', [folders.photos]: 'submitted-photos' } as const;

export interface Differences {
  /** Keys named by a row but missing in the storage, with the row. */
  rowsWithoutFile: string[];
  filesWithoutRow: string[];
}

export async function compareFiles(payload: Payload): Promise<Differences> {
  const differences: Differences = { rowsWithoutFile: [], filesWithoutRow: [] };
  for (const folder of [folders.media, folders.photos])
    await compareFolder(folder, payload, differences);
  return differences;
}

async function compareFolder(
  folder: keyof typeof collections,
  payload: Payload,
  differences: Differences,
) {
  /** Looks again, because files may change during the comparison. */
  const isStored = async (name: string) => (await storage.find(`${folder}/${name}`)) !== undefined;
  const storedNames = new Set(await storage.list(folder));
  const namesOfRows = new Set<string>();
  const collection = collections[folder];
  const { docs } = await payload.find({
    collection,
    trash: true,
    pagination: false,
    limit: 0,
    ...asSystem,
  });
  for (const row of docs as FileRecord[])
    for (const name of namesOf(row)) {
      namesOfRows.add(name);
      if (!storedNames.has(name) && !(await isStored(name)))
        differences.rowsWithoutFile.push(`${folder}/${name} (${collection}, number ${row.id})`);
    }
  for (const name of storedNames)
    if (!namesOfRows.has(name) && (await isStored(name)))
      differences.filesWithoutRow.push(`${folder}/${name}`);
}
