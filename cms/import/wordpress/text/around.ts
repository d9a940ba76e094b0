import type { Attachment } from '../inventory.ts';

/** Looks up items to which a text refers. */
export interface Around {
  /** A file by its id in the export. */
  attachment: (id: string) => Attachment | undefined;
  attachmentsOf: (post: string) => Attachment[];
  /** The new address of a page or post. */
  placeOf: (address: string) => string | undefined;
  /** The original file at an address; undefined for other websites. */
  fileAt: (address: string) => string | undefined;
  isGiven: (file: string) => boolean;
}
