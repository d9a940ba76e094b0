import type { CollectionConfig, PayloadRequest } from 'payload';
import { administrators, asSystem, editors, hiddenFrom } from '../../access.ts';
import { movesRevision } from '../../platform/revision/lists-read.ts';
import { moveRevision } from '../../platform/revision/revision.ts';
import { line, plain } from '../fields.ts';
import { groups } from '../groups.ts';

/** Renders public pages again if they show the dates of reviews. */
async function publishReviewDate(req: PayloadRequest): Promise<void> {
  const { show_reviewed } = await req.payload.findGlobal({
    ...asSystem,
    slug: 'review-settings',
    depth: 0,
    req,
  });
  if (show_reviewed) await moveRevision(req, 'reviews');
}

/** Owner and last review of each page, duty and standing text. */
export const Reviews = {
  slug: 'reviews',
  labels: { singular: 'Owner and review', plural: 'Owners & reviews' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'owner', 'reviewed_at'],
    listSearchableFields: ['subject'],
    description: 'The person responsible for each page, and the day of its next review.',
    components: { views: { list: { Component: '/admin/reviews/ReviewsView.tsx#ReviewsView' } } },
  },
  custom: movesRevision,
  defaultSort: 'subject',
  disableDuplicate: true,
  hooks: {
    afterChange: [
      ({ doc, previousDoc, req }) =>
        doc.reviewed_at === previousDoc?.reviewed_at ? undefined : publishReviewDate(req),
    ],
    afterDelete: [({ req }) => publishReviewDate(req)],
  },
  access: { create: editors, read: editors, update: editors, delete: administrators },
  fields: [
    {
      ...plain('subject', 'Page, duty or text', 'Open it from the list of owners and reviews.'),
      required: true,
      unique: true,
      index: true,
      defaultValue: ({ req }: { req: PayloadRequest }) => req.query?.subject,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'owner',
      label: 'Owner',
      type: 'relationship',
      relationTo: 'users',
      admin: { description: 'This account gets an e-mail when a review is due.' },
    },
    {
      type: 'row',
      fields: [
        line('office', 'or an office without an account', 'For example: Library.'),
        { name: 'office_email', label: 'E-mail of this office', type: 'email' },
      ],
    },
    {
      name: 'months',
      label: 'Months between two reviews',
      type: 'number',
      min: 1,
      max: 120,
      admin: { description: 'Leave empty to use the default period.' },
    },
    {
      name: 'reviewed_at',
      label: 'Reviewed on',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' } },
    },
    {
      name: 'reviewed_by',
      label: 'Reviewed by',
      type: 'relationship',
      relationTo: 'users',
      admin: { readOnly: true },
    },
  ],
} satisfies CollectionConfig;
