/** The launch list: problems to solve before visitors come, each with a link. */
import { environment } from '../../platform/environment.ts';
import { sendsMail } from '../../platform/mail/sends-mail.ts';
import type { Sentence } from '../../words/say.ts';
import { areAllAdopted, type Facts, isNamed, missingNames, missingOfManager } from './facts.ts';

interface Check {
  /** Text when it is done. */
  says: Sentence;
  /** Text until then. */
  todo: Sentence;
  /** Missing parts, for {{missing}} in `todo`. */
  missing?: (facts: Facts) => Sentence[];
  isDone: (facts: Facts) => boolean;
  /** Address in the admin; without one the problem is solved on the server, see docs/go-live.md. */
  at?: string;
}

const isPublic = (address: string) =>
  address.startsWith('https://') && !/^https:\/\/(localhost|127\.)/.test(address);

export const launchChecks: readonly Check[] = [
  {
    says: 'Name, address, year and emblem of the college are on the website.',
    todo: 'Still missing about the college: {{missing}}.',
    missing: missingNames,
    isDone: isNamed,
    at: '/admin/set-up?step=college',
  },
  {
    says: 'A first notice is published.',
    todo: 'Publish a first notice.',
    isDone: ({ counts }) => counts.notices > 0,
    at: '/admin/collections/notices/create',
  },
  {
    says: 'Alumni and students can choose their course in the message forms.',
    todo: 'Add the courses that alumni and students choose from when they send a message.',
    isDone: ({ counts }) => counts.courses > 0,
    at: '/admin/collections/courses',
  },
  {
    says: 'The policies are adopted.',
    todo: 'Read and adopt the policies. Visitors see a policy once it is adopted.',
    isDone: areAllAdopted,
    at: '/admin/collections/policies',
  },
  {
    says: 'The Web Information Manager is named.',
    todo: 'Still missing about the Web Information Manager: {{missing}}.',
    missing: missingOfManager,
    isDone: (facts) => missingOfManager(facts).length === 0,
    at: '/admin/globals/college',
  },
  {
    says: 'The accessibility statement is checked and published.',
    todo: 'The website shows a standard accessibility statement. Read it. Then publish a page with the code accessibility. Leave its text empty to keep the standard text.',
    isDone: ({ counts }) => counts.statements > 0,
    at: '/admin/collections/pages',
  },
  {
    says: 'At least two people are administrators.',
    todo: 'Make a second person an administrator, in case one is ill or forgets the password.',
    isDone: ({ counts }) => counts.administrators > 1,
    at: '/admin/collections/users',
  },
  {
    says: 'E-mails are sent by a mail server.',
    todo: 'Set up a mail server so that e-mails reach people.',
    isDone: sendsMail,
    at: '/admin/set-up?step=mail',
  },
  {
    says: 'The website and the admin have their own addresses that start with https.',
    todo: 'Give the website and the admin their own addresses that start with https.',
    isDone: () => isPublic(environment.SITE_URL) && isPublic(environment.CMS_URL),
  },
];
