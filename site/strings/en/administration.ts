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

export const committees = {
  members: 'Members',
  membersOf: (committee: string) => `Members of the ${committee}`,
  objectives: 'Objectives',
  tasks: 'Tasks and activities',
  minutes: 'Minutes',
  minutesOf: (committee: string) => `Minutes, ${committee}`,
  number: '#',
  name: 'Name',
  designation: 'Designation',
  all: 'All committees',
  none: 'No Data found',
} as const;
