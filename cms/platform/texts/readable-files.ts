import { type OfficeKind, officeKinds } from '../decoders/office.ts';
import { extensionOf } from '../files/file-types.ts';

/** Kinds of files that say their text. */
const readable = new Set<string>(['pdf', 'txt', 'csv', ...officeKinds]);
/** As offices kept them until 2007: nobody keeps up a program that reads them without the office itself. */
const former = new Set(['doc', 'xls', 'ppt']);

/** Read where they are attached: there a picture stands for a paper, elsewhere it shows something. */
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif']);

export const isPicture = (filename: string): boolean => pictures.has(extensionOf(filename));
export const officeKindOf = (filename: string): OfficeKind | undefined =>
  officeKinds.find((kind) => kind === extensionOf(filename));
export const isReadable = (filename: string): boolean => readable.has(extensionOf(filename));
export const isOfFormerOffice = (filename: string): boolean => former.has(extensionOf(filename));
