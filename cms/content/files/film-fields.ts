/** Fields of a film for people who cannot hear or see it. */
import type { Field } from 'payload';
import { rowLabels, sentences, yesNo } from '../fields.ts';
import { languageOptions } from './document-fields.ts';

export const filmFields: Field = {
  type: 'collapsible',
  label: 'Captions and transcript',
  admin: { condition: ({ mimeType }) => `${mimeType}`.startsWith('video/') },
  fields: [
    {
      name: 'is_silent',
      label: 'The film has no sound',
      type: 'checkbox',
      defaultValue: false,
      admin: { components: yesNo },
    },
    {
      name: 'captions',
      label: 'Captions',
      type: 'array',
      labels: { singular: 'captions', plural: 'captions' },
      admin: {
        description:
          'A WebVTT file (.vtt) for each language: what is said and by whom, and sounds that matter.',
        components: rowLabels('captions', 'language'),
      },
      fields: [
        {
          name: 'language',
          label: 'Language',
          type: 'select',
          required: true,
          options: languageOptions,
        },
        {
          name: 'file',
          label: 'File',
          type: 'upload',
          relationTo: 'media',
          required: true,
          filterOptions: { mimeType: { equals: 'text/vtt' } },
        },
      ],
    },
    sentences(
      'transcript',
      'Transcript',
      'Everything that is said and heard, as text. An empty line starts a new paragraph.',
    ),
    sentences(
      'film_description',
      'What the film shows',
      'What can be seen and the sound does not tell, for people who cannot see it.',
    ),
    {
      name: 'described_film',
      label: 'Version with audio description',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'video/' } },
      admin: { description: 'The same film with a voice that tells what can be seen.' },
    },
  ],
};
