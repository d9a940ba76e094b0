import type { Role } from '../../access.ts';

/** What is done to many records of a list at once. */
export type BulkAction = 'edit' | 'publish' | 'take-off' | 'delete';

const lifecycle = ['publish', 'take-off', 'delete'] as const;

/** What each role may do to many of the records that it may do it to one by one. */
export const bulkRights: Record<Role, readonly BulkAction[]> = {
  administrator: ['edit', ...lifecycle],
  editor: ['edit', ...lifecycle],
  'department-editor': lifecycle,
  'iqac-coordinator': lifecycle,
  // What was sent is decided one by one, and so is what was handed in.
  moderator: ['delete'],
  'head-of-department': [],
  teacher: [],
};
