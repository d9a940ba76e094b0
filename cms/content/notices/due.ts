/** Fields of a notice for its deadline and importance. */
import { asRecord } from '@college/contract/as-record';
import { eventTypes, type Importance, importances } from '@college/contract/codes';
import type { Field, PayloadRequest } from 'payload';
import { say } from '../../words/say.ts';
import { day, yesNo } from '../fields.ts';

const importanceLabels: Record<Importance, string> = {
  important: 'Important: at the top of its list',
  urgent: 'Urgent: at the top and marked',
};
const { admin: ofDay } = day('', '');

export const dueFields: Field[] = [
  {
    ...day('deadline', 'Due date'),
    admin: {
      ...ofDay,
      position: 'sidebar',
      components: { beforeInput: ['/admin/advice/Advice.tsx#LastDayAdvice'] },
      description:
        'The last day of a tender, a vacancy or an admission, or to submit a form. The website shows how many days are left. After this day, an announcement leaves its list and is in the archive of its year, marked as closed.',
    },
  },
  {
    name: 'importance',
    label: 'Importance',
    type: 'select',
    options: importances.map((value) => ({ value, label: importanceLabels[value] })),
    admin: { position: 'sidebar', description: 'Leave empty for most notices.' },
  },
  {
    ...day('on_top_until', 'At the top until'),
    admin: {
      ...ofDay,
      position: 'sidebar',
      condition: ({ importance }) => Boolean(importance),
      description: 'The last day at the top of the list. If empty: the due date.',
    },
    validate: (
      value: unknown,
      { siblingData, req }: { siblingData: unknown; req: PayloadRequest },
    ) => {
      const { importance, deadline } = asRecord(siblingData);
      return (
        !importance ||
        Boolean(value || deadline) ||
        say(req.i18n.language, 'Enter the last day on which the notice stays at the top.')
      );
    },
  },
  {
    name: 'cancelled',
    label: 'Cancelled',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      condition: ({ type }) => eventTypes.includes(type),
      description:
        'It stays on the website, marked as cancelled. Calendars that imported it show it as cancelled.',
      components: yesNo,
    },
  },
];
