/**
 * The interface of a file storage. A key is a folder and a name, such as `files/media/gate.jpg`.
 */
import type { Range } from './range.ts';

/** Folders of keys. Only staff may read the last one. */
export const folders = {
  media: 'files/media',
  share: 'files/share',
  photos: 'private/photos',
} as const;
export type Folder = (typeof folders)[keyof typeof folders];
export type Key = `${Folder}/${string}`;

/** A storage that is not reached, or does not do what it is asked to. Trying again later may help. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
}

export interface FileInfo {
  /** In bytes. */
  size: number;
  modified: Date;
}

export interface Storage {
  /** Undefined if there is no such file. */
  find(key: Key): Promise<FileInfo | undefined>;
  /** Rejects if there is no such file. */
  read(key: Key, range?: Range): Promise<ReadableStream<Uint8Array>>;
  /** Writes the whole file or nothing. */
  put(key: Key, content: Buffer, mime: string): Promise<void>;
  /** Does nothing if there is no such file. */
  delete(key: Key): Promise<void>;
  /** The names in a folder. */
  list(folder: Folder): Promise<string[]>;
}
