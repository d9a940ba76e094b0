export const research = {
  departments: 'Departments',
  all: 'All departments',
  allOf: (department: string) => `All of ${department}`,
  reports: 'Reports',
  inDepartment: (page: string, department: string) => `${page}: ${department}`,
  text: (department: string) => `Research in ${department}`,
  publications: 'Publications of the college',
  none: 'No Data found',
} as const;

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
