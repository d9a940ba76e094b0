/** Background job of a WordPress import: imports an export or undoes the import. */

import type { Payload } from 'payload';
import {
  type Counting,
  countProgress,
  importTask,
  progressOf,
  readImport,
  saveReport,
  stateAfterUndo,
} from '../../../import/import-job.ts';
import {
  firstLines,
  type ImportReport,
  importReport,
  nameOfKind,
  openReport,
} from '../../../import/report.ts';
import { undoImportedRecords } from '../../../import/undo-records.ts';
import type { Import } from '../../../payload-types.ts';
import { importWordPress } from './import-wordpress.ts';
import { takeInventory } from './inventory.ts';
import { importMapping } from './mapping.ts';
import { openMedia } from './media.ts';
import { deleteUploads, fileOf, sizeOf } from './upload-store.ts';

/** The admin's name for a kind of record; items that became no record have the kind of this import. */
const nameIn = (payload: Payload, language: string) => (kind: string) =>
  kind === 'wordpress' ? 'WordPress' : nameOfKind(payload, kind, language);

export async function runImport(payload: Payload, id: number, language: string): Promise<void> {
  const doc = await readImport(payload, id);
  if (!doc) return;
  const counting = countProgress(payload, doc);
  if (doc.state === 'importing') {
    // A killed job continues: its earlier records belong to the same import.
    const { begun } = progressOf(doc);
    const came = await importExport(payload, doc, language, counting);
    const report = { ...came, begun, ended: new Date().toISOString() };
    await saveReport(payload, id, report, 'imported');
    await deleteUploads(id);
  }
  const before = importReport.read(doc);
  if (doc.state === 'undoing' && before) {
    const undone = await undoImportedRecords(payload, before, {
      ...{ counting, language },
      nameOf: nameIn(payload, language),
      canBeRepeated: true,
    });
    await saveReport(payload, id, { ...before, undone }, stateAfterUndo(undone));
  }
}

export const wordpressTask = importTask('wordpress', runImport, async (doc) => {
  await deleteUploads(doc.id);
  const { origin, begun } = progressOf(doc);
  if (doc.report || !origin) return {};
  // Records created before the error can be undone too.
  return { report: { origin, begun, ended: new Date().toISOString(), came: [], left: [] } };
});

async function importExport(
  payload: Payload,
  doc: Import,
  language: string,
  counting: Counting,
): Promise<Omit<ImportReport, 'begun' | 'ended'>> {
  const { id } = doc;
  const mapping = importMapping.read(doc);
  if (!mapping) throw new Error('An import of WordPress has no mapping.');
  const file = fileOf(id, 'export');
  const inventory = await takeInventory(file);
  const report = openReport(() => {}, nameIn(payload, language), language);
  const hasMedia = (await sizeOf(id, 'media')) > 0;
  const media = await openMedia({ given: hasMedia ? fileOf(id, 'media') : undefined });
  try {
    await importWordPress(
      payload,
      {
        ...{ file, inventory, media, language },
        mapping,
        passed: counting(inventory.items.size + inventory.attachments.size),
      },
      report,
    );
  } finally {
    media.close();
  }
  const { came, left } = report.summary();
  return { origin: inventory.address, came, left: firstLines(left, 'WordPress', language) };
}
