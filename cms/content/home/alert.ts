import { type AlertColour, alertColours } from '@college/contract/codes';
import type { GlobalConfig } from 'payload';
import { anybody, editors, hiddenFrom } from '../../access.ts';
import { atNoon, today } from '../../time-zone/dates.ts';
import { day, rowTitle } from '../fields.ts';
import { groups } from '../groups.ts';

const colourLabels: Record<AlertColour, string> = {
  red: 'Red: danger',
  amber: 'Yellow: caution',
  blue: 'Blue: news',
  green: 'Green: all clear',
};

/** An urgent message at the top of every page. */
export const Alert = {
  slug: 'alert',
  label: 'Emergency banner',
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.home,
    description:
      'Appears at the top of every page within two seconds. Use it when the college is closed or an examination is postponed.',
  },
  access: { read: anybody, update: editors },
  fields: [
    { name: 'shown', label: 'Show on the website', type: 'checkbox', defaultValue: false },
    {
      ...rowTitle('text', 'Text'),
      admin: {
        ...rowTitle('', '').admin,
        description: 'One or two sentences: what happened, and what to do.',
      },
    },
    {
      name: 'colour',
      label: 'Colour',
      type: 'select',
      required: true,
      defaultValue: 'red',
      options: alertColours.map((value) => ({ value, label: colourLabels[value] })),
    },
    {
      ...day('until', 'Last day', true),
      index: false,
      defaultValue: () => atNoon(today()),
    },
  ],
} satisfies GlobalConfig;
