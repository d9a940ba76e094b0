import type { GlobalConfig } from 'payload';
import { anybody, editors, hiddenFrom } from '../../access.ts';
import { rowLabels } from '../fields.ts';
import { groups } from '../groups.ts';
import { usualSynonyms } from './usual-synonyms.ts';

export const Search = {
  slug: 'search',
  label: 'Search on the website',
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    description: 'Words with the same meaning, and results that come first.',
  },
  access: { read: anybody, update: editors },
  fields: [
    {
      name: 'searches',
      label: 'Search words',
      type: 'ui',
      admin: { components: { Field: '/admin/search/SearchesLink.tsx#SearchesLink' } },
    },
    {
      name: 'synonyms',
      label: 'Words with the same meaning',
      type: 'array',
      labels: { singular: 'group of words', plural: 'groups of words' },
      defaultValue: usualSynonyms,
      admin: {
        initCollapsed: true,
        description:
          'A search for one of these words also finds the others. Type each word and press Enter.',
        components: rowLabels('group of words', 'words'),
      },
      fields: [{ name: 'words', label: 'Words', type: 'text', hasMany: true, required: true }],
    },
    {
      name: 'pinned',
      label: 'Results that come first',
      type: 'array',
      labels: { singular: 'pinned result', plural: 'pinned results' },
      admin: {
        initCollapsed: true,
        description:
          'For frequent searches: the record that answers them. Visitors see it only while it is published.',
        components: rowLabels('pinned result', 'query'),
      },
      fields: [
        { name: 'query', label: 'Search words', type: 'text', required: true },
        {
          name: 'record',
          label: 'First result',
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
