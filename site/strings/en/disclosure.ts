import type { DutyState } from '@college/contract/entities';

/** The public disclosure: required content and its place. */
export const disclosure = {
  description: (title: string, college: string) =>
    `${title} of ${college}: what the rules ask colleges to publish, and where it is on this website.`,
  duty: 'What is asked',
  place: 'Where it is',
  date: 'Date',
  state: 'State',
  states: {
    published: 'Published',
    stale: 'Older than allowed',
    missing: 'Missing',
    not_applicable: 'Does not apply',
  } satisfies Record<DutyState, string>,
  open: 'Open',
  others: 'Other rules',
} as const;
