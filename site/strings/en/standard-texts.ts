import type { Kept } from '@college/contract/retention';

/** Texts of Privacy and Accessibility until the office has written its own. Every sentence is true for each college. */
export const standardTexts = {
  privacy: {
    lead: [
      'You can read this website without telling us who you are. It sets no cookies while you read, shows no advertising and does not follow you to other websites.',
      'Maps and videos of other companies are loaded only after you press them.',
    ],
    forms: 'What the forms store',
    rights: 'Your rights',
    ask: 'You can ask us at any time what we store about you. You can also ask us to correct or delete it.',
  },
  accessibility: {
    lead: ['This website is for everybody, with any device and on a slow connection.'],
    list: 'What you can expect',
    points: [
      'Every page can be read and used with the keyboard alone and with a screen reader.',
      'Every page can be read without JavaScript. Only the forms need it; without it, they say how to reach the college office.',
      'Text can be enlarged to 400 per cent without scrolling sideways. Only wide tables scroll.',
      'Colours and movement follow the settings of your device. Everything that moves can be stopped.',
      'PDFs and scanned papers with the link ‘Read as text’ can be read as text. Unless the college office typed it, this text was read automatically and may have mistakes.',
    ],
    tell: 'If something does not work',
    ask: 'Tell us which page it was and what you needed. You can ask for any document in another format.',
  },
  write: 'Write to',
  call: 'Call',
  contact: 'How to contact us',
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
  title: 'What we store, and for how long',
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
    photos: ['A photo that you did not submit', 'so that you can continue the form later'],
    verifications: [
      'Your e-mail address with a one-time password',
      'to check that it is yours, and to limit requests',
    ],
    mails: ['An e-mail to you that could not be delivered', 'to find out why'],
    imports: ['Lists of people that the office imported', 'to undo the import if it was wrong'],
    searches: [
      'The words of a search, without who searched',
      'to see what people search for and do not find',
    ],
    deleted: ['Records that the office deleted', 'to restore them if that was a mistake'],
    accounts: [
      'Sign-ins to the admin of this website, with account, time and network address',
      'to find out who misused an account',
    ],
    backups: ['Copies of everything, for emergencies', 'so that nothing is lost'],
  },
  visit: ['A date in your own browser', 'to count visitors once a day', 'in your browser only'],
  cookie: [
    'A cookie, once you have typed a one-time password',
    'so that only you can send the form in your name',
    'half an hour',
  ],
};
