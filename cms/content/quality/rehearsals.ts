import type { CollectionConfig } from 'payload';
import { hiddenFrom, nobody, nobodysField, qualityEditors } from '../../access.ts';
import { groups } from '../groups.ts';

/** Access to fields that only the rehearsal itself writes. */
const written = { update: nobodysField };

/** Rehearsals of reports, by date. The endpoint and the command create them. */
export const Rehearsals = {
  slug: 'rehearsals',
  labels: { singular: 'Rehearsal', plural: '5. Rehearsals' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    // A list of rehearsals reads no findings, of which there may be thousands.
    enableListViewSelectAPI: true,
    description: 'What a verifier would object to in a report.',
    components: {
      views: { list: { Component: '/admin/rehearsal/RehearsalView.tsx#RehearsalView' } },
    },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: qualityEditors, update: qualityEditors, delete: nobody },
  fields: [
    {
      name: 'report',
      label: 'Report',
      type: 'relationship',
      relationTo: 'evidence-groups',
      index: true,
      access: written,
    },
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
      access: written,
    },
    {
      name: 'by',
      label: 'Started by',
      type: 'relationship',
      relationTo: 'users',
      access: written,
    },
    /** A list of Finding, or `{ failure }` (rehearsal/finding.ts). */
    { name: 'findings', type: 'json', access: written, admin: { hidden: true } },
    /** True by the id of each rule that the office has ticked. */
    { name: 'answers', type: 'json', access: written, admin: { hidden: true } },
  ],
} satisfies CollectionConfig;
