import { webAddress } from '../fields.ts';

/** The address of a proof that is not uploaded here. */
export const proofLink = webAddress(
  'link',
  'Link to the document',
  'Only if it is not uploaded above. Verifiers do not accept files on Google Drive and similar places.',
);
