export const search = {
  description: 'Search pages, departments and recent notices.',
  results: (count: number, words: string) =>
    count === 1 ? `One result for “${words}”` : `${count} results for “${words}”`,
  none: 'No Data found',
  hint: 'A name, a subject, a word of a notice, or the number of a metric such as 3.4.4.',
  metrics: 'Metrics and their evidence',
  pages: 'Pages',
  departments: 'Departments',
  notices: 'Recent notices',
} as const;

export const sitemap = {
  description: (college: string) => `Every page of ${college} on one page, by section.`,
} as const;
