import type { Field, GlobalConfig } from 'payload';
import { z } from 'zod';
import { editors, hiddenFrom, nobodysField } from '../../access.ts';
import { jsonColumn } from '../../platform/database/json-column.ts';
import { movesRevision } from '../../platform/revision/lists-read.ts';
import { moveRevision } from '../../platform/revision/revision.ts';
import { groups } from '../groups.ts';

/** Default number of months between two reviews. */
export const DEFAULT_MONTHS = 12;

const months = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: 120,
  defaultValue: DEFAULT_MONTHS,
});

/** ISO moment of the last reminder by e-mail address, so that a restart does not send it again. */
export const remindedAt = jsonColumn(
  'review-settings',
  'reminded',
  z.record(z.string(), z.string()),
);

/** The state of each row of the public disclosure when its owner was last told, by its key. */
export const toldStates = jsonColumn(
  'review-settings',
  'told_states',
  z.record(z.string(), z.string()),
);

/** How often pages, duties and standing texts are reviewed, and the default owner. */
export const ReviewSettings = {
  slug: 'review-settings',
  label: 'Settings of reviews',
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    description: 'Months between two reviews, for each kind.',
  },
  custom: movesRevision,
  hooks: {
    afterChange: [
      ({ doc, previousDoc, req }) =>
        doc.show_reviewed === previousDoc?.show_reviewed
          ? undefined
          : moveRevision(req, 'review-settings'),
    ],
  },
  access: { read: editors, update: editors },
  fields: [
    {
      type: 'row',
      fields: [
        months('page_months', 'Pages'),
        months('duty_months', 'Duties'),
        months('text_months', 'Permanent texts'),
      ],
    },
    {
      name: 'default_owner',
      label: 'Owner of everything that has no owner yet',
      type: 'relationship',
      relationTo: 'users',
      admin: { description: 'Leave empty for the first administrator.' },
    },
    {
      name: 'show_reviewed',
      label: 'Show visitors when a page was reviewed',
      type: 'checkbox',
      defaultValue: false,
    },
    {
      name: 'check_outside_links',
      label: 'Check links to other websites every night',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'This server then asks the other websites for these pages, slowly and as their robots.txt allows. Otherwise only the pages of the college are checked.',
      },
    },
    ...['reminded', 'told_states'].map(
      (name): Field => ({
        ...{ name, type: 'json', admin: { hidden: true } },
        access: { update: nobodysField },
      }),
    ),
  ],
} satisfies GlobalConfig;
