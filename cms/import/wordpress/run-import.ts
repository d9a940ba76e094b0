/** The job behind an import of WordPress: brings what its export holds, or takes back what it made. */

import type { CollectionSlug, Payload } from 'payload';
import { asSystem } from '../../access.ts';
import type { Import } from '../../payload-types.ts';
import { labelIn } from '../../words/languages.ts';
import { say } from '../../words/say.ts';
import type { Counting, ImportReport } from '../import-report.ts';
import { openReport } from '../report.ts';
import { undoImportedRecords } from '../undo-records.ts';
import { progressOf } from './import-progress.ts';
import { importWordPress } from './import-wordpress.ts';
import { takeInventory } from './inventory.ts';
import type { Mapping } from './mapping.ts';
import { openMedia } from './media.ts';
import { readSitePages } from './site-pages.ts';
import { deleteUploads, fileOf, sizeOf } from './upload-store.ts';

/** Lines of a report that are kept: nobody reads more. */
const MOST_LINES = 1000;

/** `beat`: tells that the job lives. */
export async function runImport(
  payload: Payload,
  id: number,
  language: string,
  beat = async () => {},
): Promise<void> {
  const doc = await payload.findByID({
    ...asSystem,
    collection: 'imports',
    id,
    disableErrors: true,
  });
  const change = (data: Partial<Import>) =>
    payload.update({ ...asSystem, collection: 'imports', id, data });
  /** A job that was killed goes on: what it made before is of the same import. */
  const { origin, begun } = progressOf(doc);
  /** Written down now and then: each costs as much as a record. */
  const counting: Counting = (of) => {
    let done = 0;
    return async () => {
      done += 1;
      if (done % 10 === 0) await change({ progress: { origin, begun, done, of } });
      await beat();
    };
  };
  if (doc?.state === 'importing') {
    const report = await importExport(payload, doc, language, counting);
    const ended = new Date().toISOString();
    await change({ state: 'imported', report: { ...report, begun, ended } });
    await deleteUploads(id);
  }
  if (doc?.state === 'undoing') {
    const report = doc.report as unknown as ImportReport;
    const undone = await undoImportedRecords(payload, report, {
      ...{ counting, language },
      nameOf: (kind) => nameOf(payload, kind, language),
    });
    await change({ state: 'undone', report: { ...report, undone } });
  }
}

async function importExport(
  payload: Payload,
  { id, mapping }: Import,
  language: string,
  counting: Counting,
): Promise<Omit<ImportReport, 'begun' | 'ended'>> {
  const file = fileOf(id, 'export');
  const inventory = await takeInventory(file);
  const report = openReport(
    () => {},
    (kind) => nameOf(payload, kind, language),
  );
  const hasMedia = (await sizeOf(id, 'media')) > 0;
  const media = await openMedia({ given: hasMedia ? fileOf(id, 'media') : undefined });
  try {
    await importWordPress(
      payload,
      {
        ...{ file, inventory, media, language },
        mapping: mapping as unknown as Mapping,
        sitePages: await readSitePages(report, language),
        passed: counting(inventory.items.size + inventory.attachments.size),
      },
      report,
    );
  } finally {
    media.close();
  }
  const { came, left } = report.summary();
  const count = left.length - MOST_LINES;
  const more = {
    kind: 'WordPress',
    what: say(language, 'and {{count}} more', { count }),
    reason: say(language, 'The report shows the first {{most}} lines.', { most: MOST_LINES }),
  };
  const lines = [...left.slice(0, MOST_LINES), ...(count > 0 ? [more] : [])];
  return { origin: inventory.address, came, left: lines };
}

/** As the admin calls a kind of record. */
function nameOf({ collections }: Payload, kind: string, language: string): string {
  if (kind === 'wordpress') return 'WordPress';
  if (kind === 'text') return say(language, 'Text');
  if (!Object.hasOwn(collections, kind)) return say(language, 'File');
  return labelIn(language, collections[kind as CollectionSlug].config.labels.plural) || kind;
}
