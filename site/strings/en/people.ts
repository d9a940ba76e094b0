/** Words of the list of everybody who works at the college. */
export const people = {
  description: (title: string, college: string) =>
    `${title} of ${college}: teachers and officers, by name.`,
  all: 'All',
  letters: 'First letter of the name',
  narrow: 'Narrow down',
  department: 'Department',
  kind: 'Kind',
  kinds: {
    PRINCIPAL: 'Principal',
    FACULTY: 'Teacher',
    OFFICE_STAFF: 'Staff',
    BEARER: 'Bearer',
  },
  show: 'Show',
  none: 'No Data found',
  count: (count: number) => (count === 1 ? 'One person, as data:' : `${count} people, as data:`),
} as const;
