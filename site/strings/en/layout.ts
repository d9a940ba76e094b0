export const layout = {
  skip: 'Skip to the content',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  aboutWebsite: 'About this website',
  login: 'Login',
  contact: 'Contact',
  home: 'Home',
  breadcrumb: 'You are here',
  established: (year: string) => `Established ${year}`,
  visitors: 'Visitors',
  admission: 'Online Admission',
  newTab: 'Link opend in a new tab',
  opensNewTab: '(opens in a new tab)',
  otherSite: '(another website, opens in a new tab)',
  leaving: {
    title: 'You are leaving this website',
    text: (college: string) =>
      `This link leads to a website that is not of a government. ${college} is not responsible for its content.`,
    go: 'Open',
  },
  emblem: 'Emblem',
  owner: 'Website owned by',
  feedback: 'Feedback',
  highContrast: 'High contrast',
  nationalPortal: 'National Portal of India',
  holidayToday: 'Holiday today',
  printedFrom: 'Printed from',
  alert: 'Emergency',
  close: 'Close',
  loading: 'Loading . . . ',
  loadingGallery: 'Loading Gallery...Please wait',
} as const;

export const dates = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;

export const notFound = {
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved to another address.',
  search: 'Search this site',
  searchButton: 'Search',
  suggestions: 'Were you looking for one of these pages?',
} as const;

export const withdrawn = {
  title: 'This file was removed',
  text: 'The college no longer publishes this file. Look for a newer version under Notices or Downloads.',
} as const;

export const tooLarge = {
  title: 'This page is too long to show',
  text: 'It has too much content for one page. Please search for what you need, or write to the college office.',
} as const;

export const unavailable = {
  title: 'This page is not available right now',
  text: 'The website cannot load its content at the moment. Please try again in a few minutes.',
  retry: 'Try again',
} as const;

/** Texts for editors who look at a draft. */
export const preview = {
  title: 'Preview',
  unpublished: 'Preview: not published. Visitors do not see this yet.',
  published: 'Preview: the published version.',
  writing: 'Preview while you write. Visitors see your changes only after you publish them.',
  light: 'Light',
  dark: 'Dark',
  ended:
    'This preview has expired, or its address is incomplete. Reload the page in the admin, then press Preview again.',
} as const;
