import type { EmployeeType } from '@college/contract/codes';

/** Types of employees whose profile page can be public. */
export const typesWithProfile: readonly EmployeeType[] = ['FACULTY', 'PRINCIPAL'];

export const hasProfile = ({ type }: { type?: EmployeeType }): boolean =>
  type !== undefined && typesWithProfile.includes(type);
