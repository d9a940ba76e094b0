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
