/** What a notice asks of its readers, and until when: fields beside its text. */
import { eventTypes, type Importance, importances } from '@college/contract/codes';
import type { Field, PayloadRequest } from 'payload';
import { say } from '../../words/say.ts';
import { day, yesNo } from '../fields.ts';

const importanceLabels: Record<Importance, string> = {
  important: 'Important: on top of its list',
  urgent: 'Urgent: on top, and marked',
};
const { admin: ofDay } = day('', '');

export const dueFields: Field[] = [
  {
    ...day('deadline', 'Due on'),
    admin: {
      ...ofDay,
      position: 'sidebar',
      description:
        'The last day to act, such as to hand in a form. The home page and the notices of students count the days until then.',
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
    ...day('on_top_until', 'On top until'),
    admin: {
      ...ofDay,
      position: 'sidebar',
      condition: ({ importance }) => Boolean(importance),
      description: 'Until the end of this day; left empty, until it is due.',
    },
    validate: (
      value: unknown,
      { siblingData, req }: { siblingData: unknown; req: PayloadRequest },
    ) => {
      const { importance, deadline } = Object(siblingData);
      return (
        !importance ||
        Boolean(value || deadline) ||
        say(req.i18n.language, 'Say until which day it stands on top.')
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
        'It stays on the website, marked, and calendars that took it over strike it out.',
      components: yesNo,
    },
  },
];
