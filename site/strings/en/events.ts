export const events = {
  inYear: (year: string) => `Events of ${year}`,
  description: (college: string) => `What happened at ${college}, year by year.`,
  descriptionOf: (events: string, college: string) => `${events} at ${college}, newest first.`,
  eventDescription: (title: string, college: string) => `${title}, an event at ${college}.`,
  none: 'No Events found',
  view: 'View Event',
  files: 'Files',
  photos: 'Photos',
  enlarge: 'Enlarge',
} as const;
