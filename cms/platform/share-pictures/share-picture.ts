/** Draws a share picture at the first request and stores it. */
import type { Payload } from 'payload';
import { storage } from '../files/storage.ts';
import { folders, type Key } from '../files/storage-types.ts';
import { newMutex } from '../mutex.ts';
import type { FileTarget } from '../references/public-files.ts';
import { drawSharePicture } from './draw.ts';
import { drawingOf, nameOf, type Subject, stemOf, subjectOf } from './subject.ts';

const turns = newMutex();

/** Resolves a name below `/files/share/`. A former name redirects to the current picture. */
export async function sharePictureAt(name: string, payload: Payload): Promise<FileTarget> {
  const subject = subjectOf(name);
  const drawing = subject && (await drawingOf(subject, payload));
  if (!drawing) return { state: 'none' };
  const current = nameOf(subject, drawing);
  if (name !== current) return { state: 'moved', path: current };
  const isStored = async () => (await storage.find(`${folders.share}/${current}`)) !== undefined;
  if (!(await isStored()))
    await turns.runExclusive(async () => {
      if (!(await isStored()))
        await replacePicture(subject, current, await drawSharePicture(drawing));
    });
  return { state: 'kept', path: current, immutable: true };
}

/** Stores the picture and deletes former ones. */
async function replacePicture(subject: Subject, name: string, picture: Buffer): Promise<void> {
  const keyOf = (file: string): Key => `${folders.share}/${file}`;
  await storage.put(keyOf(name), picture, 'image/png');
  const others = (await storage.list(folders.share)).filter(
    (file) => file.startsWith(stemOf(subject)) && file !== name,
  );
  await Promise.all(others.map((file) => storage.delete(keyOf(file))));
}
