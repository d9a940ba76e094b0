import type { Role } from '../../access.ts';
import type { BackupState } from '../../platform/metrics/warnings.ts';
import type { Facts } from '../facts.ts';
import type { PolicyWords } from '../policy-words.ts';

const write = ({ contact }: Facts) =>
  contact ? `write to ${contact}` : 'write to the college office';

const months = (count: number) => (count === 1 ? 'every month' : `every ${count} months`);

const days = (count: number | 'until asked') => {
  if (count === 'until asked') return 'until the person asks us to delete it';
  if (count === 1) return 'for one day';
  if (count === 365) return 'for one year';
  return count % 365 === 0 ? `for ${count / 365} years` : `for ${count} days`;
};

/** Sentences about the rights of each role, as in `access.ts`. */
const roleTexts: Record<Role, string> = {
  administrator: 'Administrators manage accounts and settings, and may change all content.',
  editor: 'Editors write, approve and publish all content.',
  'department-editor': 'Department editors write and publish the content of their own department.',
  'iqac-coordinator': 'The IQAC coordinator writes and publishes the content of the IQAC.',
  moderator: 'Moderators check what visitors send, and approve or reject it.',
  'head-of-department': 'Heads of department approve the profiles of their teachers.',
  teacher: 'Teachers write their own profile.',
};

const languageNames: Readonly<Record<string, string>> = { en: 'English', as: 'Assamese' };
const languagesText = (languages: readonly string[]) =>
  languages.map((language) => languageNames[language] ?? language).join(' and ');

const profilesText = {
  'at-once': 'Changes of teachers to their profiles are published at once.',
  approved:
    'Changes of teachers to their profiles are published after the head of department, an editor or an administrator has approved them.',
} as const;

const backupTexts: Record<BackupState, string> = {
  nightly: 'A backup of everything is made and checked every night.',
  late: 'A backup of everything is planned for every night, but the last one is late or has failed.',
  none: 'The nightly backup of the server has not been switched on yet.',
};

