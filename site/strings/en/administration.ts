import type { DutyState } from '@college/contract/entities';

export const administration = {
  message: "Principal's message",
  aboutPrincipal: 'About the Principal',
  contact: 'Contact',
  visit: 'Visit Profile',
  slNo: 'Sl No',
  photo: 'Photo',
  bearers: 'Bearers',
  from: 'From',
  to: 'To',
  reach: 'Email & Phone',
  rtiRoles: {
    FIRST_APPELLATE_AUTHORITY: 'First Appellate Authority',
    FIRST_INFORMATION_OFFICER: 'First Information Officer',
    MEMBER: 'Member',
    SECOND_INFORMATION_OFFICER: 'Second Information Officer',
  },
} as const;

export const committees = {
  members: 'Members',
  membersOf: (committee: string) => `Members of the ${committee}`,
  objectives: 'Objectives',
  tasks: 'Tasks and activities',
  minutes: 'Minutes',
  minutesOf: (committee: string) => `Minutes, ${committee}`,
  number: '#',
  name: 'Name',
  designation: 'Designation',
  all: 'All committees',
  none: 'No Data found',
} as const;

/** The public disclosure: required content and its place. */
export const disclosure = {
  description: (title: string, college: string) =>
    `${title} of ${college}: what the rules ask colleges to publish, and where it is on this website.`,
  duty: 'What is asked',
  place: 'Where it is',
  date: 'Date',
  state: 'State',
  states: {
    published: 'Published',
    stale: 'Older than allowed',
    missing: 'Missing',
    not_applicable: 'Does not apply',
  } satisfies Record<DutyState, string>,
  open: 'Open',
  others: 'Other rules',
} as const;
