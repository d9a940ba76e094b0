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
