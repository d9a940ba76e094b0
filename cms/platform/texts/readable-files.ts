import { type OfficeKind, officeKinds } from '../decoders/office.ts';
import { extensionOf } from '../files/file-types.ts';

/** Types of files whose text can be read. */
const readable = new Set<string>(['pdf', 'txt', 'csv', ...officeKinds]);
/** Office formats before 2007, because no maintained library reads them. */
const former = new Set(['doc', 'xls', 'ppt']);

/** Pictures, read only as attachments: there they are scanned papers, elsewhere illustrations. */
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp', 'avif']);

export const isPicture = (filename: string): boolean => pictures.has(extensionOf(filename));
export const officeKindOf = (filename: string): OfficeKind | undefined =>
  officeKinds.find((kind) => kind === extensionOf(filename));
export const isReadable = (filename: string): boolean => readable.has(extensionOf(filename));
export const isOldOfficeFile = (filename: string): boolean => former.has(extensionOf(filename));
