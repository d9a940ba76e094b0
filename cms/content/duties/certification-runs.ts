import type { CollectionConfig } from 'payload';
import { editors, hiddenFrom, nobody } from '../../access.ts';
import { movesRevision } from '../../platform/revision/lists-read.ts';
import { moveRevision } from '../../platform/revision/revision.ts';
import { groups } from '../groups.ts';

/** Results of the certification, one record a night and one for each press of the button. */
export const CertificationRuns = {
  slug: 'certification-runs',
  labels: { singular: 'Run of the certification', plural: 'Ready for certification' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    description: 'The rows of the guidelines for government websites (GIGW 3.0), and what is open.',
    components: {
      views: {
        list: { Component: '/admin/certification/CertificationView.tsx#CertificationView' },
      },
    },
  },
  custom: movesRevision,
  hooks: { afterChange: [({ req }) => moveRevision(req, 'certification-runs')] },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  fields: [
    /** Name of the account that pressed the button; empty at night. */
    { name: 'by', label: 'Started by', type: 'text', admin: { readOnly: true } },
    /** States by row (certification-runs/runs.ts). */
    { name: 'results', type: 'json', required: true, admin: { hidden: true } },
  ],
} satisfies CollectionConfig;
