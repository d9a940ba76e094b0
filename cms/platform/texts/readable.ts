import { extensionOf } from '../files/types.ts';

/** Kinds of files that say their text. */
const readable = new Set(['pdf', 'txt']);

export const isReadable = (filename: string): boolean => readable.has(extensionOf(filename));
