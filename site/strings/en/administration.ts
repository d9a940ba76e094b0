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
  informationManager: {
    lead: 'This person is responsible for what is on this website. Write or call if something is wrong or missing.',
    since: 'Since',
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

/** The page about the guidelines for government websites. */
export const websiteQuality = {
  description: (college: string) =>
    `How far the website of ${college} follows the guidelines for government websites (GIGW 3.0).`,
  lead: (met: number, applicable: number) =>
    `${met} of the ${applicable} rows of the guidelines that apply are met.`,
  about:
    'This is how the college checks itself every night. It is not a certificate of an auditor. The rows that are met:',
  number: 'Number',
  met: 'Met',
} as const;

export const evidence = {
  about: (title: string, college: string) =>
    `${title} of ${college}: every criterion with its questions and files.`,
  group: 'Report',
  show: 'Show',
  types: 'Types of metrics',
  metrics: (type: string) => `${type} METRICS`,
  steps: 'Steps',
  criterion: 'Criterion',
  srNo: 'Sr No',
  question: 'Metric question',
  title: 'Title',
  files: 'Files',
  allFiles: 'All files',
  filter: 'Search the columns',
  apply: 'Search',
  clear: 'Show all',
  view: 'View',
  shown: (shown: number, all: number) => `${shown} of ${all} shown`,
  none: 'No Data found',
} as const;

export const quality = {
  details: 'View Details & Activities',
  coordinator: 'Coordinator',
  clickHere: 'Click Here',
  number: '#',
  title: 'Title',
  file: 'File',
  /** Tabs of pages with several types of document. */
  tabs: {
    IQAC_FEEDBACK_ANALYSIS_STUDENTS: 'Students',
    IQAC_FEEDBACK_ANALYSIS_ALUMNI: 'Alumni',
    IQAC_FEEDBACK_ANALYSIS_PARENTS: 'Parents',
    IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF: 'Teaching staff',
    IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF: 'Non-teaching staff',
    IQAC_AISHE_DATA: 'Data',
    IQAC_AISHE_DATA_C: 'Certificates',
  },
} as const;
