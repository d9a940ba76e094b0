import type { Payload } from 'payload';
import { draw, type PictureName, pictureNames, pictures } from '../art/pictures.ts';
import { type DocumentName, documentNames, documents } from '../pdf/documents.ts';
import { printSheet } from '../pdf/sheet.ts';
import type { Text } from '../text.ts';
import { walk } from '../video/walk.ts';

interface File {
  name: string;
  data: Buffer;
  mimetype: string;
}

async function keep(payload: Payload, { name, data, mimetype }: File, alt: Text): Promise<number> {
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: alt.en },
    file: { name, data, mimetype, size: data.length },
    locale: 'en',
    depth: 0,
    // A transaction would hold the database's one writer while a picture is encoded.
    disableTransaction: true,
  });
  if (alt.as) {
    await payload.db.updateOne({
      collection: 'media',
      id,
      data: { alt: { en: alt.en, as: alt.as } },
      returning: false,
    });
  }
  return id;
}

async function keepPicture(payload: Payload, name: PictureName) {
  const { fileName, data, mimetype } = await draw(name);
  return keep(payload, { name: fileName, data, mimetype }, pictures[name].alt);
}

async function keepDocument(payload: Payload, name: DocumentName) {
  const data = await printSheet(documents[name]);
  return keep(payload, { name, data, mimetype: 'application/pdf' }, { en: documents[name].title });
}

export async function writeVideo(payload: Payload): Promise<number> {
  const file = { name: 'college-walk.webm', data: await walk(), mimetype: 'video/webm' };
  return keep(payload, file, { en: 'A short silent walk through the college' });
}

/** Pictures in pairs: encoding one leaves a second core idle half of the time. */
const atOnce = 2;

export async function writeFiles(payload: Payload, report: (line: string) => void) {
  const ids = new Map<PictureName | DocumentName, number>();
  for (const name of documentNames) ids.set(name, await keepDocument(payload, name));
  const waiting = [...pictureNames];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      ids.set(name, await keepPicture(payload, name));
      report(`demo: ${ids.size} of ${pictureNames.length + documentNames.length} files`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return ids;
}
