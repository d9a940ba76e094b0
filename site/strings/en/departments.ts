export const departments = {
  title: 'Departments and centres',
  description: (college: string) => `All departments and centres of ${college} by stream.`,
  ofStream: (stream: string) => `${stream}: departments and centres`,
  descriptionOf: (stream: string, college: string) =>
    `The departments and centres of ${college} under ${stream}.`,
  choose: 'Streams',
  count: (count: number) => (count === 1 ? '1 department' : `${count} departments`),
  streams: { ARTS: 'Arts', SCIENCE: 'Science', COMMERCE: 'Commerce', OTHERS: 'Others' },
  none: 'No Data found',
} as const;
