/** Names of the pages of administration, quality assurance, research, alumni, right to information and galleries. */
export const institutionPages = {
  '/committee-description': 'A committee in detail',
  '/rti/officers': 'Officers for information',
  '/iqac/strategies': 'Strategies',
  '/iqac/core-committes': 'Core committees',
  '/iqac/teams': 'Teams',
  '/iqac/units-and-wings': 'Units and wings',
  '/iqac/organogram': 'Organogram of the IQAC',
  '/iqac/handbook': 'Handbook',
  '/iqac/academic-calendar': 'Academic calendar',
  '/iqac/aqar': 'AQAR',
  '/iqac/annual-report': 'Annual reports',
  '/iqac/actionplan': 'Action plans',
  '/iqac/atr': 'Action taken reports',
  '/iqac/matrix': 'Metrics and evidence',
  '/iqac/ssr': 'Self study report',
  '/iqac/ssrmatrix': 'SSR metrics and evidence',
  '/iqac/iiqa': 'IIQA',
  '/iqac/sdf': 'SDF',
  '/iqac/dvv': 'DVV clarifications',
  '/iqac/dvv-archives': 'DVV archives',
  '/iqac/cgc': 'CGC',
  '/iqac/dac': 'DAC',
  '/iqac/auditreport': 'Audit reports',
  '/iqac/aishe-data': 'AISHE data',
  '/iqac/nirf': 'NIRF reports',
  '/iqac/mou-collaborations': 'MoUs and collaborations',
  '/iqac/best-practice': 'Best practices',
  '/iqac/institutional-distingtiveness': 'Institutional distinctiveness',
  '/iqac/co_po': 'COs & POs of the departments',
  '/iqac/event-news': 'Events and news of the IQAC',
  '/iqac/minutes': 'Minutes of meetings',
  '/iqac/feedback': 'Feedback forms',
  '/iqac/feedback-analysis': 'Feedback analysis',
  '/iqac/sss': 'Student satisfaction survey',
  '/research-projects': 'Research projects',
  '/research-journal': 'Research journals',
  '/research-notifications': 'Research notifications',
  '/alumni/support': 'Alumni support',
  '/alumni/events': 'Alumni events',
  '/alumni/achievements': 'Alumni achievements',
  '/alumni/list': 'Alumni of the departments',
  '/gallery/document': 'Document gallery',
  '/gallery/video': 'Video gallery',
} as const;

/** Headings of the menus at the side. */
export const institutionGroups = {
  reports: 'Reports',
  meetings: 'Events and Meetings',
  feedbacks: 'Feedbacks',
  notable: 'Notable alumni',
  voices: 'Write to us',
  galleries: 'Galleries',
  rti: 'Right to information',
} as const;

export const evidence = {
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
  /** Tabs of pages that show several types of document. */
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

export const committees = {
  title: 'Committees',
  members: 'Members',
  membersOf: (committee: string) => `Members of the ${committee}`,
  objectives: 'Objectives',
  tasks: 'Tasks and activities',
  minutes: 'Minutes',
  minutesOf: (committee: string) => `Minutes, ${committee}`,
  number: '#',
  name: 'Name',
  designation: 'Designation',
  none: 'No Data found',
} as const;

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

export const alumni = {
  menu: 'Alumni',
  viewDetails: 'View Details',
  none: 'No Data found',
} as const;

export const gallery = {
  photos: (album: string) => `Photos: ${album}`,
  enlarged: 'Enlarged picture',
  watch: 'Watch the film',
} as const;
