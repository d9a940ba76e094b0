/** What stands between a finished college and its visitors; each line with where it is mended. */
import { environment } from '../../platform/environment.ts';
import type { Sentence } from '../../words/say.ts';
import { type Facts, isNamed, missingNames, sendsMail, unreadPolicies } from './facts.ts';

interface Check {
  /** Said once it is done. */
  says: Sentence;
  /** Said until then. */
  todo: Sentence;
  /** What of it is missing: {{missing}} in `todo`. */
  missing?: (facts: Facts) => Sentence[];
  isDone: (facts: Facts) => boolean;
  /** In the admin; without one it is mended on the server, as docs/go-live.md says. */
  at?: string;
}

const isPublic = (address: string) =>
  address.startsWith('https://') && !/^https:\/\/(localhost|127\.)/.test(address);

export const launchChecks: readonly Check[] = [
  {
    says: 'Name, address, year and emblem of the college are on the website.',
    todo: 'Add to what the website says of the college: {{missing}}.',
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
    says: 'The pages on privacy and accessibility have been read and published.',
    todo: 'The website shows a standard text on {{missing}}. Read it, then publish a page with the code privacy or accessibility; leave its text empty to keep the standard.',
    missing: unreadPolicies,
    isDone: (facts) => unreadPolicies(facts).length === 0,
    at: '/admin/collections/pages',
  },
  {
    says: 'Two people are administrators: one may be ill, or forget the password.',
    todo: 'Make a second person an administrator: one may be ill, or forget the password.',
    isDone: ({ counts }) => counts.administrators > 1,
    at: '/admin/collections/users',
  },
  {
    says: 'Mail leaves by a server of the college.',
    todo: 'Set up a mail server, so that mails reach people.',
    isDone: sendsMail,
    at: '/admin/set-up?step=mail',
  },
  {
    says: 'Website and admin have addresses of their own that begin with https.',
    todo: 'Give website and admin addresses of their own that begin with https.',
    isDone: () => isPublic(environment.SITE_URL) && isPublic(environment.CMS_URL),
  },
];
