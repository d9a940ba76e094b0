/** Fields of a file for its language, validity, source and permission. */
import { documentLanguages } from '@college/contract/codes';
import type { Field } from 'payload';
import { day, plain } from '../fields.ts';

const languageNames: Record<(typeof documentLanguages)[number], string> = {
  en: 'English',
  as: 'Assamese',
  bn: 'Bengali',
  hi: 'Hindi',
  brx: 'Bodo',
  ne: 'Nepali',
  sa: 'Sanskrit',
};
export const languageOptions = documentLanguages.map((value) => ({
  value,
  label: languageNames[value],
}));

const isPaper = ({ mimeType }: { mimeType?: unknown }) => !/^(image|video)\//.test(`${mimeType}`);
const { admin: ofDay } = day('', '');

/** Fields that visitors must not see. The letter of permission stays with the office. */
export const privateFields = ['permission_letter'];

export const documentFields: Field = {
  type: 'collapsible',
  label: 'Language, validity and source',
  admin: { initCollapsed: true, condition: ({ mimeType }) => mimeType !== 'text/vtt' },
  fields: [
    {
      name: 'document_language',
      label: 'Language of the document',
      type: 'select',
      options: languageOptions,
      admin: {
        condition: isPaper,
        description: 'Visitors see it beside the link if it is not the language of the page.',
      },
    },
    {
      ...day('valid_until', 'Valid until'),
      index: false,
      admin: {
        ...ofDay,
        condition: isPaper,
        description: 'The last day on which a form, a scheme or a rule can be used.',
      },
    },
    plain(
      'source_owner',
      'Owner, if it is not the college',
      'For a document or picture of others: who published it. Visitors see owner, title and year beside the link.',
    ),
    plain('source_title', 'Title of the original'),
    plain('source_year', 'Year of the original'),
    plain(
      'permission',
      'Permission to use it',
      'Who permitted the use and when, with the number of the letter or the address of the licence. Visitors do not see it.',
    ),
    {
      name: 'permission_letter',
      label: 'Letter of permission',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Only the office sees it.' },
    },
  ],
};
