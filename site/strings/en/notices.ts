export const notices = {
  description: (title: string, college: string) => `${title} of ${college}, newest first.`,
  empty: (title: string) => `No ${title}`,
  nothingYet: 'Nothing has been published here yet.',
  posted: 'Posted',
  by: 'by',
  attachment: (number: number) => `Attachment ${number}`,
  isNew: 'New',
  years: 'Years',
  latest: 'Latest',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages',
  pageNumber: (number: number) => `page ${number}`,
  viewFile: 'View File',
  openPortal: 'Open the portal',
  openPage: 'Open the page',
  untranslated: (count: number, all: number) =>
    `${count} of ${all} in this list are not translated into English yet.`,
  recent: (title: string) => `More: ${title}`,
  more: 'Read more',
  dueSoon: 'Due soon',
  due: 'Due',
  daysLeft: (days: number) =>
    days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `${days} days left`,
  closed: 'Closed',
  important: 'Important',
  urgent: 'Urgent',
  cancelled: 'Cancelled',
} as const;

export const events = {
  inYear: (year: string) => `Events of ${year}`,
  description: (college: string) => `Events at ${college}, year by year.`,
  descriptionOf: (events: string, college: string) => `${events} at ${college}, newest first.`,
  eventDescription: (title: string, college: string) => `${title}, an event at ${college}.`,
  none: 'No Events found',
  view: 'View Event',
  viewDetails: 'View Details',
  files: 'Files',
  photos: 'Photos',
  calendar: 'Calendar',
  holiday: (title: string) => `Holiday: ${title}`,
  addToCalendar: 'Add to calendar',
  share: 'Share',
  copied: 'The address of this page was copied',
  addAllToCalendar: 'Add all to your calendar',
  addDaysToCalendar: 'Add holidays, events and deadlines to your calendar',
} as const;

/** Texts of the page with the text of a file. */
export const fileText = {
  link: 'Read as text',
  text: 'This text was read from the file automatically. Lines and tables may look different.',
  ocr: 'This text was read automatically from pictures of the pages. It may have mistakes. The file is the official version.',
  person: 'Typed by the college office.',
  file: 'Open the file',
  page: (number: number, of: number) => (of > 1 ? `Page ${number} of ${of}` : 'Page 1'),
  /** Label of a piece of a page that is too long to show at once. */
  piece: (number: number, piece: number) => `${number}, part ${piece}`,
  pages: 'Pages of the file',
  description: (title: string, college: string) => `${title}, as text, from ${college}.`,
} as const;
