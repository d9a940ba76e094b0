/** Fills an empty database with the college in `content/`. */
import { runCertification } from '@college/cms/certification-runs/runs.ts';
import { renameBelowReport } from '@college/cms/content/quality/rename-below-report.ts';
import { inTransaction } from '@college/cms/platform/database/transaction.ts';
import { adoptPolicies } from '@college/cms/policies/adopt-policies.ts';
import { readSignatories } from '@college/cms/policies/signatories.ts';
import { clearContent } from '@college/cms/staff-api/set-up/clear.ts';
import { today } from '@college/cms/time-zone/dates.ts';
import { policyKinds } from '@college/contract/policies';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { type Data, readContent, readWords } from './content.ts';
import type { Day } from './days.ts';
import { sendPhoto, uploadFiles } from './media.ts';
import { dayOf, type Known, openMarkdown } from './record.ts';
import { asEditors, inBulk, writeGlobal, writeRecord } from './write.ts';

export async function fillCollege(payload: Payload, report: (line: string) => void): Promise<void> {
  const content = await readContent();
  const references: Known = {
    today: today(),
    words: await readWords(),
    ids: { departments: new Map(), media: new Map(), 'site-pages': new Map() },
    markdown: openMarkdown(),
  };
  const {
    media = [],
    departments = [],
    'site-pages': sitePages = [],
    ...others
  } = Object.fromEntries(content);
  await uploadFiles(payload, media, references, report);
  // First, because the other records refer to departments.
  await writeAll(payload, 'departments', departments, references);
  await writeAll(payload, 'site-pages', sitePages, references);
  for (const [slug, records] of Object.entries(others)) {
    report(`demo: ${slug}`);
    if (Object.hasOwn(payload.collections, slug))
      await writeAll(payload, slug as CollectionSlug, records, references);
    else
      for (const record of records)
        await writeGlobal(slug as GlobalSlug, record, references, payload);
  }
  await adoptAllPolicies(payload);
  // The page of the quality would otherwise be empty until the first night.
  await runCertification(payload);
}

/** Adopts the policies in the name of the Web Information Manager, because their texts are made from the settings of the college. */
async function adoptAllPolicies(payload: Payload): Promise<void> {
  const signatories = await readSignatories(payload, []);
  const inEachLanguage = (text: 'name' | 'designation') =>
    Object.fromEntries(signatories.map((signatory) => [signatory.locale, signatory[text]]));
  await adoptPolicies(
    {
      ...{ kinds: policyKinds, on: today() },
      ...{ by: inEachLanguage('name'), designation: inEachLanguage('designation') },
    },
    { payload, user: null },
  );
}

/** Records per transaction, because a transaction blocks all other writers of SQLite. */
const BATCH = 100;
/** Collections with many records or rows, which are written in bulk to save time. */
const many = new Set<CollectionSlug>([
  'albums',
  'alumni',
  'department-files',
  'departments',
  'employees',
  'evidence-groups',
  'notices',
]);

async function writeAll(
  payload: Payload,
  slug: CollectionSlug,
  records: readonly Data[],
  references: Known,
): Promise<void> {
  const sorted = records.toSorted((a, b) =>
    dayOf(a, references.today).localeCompare(dayOf(b, references.today), 'en'),
  );
  const write = many.has(slug) ? inBulk : asEditors;
  for (let start = 0; start < sorted.length; start += BATCH) {
    const part = await Promise.all(
      sorted
        .slice(start, start + BATCH)
        .map((record) => withPhotos(payload, record, references.today)),
    );
    await inTransaction(payload, async (req) => {
      for (const record of part) {
        const id = await writeRecord(slug, record, { known: references, write, req });
        if (slug === 'evidence-groups' && id) await renameBelowReport(payload, id, req);
        if (slug === 'departments' && id)
          references.ids.departments.set(String(record.dept_code), id);
        if (slug === 'site-pages' && id) references.ids['site-pages'].set(String(record.path), id);
      }
    });
  }
}

/** Adds private photos to records of the inbox. */
async function withPhotos(payload: Payload, record: Data, today: Day): Promise<Data> {
  const { photos, reference } = record;
  if (!Array.isArray(photos)) return record;
  const ids: number[] = [];
  for (const name of photos)
    ids.push(await sendPhoto(payload, String(name), String(reference), today));
  return { ...record, photos: ids };
}

/**
 * Deletes the remains of an interrupted filling. Safe only before the first account exists, because
 * nobody can have written content.
 */
export async function clearUnfinished(payload: Payload): Promise<void> {
  await clearContent(payload);
  // Their queued mails are deleted too, so none is ever sent.
  await payload.db.deleteMany({ collection: 'file-addresses', where: { id: { exists: true } } });
}
