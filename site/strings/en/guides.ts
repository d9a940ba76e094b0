/** The page of a guide: how to get one thing done at the office. */
export const guides = {
  steps: 'Steps',
  documents: 'Documents needed',
  fee: 'Fee',
  ready: 'Ready within',
  workingDays: (days: number) => (days === 1 ? '1 working day' : `${days} working days`),
  office: 'Office',
  contact: 'Contact',
  apply: 'Apply online',
} as const;
