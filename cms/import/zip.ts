/**
 * Files of a zip, read in limited child processes and unpacked one at a time into memory: no name of a zip ever becomes a
 * path on the disk.
 */
import path from 'node:path';
import {
  OverLimit,
  ProgramFailed,
  programCommand,
  runLimited,
} from '../platform/decoders/limited.ts';
import { parseInChild } from '../platform/decoders/parse-in-child.ts';
import { typeOf } from '../platform/files/file-types.ts';
import { LARGEST_FILE } from '../platform/files/upload-refusal.ts';
import { ImportProblem } from './report.ts';
import type { ZipEntry } from './zip-child.ts';

export interface Zipped {
  /** Name with its folders, separated by `/`. */
  name: string;
  /** Bytes; what a zip says of it is checked while it is unpacked. */
  size: number;
  load: () => Promise<Buffer>;
}

export interface Unpacked {
  files: Zipped[];
  close: () => void;
}

const program = 'import/zip-child.ts';
/** Its list of 50,000 names; a larger file than one may be is never unpacked. */
const limits = { seconds: 30, megabytes: 300, answer: LARGEST_FILE };

/**
 * Files of the kinds that are kept here. Rejects where the zip is broken, names too much, or names a path that leaves
 * it.
 */
export async function openZip(zipFile: string): Promise<Unpacked> {
  const file = path.resolve(zipFile);
  const files: Zipped[] = [];
  let isOpen = true;
  const task = { program, words: ['list', file], reads: [file] };
  for await (const { number, name, size } of parseInChild<ZipEntry>(task, NOTHING, limits)) {
    // A Mac adds a shadow of each file.
    const isShadow = /(^|\/)(__MACOSX\/|\.)/.test(name);
    if (isShadow || !typeOf(name)) continue;
    files.push({
      name,
      size,
      async load() {
        if (!isOpen) throw new Error('The zip is closed.');
        if (size > LARGEST_FILE) throw new ImportProblem('larger than the limit for files');
        const command = programCommand(program, `--allow-fs-read=${file}`);
        const unpacked = [...command, 'unpack', file, String(number)] as const;
        return runLimited([...unpacked], NOTHING, limits, 'awaited').catch((error: unknown) => {
          const isBroken = error instanceof OverLimit || error instanceof ProgramFailed;
          throw isBroken ? new ImportProblem('cannot be unpacked') : error;
        });
      },
    });
  }
  return {
    files,
    close() {
      isOpen = false;
    },
  };
}

/** The child reads the zip itself, from its end. */
const NOTHING = new Uint8Array();
