import type { Role } from '../../access.ts';

export const roleLabels: Record<Role, string> = {
  administrator: 'Administrator: everything, including accounts',
  editor: 'Editor: all content',
  'department-editor': 'Department editor: their own department',
  'iqac-coordinator': 'IQAC coordinator: quality assurance',
  moderator: 'Moderator: inbox',
  'head-of-department': 'Head of department: approves the profiles of its teachers',
  teacher: 'Teacher: their own profile',
};
