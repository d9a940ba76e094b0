/** What the forms ask for whose sender proves an e-mail address. */
import type { Fields } from './definition.ts';

export const person = {
  name: { kind: 'line', autoComplete: 'name' },
  email: { kind: 'email', autoComplete: 'email' },
} as const satisfies Fields;

export const studies = {
  department: { kind: 'department', hint: 'departmentHint' },
  batch_from: { kind: 'year' },
  batch_to: { kind: 'year' },
} as const satisfies Fields;

export const occupation = {
  kind: 'line',
  autoComplete: 'organization-title',
} as const satisfies Fields['occupation'];
