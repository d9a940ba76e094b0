/** Uploads the demo's files as an editor does. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asSystem } from '@college/cms/access.ts';
import { DEFAULT_LOCALE, locales } from '@college/contract/locales';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { type Data, folder } from './content.ts';
import { type Day, fillBlanks } from './days.ts';
import { printSheet, type Sheet } from './pdf.ts';
import { inLanguage, isData, type Known } from './record.ts';

/**
 * The content of a file: a drawn picture from `pictures/`, a generated document, or a file in
 * `files/`.
 */
async function bytesOf({ filename, alt, sheet }: Data, today: Day): Promise<Buffer> {
  const { name, ext } = path.parse(String(filename));
  if (sheet) return printSheet(sheetOn(today, String(alt), sheet as Omit<Sheet, 'title'>));
  const drawing = path.join(folder, 'pictures', `${name}.svg`);
  if (ext === '.jpg') return sharp(drawing).jpeg({ quality: 88 }).toBuffer();
  if (ext === '.png') return sharp(drawing).png({ palette: true, quality: 90 }).toBuffer();
  return readFile(path.join(folder, 'files', `${name}${ext}`));
}

/** A document with the dates of the day of filling in place of its placeholders. */
function sheetOn(today: Day, title: string, { lines, table, pages }: Omit<Sheet, 'title'>): Sheet {
  const fill = (text: string) => fillBlanks(text, { today, dated: today });
  return {
    title: fill(title),
    lines: lines.map(fill),
    ...(table && { table: table.map((row) => row.map(fill)) }),
    ...(pages && { pages }),
  };
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

async function fileOf(record: Data, today: Day) {
  const [name, data] = [String(record.filename), await bytesOf(record, today)];
  return { name, data, mimetype: types[path.extname(name)] ?? '', size: data.length };
}

async function upload(payload: Payload, record: Data, references: Known): Promise<void> {
  const fields = payload.collections.media.config.flattenedFields;
  const { filename, sheet: _sheet, text, ...own } = record;
  const { id, captions } = await payload.create({
    collection: 'media',
    depth: 0,
    data: inLanguage(DEFAULT_LOCALE, fields, own, references),
    file: await fileOf(record, references.today),
    locale: DEFAULT_LOCALE,
    // A transaction would block other writers while the picture is encoded.
    disableTransaction: true,
    ...asSystem,
  });
  references.ids.media.set(String(filename), id);
  if (typeof text === 'string') await correctText(payload, id, text);
  const translated = Object.entries(own).filter(([, value]) => isData(value));
  if (translated.length === 0) return;
  const inAll = translated.map(([name, value]) => [
    name,
    Object.fromEntries(
      locales
        .filter((locale) => isData(value) && value[locale])
        .map((locale) => [locale, inLanguage(locale, fields, { [name]: value }, references)[name]]),
    ),
  ]);
  // `update` would encode the sizes of the picture again.
  await payload.db.updateOne({
    collection: 'media',
    id,
    // Rows that are left out would be deleted.
    data: { captions, ...Object.fromEntries(inAll) },
    returning: false,
  });
}

/** Writes the text of a scan as the office corrects it. */
async function correctText(payload: Payload, file: number, text: string): Promise<void> {
  await payload.update({
    collection: 'document-texts',
    where: { file: { equals: file } },
    data: { state: 'read', read: 'person', page_count: 1, pages: [{ number: 1, text }] },
    ...asSystem,
  });
}

/** Uploads at the same time, because encoding leaves a second core idle half of the time. */
const AT_ONCE = 2;

export async function uploadFiles(
  payload: Payload,
  records: readonly Data[],
  references: Known,
  report: (line: string) => void,
): Promise<void> {
  const remaining = [...records];
  const worker = async () => {
    for (let record = remaining.shift(); record; record = remaining.shift()) {
      await upload(payload, record, references);
      report(`demo: ${records.length - remaining.length} of ${records.length} files`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Stores a photo as if sent by a visitor; `reference` is that of its submission. */
export async function sendPhoto(payload: Payload, filename: string, reference: string, today: Day) {
  const { id } = await payload.create({
    collection: 'submitted-photos',
    data: { sender: reference, taken_by: reference },
    file: { ...(await fileOf({ filename }, today)), name: `${reference}.jpg` },
    ...asSystem,
  });
  return id;
}
