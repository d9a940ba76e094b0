/** What is known of a kept file, wherever it lies. A key is a folder and a name, as `files/media/gate.jpg`. */
import type { Range } from './range.ts';

/** Folders of keys: what lies in the last is for nobody but the office. */
export const folders = {
  media: 'files/media',
  share: 'files/share',
  photos: 'private/photos',
} as const;
export type Folder = (typeof folders)[keyof typeof folders];
export type Key = `${Folder}/${string}`;

export interface FileInfo {
  /** In bytes. */
  size: number;
  modified: Date;
}

export interface Storage {
  /** Undefined when there is no such file. */
  find(key: Key): Promise<FileInfo | undefined>;
  /** Rejects when there is no such file. */
  read(key: Key, range?: Range): Promise<ReadableStream<Uint8Array>>;
  /** Whole or not at all. */
  put(key: Key, content: Buffer, mime: string): Promise<void>;
  /** What is not there is deleted already. */
  delete(key: Key): Promise<void>;
  /** The names in a folder. */
  list(folder: Folder): Promise<string[]>;
}
