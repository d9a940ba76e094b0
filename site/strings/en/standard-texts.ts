import type { Kept } from '@college/contract/retention';

/** Texts of Privacy and Accessibility until the office has written its own. Every sentence is true for each college. */
export const standardTexts = {
  privacy: {
    lead: [
      'You can read this website without telling anybody who you are. It sets no cookies while you read, shows no advertising and does not follow you to other websites.',
      'Maps and films come from other companies. They are loaded only after you press them.',
    ],
    forms: 'What the forms keep',
    rights: 'Your rights',
    ask: 'You can ask at any time what is kept about you, and have it corrected or deleted.',
  },
  accessibility: {
    lead: ['This website is meant for everybody, with any device and on a slow connection.'],
    list: 'What you can expect',
    points: [
      'Every page can be read and used with the keyboard alone, with a screen reader and without JavaScript.',
      'Text can be enlarged to 400 per cent without scrolling sideways.',
      'Colours and movement follow the settings of your device. Everything that moves can be stopped.',
      'PDFs and scanned papers can be read as text where the link says so. Such a text is read by machine and may have mistakes.',
    ],
    tell: 'If something does not work',
    ask: 'Tell us which page it was and what you needed. You can ask for any document in another form.',
  },
  write: 'Write to',
  call: 'Call',
  contact: 'How to reach us',
} as const;

/** The privacy page's table of data. The periods are in contract/retention.ts. */
interface Retention {
  title: string;
  what: string;
  why: string;
  howLong: string;
  untilAsked: string;
  days: (days: number) => string;
  /** The kept data, and the reason. */
  rows: Record<Kept, [string, string]>;
  /** The kept data, the reason, and how long it is kept. */
  visit: [string, string, string];
  cookie: [string, string, string];
}

export const retention: Retention = {
  title: 'What is kept, and for how long',
  what: 'What',
  why: 'Why',
  howLong: 'How long',
  untilAsked: 'until you ask us to delete it',
  days: (days: number) => {
    if (days === 1) return 'a day';
    if (days === 365) return 'a year';
    return days % 365 === 0 ? `${days / 365} years` : `${days} days`;
  },
  rows: {
    notes: ['Your note to the office', 'to answer it'],
    submissions: ['An alumni registration or message', 'to show it after verification'],
    photos: ['A photo that you did not submit', 'in case you come back to the form'],
    verifications: [
      'Your e-mail address with a one-time password',
      'to check that it is yours, and to limit requests',
    ],
    mails: ['A mail to you that could not be delivered', 'to find out why'],
    imports: ['Lists of people that the office imported', 'to undo the import if it was wrong'],
    searches: [
      'The words of a search, without who searched',
      'to see what people look for and do not find',
    ],
    deleted: ['Records that the office deleted', 'to restore them if that was a mistake'],
    backups: ['Copies of everything, for emergencies', 'so that nothing is lost'],
  },
  visit: ['A date in your own browser', 'to count visitors once a day', 'in your browser only'],
  cookie: [
    'A cookie, once you have typed a one-time password',
    'so that only you can send the form in your name',
    'half an hour',
  ],
};
