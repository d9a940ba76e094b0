import { BATCH_YEARS_AHEAD } from '@college/contract/codes';
import type { FieldDefinition, FormDefinition } from '../verified/definition.ts';

const sender: FieldDefinition[] = [
  { name: 'name', kind: 'line', max: 100, autoComplete: 'name' },
  { name: 'email', kind: 'email', max: 254, autoComplete: 'email' },
  { name: 'course', kind: 'course', max: 100 },
  { name: 'department', kind: 'department', max: 100 },
  { name: 'batch_from', kind: 'year', max: 4 },
  { name: 'batch_to', kind: 'year', max: 4 },
];
const work: FieldDefinition[] = [
  { name: 'occupation', kind: 'line', max: 200, autoComplete: 'organization-title' },
  { name: 'company_name', kind: 'line', max: 200, autoComplete: 'organization' },
];
const message: FieldDefinition = { name: 'message', kind: 'paragraph', max: 2000 };

const common = {
  call: 'add-message',
  yearsAhead: BATCH_YEARS_AHEAD,
  thanks: 'message',
  mayShowContact: false,
} as const;

/** The two messages: alumni also say where they work. */
export const messageForms = {
  ALUMNI: {
    ...common,
    name: 'alumni-message',
    also: { type: 'ALUMNI' },
    photoType: 'ALUMNI',
    fields: [...sender, ...work, message],
  },
  STUDENT: {
    ...common,
    name: 'student-message',
    also: { type: 'STUDENT' },
    photoType: 'STUDENT',
    fields: [...sender, message],
  },
} as const satisfies Record<string, FormDefinition>;
export type MessageFormType = keyof typeof messageForms;
