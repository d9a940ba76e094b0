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
  opens: (host: string) => `The button opens ${host} in a new tab.`,
  note: (host: string) =>
    `The button loads this from ${host}. That website will then know about your visit.`,
} as const;
