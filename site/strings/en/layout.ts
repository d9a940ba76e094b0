export const layout = {
  skip: 'Skip to the content',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  sections: 'Sections of this website',
  login: 'Login',
  contact: 'Contact',
  home: 'Home',
  breadcrumb: 'You are here',
  established: (year: string) => `Established ${year}`,
  visitors: 'Visitors',
  admission: 'Online Admission',
  newTab: 'Link opend in a new tab',
  opensNewTab: '(opens in a new tab)',
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
