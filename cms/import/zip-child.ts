/**
 * Run by `zip.ts` in a process of its own. `list FILE` answers the entries of a zip, `unpack FILE NUMBER` the bytes of
 * one of them.
 */
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { writeAnswers } from '../platform/decoders/answer-lines.ts';
import { Unreadable } from '../platform/decoders/unreadable.ts';

export interface ZipEntry {
  /** Its place in the list of the zip. */
  number: number;
  name: string;
  size: number;
}

/** A zip may name more than anybody looks through. */
const MOST_ENTRIES = 50_000;
/** Characters of a name, and of all names together. */
const LONGEST_NAME = 1_000;
const MOST_CHARACTERS = 10_000_000;
/** Folders within each other. */
const DEEPEST = 20;

const [task, file = '', entryNumber] = process.argv.slice(2);

const open = () => openPromise(file, { lazyEntries: true, autoClose: false });

/** Names that are too long or too deep are no files that a website has. */
const isUsable = (name: string) =>
  name.length <= LONGEST_NAME && name.split('/', DEEPEST + 1).length <= DEEPEST;

async function list(answer: (entry: ZipEntry) => void): Promise<void> {
  const zip = await open();
  if (zip.entryCount > MOST_ENTRIES) throw new Unreadable('tooManyNames', { most: MOST_ENTRIES });
  let number = 0;
  let characters = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize: size } = entry;
    characters += name.length;
    if (characters > MOST_CHARACTERS) throw new Unreadable('tooMuchText');
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
