import type { GlobalConfig } from 'payload';
import { anybody, editors, hiddenFrom } from '../../access.ts';
import { rowsCalled } from '../fields.ts';
import { groups } from '../groups.ts';
import { usualSynonyms } from './usual-synonyms.ts';

export const Search = {
  slug: 'search',
  label: 'Search of the website',
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    description: 'Words that mean the same to visitors, and what stands first for a word.',
  },
  access: { read: anybody, update: editors },
  fields: [
    {
      name: 'searches',
      label: 'What is searched',
      type: 'ui',
      admin: { components: { Field: '/admin/search/SearchesLink.tsx#SearchesLink' } },
    },
    {
      name: 'synonyms',
      label: 'Words that mean the same',
      type: 'array',
      labels: { singular: 'group of words', plural: 'groups of words' },
      defaultValue: usualSynonyms,
      admin: {
        initCollapsed: true,
        description:
          'Whoever searches for one of them finds the others. Write each and press Enter.',
        components: rowsCalled('group of words', 'words'),
      },
      fields: [{ name: 'words', label: 'Words', type: 'text', hasMany: true, required: true }],
    },
    {
      name: 'pinned',
      label: 'What stands first',
      type: 'array',
      labels: { singular: 'pinned answer', plural: 'pinned answers' },
      admin: {
        initCollapsed: true,
        description:
          'For what many search: the record that answers it. Visitors see it only while it is on the website.',
        components: rowsCalled('pinned answer', 'query'),
      },
      fields: [
        { name: 'query', label: 'What is searched', type: 'text', required: true },
        {
          name: 'record',
          label: 'Stands first',
          type: 'relationship',
          relationTo: [
            'notices',
            'departments',
            'employees',
            'pages',
            'site-pages',
            'guides',
            'committees',
            'important-files',
            'department-files',
          ],
          required: true,
        },
      ],
    },
  ],
} satisfies GlobalConfig;
