/** Words of every list that can be narrowed down and taken home as data. */
export const directory = {
  all: 'All',
  narrow: 'Narrow down',
  show: 'Show',
  none: 'No Data found',
} as const;

export const people = {
  description: (title: string, college: string) =>
    `${title} of ${college}: teachers and officers, by name.`,
  letters: 'First letter of the name',
  department: 'Department',
  kind: 'Kind',
  kinds: {
    PRINCIPAL: 'Principal',
    FACULTY: 'Teacher',
    OFFICE_STAFF: 'Office staff',
    BEARER: 'Bearer',
  },
  count: (count: number) => (count === 1 ? 'One person, as data:' : `${count} people, as data:`),
} as const;
