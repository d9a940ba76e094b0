import type { Role } from '../../access.ts';

/** Actions on many records of a list at once. */
export type BulkAction = 'edit' | 'publish' | 'take-off' | 'delete';

const lifecycle = ['publish', 'take-off', 'delete'] as const;

/** Bulk actions of each role. A role still needs the right to do them to each single record. */
export const bulkRights: Record<Role, readonly BulkAction[]> = {
  administrator: ['edit', ...lifecycle],
  editor: ['edit', ...lifecycle],
  'department-editor': lifecycle,
  'iqac-coordinator': lifecycle,
  // Submissions and profiles are decided one by one.
  moderator: ['delete'],
  'head-of-department': [],
  teacher: [],
};
