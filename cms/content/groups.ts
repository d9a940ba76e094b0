/** Headings of the admin's menu. */
export const groups = {
  notices: 'Notices & events',
  departments: 'Departments',
  people: 'People',
  quality: 'Quality assurance',
  pages: 'Pages',
  files: 'Pictures & files',
  home: 'Home page',
  inbox: 'Inbox',
  administration: 'Administration',
} as const;
