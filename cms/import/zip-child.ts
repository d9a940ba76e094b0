/**
 * Child process of `zip.ts`: `list FILE` writes the entries of a zip, `unpack FILE NUMBER` the
 * bytes of one.
 */

import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { writeAnswers } from '../platform/decoders/answer-lines.ts';
import { Refusal } from '../platform/refusal.ts';

export interface ZipEntry {
  /** Position in the zip's list. */
  number: number;
  name: string;
  size: number;
}

/** Upper bound of entries. */
const MOST_ENTRIES = 50_000;
/** Upper bounds of characters in a name and in all names. */
const LONGEST_NAME = 1_000;
const MOST_CHARACTERS = 10_000_000;
/** Upper bound of nested folders. */
const DEEPEST = 20;

const [task, file = '', entryNumber] = process.argv.slice(2);

const open = () => openPromise(file, { lazyEntries: true, autoClose: false });

/** False for names that are too long or too deep. */
const isUsable = (name: string) =>
  name.length <= LONGEST_NAME && name.split('/', DEEPEST + 1).length <= DEEPEST;

async function list(answer: (entry: ZipEntry) => void): Promise<void> {
  const zip = await open();
  if (zip.entryCount > MOST_ENTRIES) throw new Refusal('tooManyNames', { most: MOST_ENTRIES });
  let number = 0;
  let characters = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize: size } = entry;
    characters += name.length;
    if (characters > MOST_CHARACTERS) throw new Refusal('tooMuchText');
    if (isUsable(name) && entry.canDecodeFileData()) answer({ number, name, size });
    number += 1;
  }
}

async function unpack(): Promise<void> {
  const zip = await open();
  let number = 0;
  for await (const entry of zip.eachEntry()) {
    if (number === Number(entryNumber))
      return pipeline(await zip.openReadStreamPromise(entry), process.stdout);
    number += 1;
  }
  process.exitCode = 1;
}

if (task === 'unpack') await unpack();
else await writeAnswers<ZipEntry>(list);
