/**
 * The demo college fills every column of every data template.
 *
 * @long 60 s
 * @for cms/rehearsal demo duties
 */
import { readTemplate, templateIds } from '@college/cms/duties/evidence-templates.ts';
import { readEvidenceRecords } from '@college/cms/evidence-records/read-evidence-records.ts';
import { inTransaction } from '@college/cms/platform/database/transaction.ts';
import { addPicture } from '@college/cms/testing/content.ts';
import { patience, temporaryCms } from '@college/cms/testing/temporary-cms.ts';
import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { readContent } from './content.ts';
import { type Known, openMarkdown } from './record.ts';
import { inBulk, writeRecord } from './write.ts';

let payload: Payload;

const collections: CollectionSlug[] = [
  'departments',
  'employees',
  'mous',
  'add-on-courses',
  'pass-figures',
  'admission-figures',
  'e-governance',
];

beforeAll(async () => {
  payload = await temporaryCms();
  const { id: file } = await addPicture(payload, 'proof.jpg');
  const departments = new Map<string, number>();
  // Any name of a file is this one.
  const everyFile = Object.assign(new Map<string, number>(), { get: () => file });
  const references: Known = {
    today: '2026-11-26',
    words: {},
    ids: { departments, media: everyFile, 'site-pages': new Map() },
    markdown: openMarkdown(),
  };
  const content = await readContent();
  await inTransaction(payload, async (req) => {
    for (const slug of collections)
      for (const record of content.get(slug) ?? []) {
        const id = await writeRecord(slug, record, { known: references, write: inBulk, req });
        if (slug === 'departments' && id) departments.set(String(record.dept_code), id);
      }
  });
  // Nobody in the demo has a PAN.
  await payload.create({
    collection: 'employees',
    data: { name: 'Rina Das', type: 'FACULTY', pan: 'AAAPA0000A', _status: 'published' },
  });
}, patience);

it('every column of every template is filled by a record', { timeout: patience }, async () => {
  const empty: string[] = [];
  for (const sheet of templateIds()) {
    const records = await readEvidenceRecords(payload, sheet);
    // The workbook numbers the rows itself.
    for (const { id } of readTemplate(sheet).columns)
      if (id !== 'serial' && !records.some(({ cells }) => cells[id])) empty.push(`${sheet}: ${id}`);
  }
  expect(empty).toEqual([]);
});
