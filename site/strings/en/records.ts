export const records = {
  none: 'NA',
  csv: 'Download as CSV',
  quarters: 'Choose quarters',
  from: 'From quarter',
  to: 'To quarter',
  allQuarters: 'All',
  show: 'Show',
  reports: {
    projects: 'Research projects',
    publications: 'Research publications',
    chapters: 'Chapters in books',
    other: 'Other publications',
    edited: 'Books or journals edited',
    popular: 'Articles in popular books',
    newspaper: 'Newspaper publications',
    econtent: 'E-content',
  },
} as const;
