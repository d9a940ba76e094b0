import type { Attachment } from '../inventory.ts';

/** What a text may name. */
export interface Around {
  /** By its number in the export. */
  attachment: (id: string) => Attachment | undefined;
  attachmentsOf: (post: string) => Attachment[];
  /** Where the page or post that stood at an address stands now. */
  placeOf: (address: string) => string | undefined;
  /** The file behind an address, in its full size; undefined where it is none of the old website's. */
  fileAt: (address: string) => string | undefined;
  isGiven: (file: string) => boolean;
}
