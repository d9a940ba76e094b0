/**
 * Reads files of a zip in limited child processes, one at a time into memory. No name in a zip is
 * ever used as a path on disk.
 */
import path from 'node:path';
import {
  isOverLimit,
  isProgramFailed,
  programCommand,
  runLimited,
} from '../platform/decoders/limited.ts';
import { parseInChild } from '../platform/decoders/parse-in-child.ts';
import { typeOf } from '../platform/files/file-types.ts';
import { LARGEST_FILE } from '../platform/files/upload-refusal.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ZipEntry } from './zip-child.ts';

export interface Zipped {
  /** Name with folders, separated by `/`. */
  name: string;
  /** Bytes as stated, checked while unpacking. */
  size: number;
  load: () => Promise<Buffer>;
}

export interface Unpacked {
  files: Zipped[];
  close: () => void;
}

const program = 'import/zip-child.ts';
/** Limits: a list of 50,000 names, and the largest accepted file. */
const limits = { seconds: 30, megabytes: 300, answer: LARGEST_FILE };

/**
 * Opens a zip and lists files of accepted types. Rejects if the zip is broken, has too many names,
 * or has a path that leaves it.
 */
export async function openZip(zipFile: string): Promise<Unpacked> {
  const file = path.resolve(zipFile);
  const files: Zipped[] = [];
  let isOpen = true;
  const task = { program, words: ['list', file], reads: [file] };
  for await (const { number, name, size } of parseInChild<ZipEntry>(task, NOTHING, limits)) {
    // macOS adds a hidden copy of each file.
    const isShadow = /(^|\/)(__MACOSX\/|\.)/.test(name);
    if (isShadow || !typeOf(name)) continue;
    files.push({
      name,
      size,
      async load() {
        if (!isOpen) throw new Error('The zip is closed.');
        if (size > LARGEST_FILE) throw new Refusal('fileOverLimit');
        const command = programCommand(program, `--allow-fs-read=${file}`);
        const unpacked = [...command, 'unpack', file, String(number)] as const;
        return runLimited([...unpacked], NOTHING, limits, 'awaited').catch((error: unknown) => {
          const isBroken = isOverLimit(error) || isProgramFailed(error);
          throw isBroken ? new Refusal('fileNotUnpacked') : error;
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

/** Empty input, because the child reads the zip file itself. */
const NOTHING = new Uint8Array();
