import { policyTitlesIn } from '@college/contract/policies';

export const general = {
  /** Name of the side menu, for screen readers. */
  pagesOf: (section: string) => `Pages of this section: ${section}`,
  description: (page: string, college: string) => `${page} at ${college}.`,
  tabs: {
    news: 'News & Notifications',
    documents: 'Documents',
    chapterNews: 'News',
    chapterEvents: 'Events',
    activities: 'Activities',
    achievements: 'Achievements',
    members: 'Members',
  },
  partnerSince: 'Partner since',
  email: 'Email',
  phone: 'Phone',
  address: 'Postal address',
  map: 'Where we are',
  none: 'No Data found',
  table: 'Table',
  contents: 'On this page',
  /** Links to the parts of a page that is too long to send at once. */
  parts: 'Parts of this page',
  partOf: (part: number, parts: number) => `Part ${part} of ${parts}`,
  choose: 'Choose a page',
  name: 'Name',
  designation: 'Designation',
  updated: 'Last updated',
  reviewedOn: 'Reviewed on',
  siteUpdated: 'Website last updated',
  visit: 'Visit',
  untranslated: 'Not everything on this page is translated into English yet.',
} as const;

/** Texts of lists with filters and downloads. */
export const directory = {
  all: 'All',
  narrow: 'Filter',
  show: 'Show',
} as const;

export const people = {
  description: (title: string, college: string) =>
    `${title} of ${college}: teachers and officers, by name.`,
  letters: 'First letter of the name',
  department: 'Department',
  kind: 'Kind',
  kinds: {
    PRINCIPAL: 'Principal',
    FACULTY: 'Teacher',
    OFFICE_STAFF: 'Office staff',
    BEARER: 'Bearer',
  },
  count: (count: number) =>
    count === 1 ? 'Download this list (1 person):' : `Download this list (${count} people):`,
} as const;

export const programmes = {
  description: (title: string, college: string) =>
    `${title} of ${college}: seats, fees and eligibility, by level, stream and department.`,
  count: (count: number) =>
    count === 1 ? 'Download this list (1 programme):' : `Download this list (${count} programmes):`,
  lastDates: 'Last dates of admission',
  atLevel: (level: string, count: number) => `${level}: ${count} programmes`,
  over: 'over',
} as const;

/** Texts of guides: how to get one thing done at the office. */
export const guides = {
  steps: 'Steps',
  documents: 'Documents needed',
  fee: 'Fee',
  ready: 'Ready within',
  workingDays: (days: number) => (days === 1 ? '1 working day' : `${days} working days`),
  office: 'Office',
  contact: 'Contact',
  apply: 'Apply online',
} as const;

/** Texts of the policies of the website. */
export const policies = {
  lead: 'How this website is run, as adopted by the college.',
  titles: policyTitlesIn('en'),
  adopted: 'Adopted on',
  version: (number: number) => `version ${number}`,
  former: 'Former versions',
} as const;

export const gallery = {
  photos: (album: string) => `Photos: ${album}`,
  enlarged: 'Enlarged picture',
  watch: 'Watch the video',
} as const;

export const carousel = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  label: 'carousel',
} as const;

export const embed = {
  transcript: 'Read the film as text',
  described: 'Version with audio description',
  opens: (host: string) => `The button opens ${host} in a new tab.`,
  note: (host: string) =>
    `The button loads this from ${host}. That website will then know about your visit.`,
} as const;

export const search = {
  description: 'Search pages, notices, documents, people and departments.',
  results: (count: number, words: string) =>
    count === 1 ? `One result for “${words}”` : `${count} results for “${words}”`,
  none: 'No Data found',
  hint: 'A name, a subject, words of a notice or document, or the number of a metric such as 3.4.4.',
  metrics: 'Metrics and their evidence',
  pages: 'Pages',
  departments: 'Departments',
  notices: 'Recent notices',
  tabs: {
    all: 'All',
    notice: 'Notices',
    document: 'Documents',
    person: 'People',
    department: 'Departments',
    page: 'Pages',
    metric: 'IQAC',
  },
  found: 'Search results',
  kinds: {
    notice: 'Notice',
    event: 'Event',
    album: 'Album',
    document: 'Document',
    'department-file': 'Document',
    'important-file': 'Important file',
    employee: 'College',
    member: 'Member',
    'former-principal': 'Former principal',
    alumnus: 'Alumni',
    'rti-officer': 'Right to information',
    department: 'Department',
    page: 'Page',
    'own-page': 'Page',
    guide: 'Guide',
    committee: 'Committee',
    metric: 'Metric',
  },
  /** Before the title of the record that contains a document. */
  inside: 'in',
  andMore: (count: number) =>
    count === 1 ? 'and in one other place' : `and in ${count} other places`,
  pageOf: (page: number, pages: number) => `page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
  filter: 'Filter',
  year: 'Year',
  allYears: 'All years',
  department: 'Department',
  allDepartments: 'All departments',
  show: 'Show',
  withoutFilters: 'Clear the filters',
  instead: (asked: string, corrected: string) =>
    `No results for “${asked}”. Showing results for “${corrected}”.`,
  didYouMean: 'Did you mean',
  likely: 'These pages may help',
  key: 'Press / on any page to search',
  suggestions: 'Suggestions',
  suggested: (count: number) =>
    count === 0 ? 'No suggestions' : count === 1 ? 'One suggestion' : `${count} suggestions`,
} as const;

export const sitemap = {
  description: (college: string) => `Every page of ${college} on one page, by section.`,
} as const;
