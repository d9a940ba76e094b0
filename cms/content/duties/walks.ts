import type { CollectionConfig } from 'payload';
import { hiddenFrom, nobody, readsWalks } from '../../access.ts';
import { groups } from '../groups.ts';

/** Results of the nightly walks, a record a night. The job and the staff call create them. */
export const Walks = {
  slug: 'walks',
  labels: { singular: 'Nightly check', plural: 'Nightly check of the pages' },
  admin: {
    hidden: hiddenFrom('iqac-coordinator', 'moderator'),
    group: groups.pages,
    // A list of walks reads neither findings nor pages, of which there may be thousands.
    enableListViewSelectAPI: true,
    description: 'Links that lead nowhere, empty pages, missing titles and texts.',
    components: { views: { list: { Component: '/admin/walks/WalksView.tsx#WalksView' } } },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: readsWalks, update: nobody, delete: nobody },
  fields: [
    {
      name: 'state',
      label: 'State',
      type: 'select',
      required: true,
      options: [
        { value: 'running', label: 'Running' },
        { value: 'done', label: 'Done' },
        { value: 'failed', label: 'Failed' },
      ],
    },
    { name: 'by', label: 'Started by', type: 'relationship', relationTo: 'users' },
    /** Figures and findings, or the progress while it runs (walks/walks.ts). */
    { name: 'report', type: 'json', admin: { hidden: true } },
    /** PageFacts of every page; only the newest walk has them. */
    { name: 'pages', type: 'json', admin: { hidden: true } },
  ],
} satisfies CollectionConfig;
