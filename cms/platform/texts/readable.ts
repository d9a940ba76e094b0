import { type OfficeKind, officeKinds } from '../decoders/office.ts';
import { extensionOf } from '../files/types.ts';

/** Kinds of files that say their text. */
const readable = new Set<string>(['pdf', 'txt', ...officeKinds]);

/** Read where they are attached: there a picture stands for a paper, elsewhere it shows something. */
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif']);

export const isPicture = (filename: string): boolean => pictures.has(extensionOf(filename));
export const officeKindOf = (filename: string): OfficeKind | undefined =>
  officeKinds.find((kind) => kind === extensionOf(filename));
export const isReadable = (filename: string): boolean => readable.has(extensionOf(filename));
