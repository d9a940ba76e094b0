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