export const english: PolicyWords = {
  policies: {
    copyright: (facts, locale) => [
      [
        'Using our material',
        `The texts, pictures and documents on this website belong to ${facts.college[locale]} unless they name another owner.`,
        `You may reproduce them free of charge if you ask us first: ${write(facts)}.`,
        [
          'Reproduce the material accurately.',
          'Do not use it in a misleading or disrespectful way.',
          `Name the source: ${facts.college[locale]}, ${facts.site}.`,
        ],
      ],
      [
        'Material of others',
        'This permission does not cover material that names another owner. Ask that owner for permission.',
      ],
    ],
    hyperlinking: (facts) => [
      [
        'Links to other websites',
        `Some pages link to websites of others, with a sign at the link. ${facts.leaving_notice ? 'You are asked before you leave for a website that is not of a government. ' : ''}These websites are not under our control, so we do not answer for their content and cannot promise that they always work. A link does not mean that we endorse the website.`,
        ...(facts.check_outside_links
          ? ['Links to other websites are checked every night, and broken ones are corrected.']
          : []),
        `If a link is broken or leads to something unsuitable, ${write(facts)}.`,
      ],
      [
        'Links to this website',
        'You may link to any page of this website without asking us. Tell visitors where the link leads.',
        'Pages of this website cannot be shown in a frame of another website.',
      ],
    ],
    privacy: (facts, locale) => [
      [
        'Reading this website',
        'You can read this website without telling us who you are. It sets no cookies while you read, shows no advertising and does not follow you to other websites.',
        'Maps and videos of other companies are loaded only after you press them.',
      ],
      [
        'What you send us',
        `${facts.college[locale]} keeps what you send with a form only for the purpose that the form names. It is not given to anyone else.`,
        [
          `Notes to the office are kept ${days(facts.notes)}.`,
          `Registrations and messages are kept ${days(facts.submissions)}.`,
          `E-mail addresses with a one-time password are kept ${days(facts.verifications)}.`,
          `Photos that were not submitted are kept ${days(facts.photos)}.`,
          `E-mails that could not be delivered are kept ${days(facts.mails)}.`,
          `Words of searches, without the visitor, are kept ${days(facts.searches)}.`,
          `Lists of people that the office imported are kept ${days(facts.imports)}, to undo the import if it was wrong.`,
          `Sign-ins to the admin are kept ${days(facts.accounts)}, with account, time and network address.`,
          `Deleted records are kept in the recycle bin ${days(facts.deleted)}, and backups ${days(facts.backups)}.`,
          'Your browser keeps the date of your visit, so that you are counted once a day. After you have typed a one-time password, it keeps a cookie for half an hour.',
        ],
      ],
      [
        'Your rights',
        'E-mails about what you sent have a link that withdraws your consent. What you sent is then hidden at once, and erased later.',
        `You can ask us at any time what we store about you, and ask us to correct or delete it: ${write(facts)}.`,
      ],
    ],
    terms: (facts, locale) => [
      [
        'This website',
        `This website, ${facts.site}, is published by ${facts.college[locale]} to inform the public.${facts.owner[locale] ? ` It is owned by: ${facts.owner[locale]}.` : ''}`,
        'We take care that its content is correct and up to date. It is not a statement of law: in doubt, the signed original of a notice or document applies. Check with the office before you rely on it.',
        'The college is not liable for loss or damage that comes from using this website or from being unable to use it.',
      ],
      [
        'Links and law',
        'Links to other websites are for your convenience, as our hyperlinking policy says.',
        'These terms follow the law of India. Disputes are for the courts in India.',
      ],
      ['Questions', `If you have a question about these terms, ${write(facts)}.`],
    ],
    content: (facts) => [
      [
        'Who contributes and approves',
        'Everybody who works on the website has an account of their own with one of these roles:',
        facts.roles.map((role) => roleTexts[role]),
        profilesText[facts.profiles_public],
        ...(facts.approved_notices.length > 0
          ? [
              `A second account must approve notices of ${facts.approved_notices.length} kinds before they are published. Nobody approves their own.`,
            ]
          : []),
        ...(facts.approved_pages
          ? ['A second account must approve pages before they are published.']
          : []),
      ],
      [
        'From draft to page',
        `Content is published in ${languagesText(facts.languages)}. Notices and pages are drafts until an account with the right publishes them. Publishing can be planned for a day and hour.`,
        'What visitors send is shown only after a moderator has approved it.',
        'Content names no more personal data than its purpose needs. Pictures have a description for people who cannot see them.',
      ],
    ],
    archival: (facts) => [
      [
        'What is archived',
        'Notices, events and documents stay on the website in the archive of their list, by year. A notice whose last day has passed is no longer shown among current ones.',
        'A file keeps its address when it is replaced by a newer version. A file that is withdrawn is no longer served.',
      ],
      [
        'What is deleted',
        `Deleted records are in the recycle bin ${days(facts.deleted)} and can be restored. After that they are deleted for good. Backups are kept ${days(facts.backups)}.`,
        `Notes from visitors are deleted after they were kept ${days(facts.notes)}, and lists of imports after they were kept ${days(facts.imports)}.`,
      ],
    ],
    review: (facts) => [
      [
        'Owners and periods',
        'Every page, every row of the public disclosure and every permanent text has an owner, who reviews it:',
        [
          `pages ${months(facts.page_months)}`,
          `rows of the public disclosure ${months(facts.duty_months)}`,
          `permanent texts ${months(facts.text_months)}`,
        ],
        'Single pages can have another period.',
      ],
      [
        'Reminders',
        'The website sends each owner one e-mail a week with everything that is due. The owner corrects it or marks it as checked. Administrators get the list of everything that is due once a month.',
      ],
    ],
    monitoring: (facts) => [
      [
        'What is watched',
        [
          'Links and missing files are shown to editors while they write.',
          'Every night all pages are read for broken links, missing titles and descriptions.',
          ...(facts.check_outside_links ? ['Links to other websites are checked as well.'] : []),
          'Owners are told by e-mail when a row of the public disclosure is missing or out of date.',
          'Administrators are warned of failed backups, failed background work and a full disk.',
          `Searches without a result are counted ${days(facts.searches)}, so that missing content is noticed.`,
          'Visits are counted without storing who visits.',
        ],
      ],
      [
        'What we do about it',
        `The Web Information Manager has faults corrected. If you notice one, ${write(facts)}.`,
      ],
    ],
    security: (facts) => [
      [
        'Accounts',
        [
          'Only people with an account of their own can change content, and only what their role allows.',
          'Passwords that are easy to guess are refused. Repeated attempts to sign in are slowed down.',
          facts.two_factor_required
            ? 'Administrators and moderators must sign in with two factors. Others can.'
            : 'Accounts can be protected by sign-in with two factors.',
          `A session ends after ${facts.session_hours} hours without activity.`,
          `Sign-ins and changes of accounts are logged, and the log is kept ${days(facts.accounts)}.`,
        ],
      ],
      [
        'Content and visitors',
        [
          'Uploaded files are checked by their content, not only by their name. Web pages and SVG drawings are refused. So are PDFs with scripts, actions that start or send something, or attached files of other types, and office documents with macros. Files with a password cannot be checked and are refused.',
          'Texts are cleaned of scripts before they are shown.',
          'Forms are protected against automatic sending, and requests are limited.',
          'Deleted content can be restored, and versions show what was changed.',
        ],
      ],
      [
        'Reporting a weakness',
        `If you have found a weakness, ${write(facts)}. Please do not publish it before we could correct it.`,
      ],
    ],
    contingency: (facts) => [
      [
        'Prepared for',
        'This plan covers a failure of the server, lost or damaged data, a defaced page and an attack on accounts.',
        [
          backupTexts[facts.backup],
          `Backups are kept ${days(facts.backups)}.`,
          `Deleted records can be restored from the recycle bin ${days(facts.deleted)}.`,
          'If the database does not answer, visitors still read the pages that were stored last.',
        ],
      ],
      [
        'What is done',
        [
          'The Web Information Manager is told and decides what is done first.',
          'Accounts that were misused are locked, their passwords are changed, and the log of sign-ins is kept as evidence.',
          'The website is restored from the last good backup. The manual for operators describes each step.',
          'Visitors are told by the emergency banner above every page. Incidents are reported to CERT-In as the law asks.',
        ],
        `To report an emergency, ${write(facts)}.`,
      ],
    ],
  },
  factNames: {
    college: 'The name of the college',
    site: 'The address of the website',
    contact: 'The e-mail address for questions',
    owner: 'The owner of the website',
    approved_notices: 'Notices that a second account approves',
    approved_pages: 'The rule for a second account for pages',
    leaving_notice: 'The question before leaving the website',
    check_outside_links: 'The nightly check of links to other websites',
    languages: 'The languages',
    roles: 'The roles of accounts',
    profiles_public: 'The rule for profiles of teachers',
    two_factor_required: 'The rule for sign-in with two factors',
    session_hours: 'Hours until a session ends',
    page_months: 'Months between reviews of pages',
    duty_months: 'Months between reviews of the public disclosure',
    text_months: 'Months between reviews of permanent texts',
    backup: 'The state of backups',
    notes: 'Days for which notes are kept',
    submissions: 'Days for which registrations and messages are kept',
    photos: 'Days for which photos that were not submitted are kept',
    verifications: 'Days for which one-time passwords are kept',
    mails: 'Days for which undelivered e-mails are kept',
    imports: 'Days for which imported lists are kept',
    searches: 'Days for which words of searches are kept',
    deleted: 'Days in the recycle bin',
    accounts: 'Days for which the security log is kept',
    backups: 'Days for which backups are kept',
  },
  values: {
    en: 'English',
    as: 'Assamese',
    administrator: 'administrator',
    editor: 'editor',
    'department-editor': 'department editor',
    'iqac-coordinator': 'IQAC coordinator',
    moderator: 'moderator',
    'head-of-department': 'head of department',
    teacher: 'teacher',
    'at-once': 'at once',
    approved: 'after approval',
    nightly: 'made every night',
    late: 'late or failed',
    none: 'not switched on',
    'until asked': 'until asked to delete',
    true: 'on',
    false: 'off',
    '': 'none',
  },
  changed: (name, before, now) => `${name}: “${before}” when it was adopted, “${now}” now.`,
  additionChanged: 'The college’s own addition was changed after the policy was adopted.',
};
