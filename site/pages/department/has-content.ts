/** Whether a department has anything to show on a page. */
import type { Client } from '@college/contract/client';
import type { DepartmentFileType, EmployeeType } from '@college/contract/codes';
import type { Department } from '@college/contract/entities';
import { departmentSections } from '@college/contract/profile';
import { hasText } from '../../components/text/clean.ts';

export type Filled = (department: Department, call: Client) => boolean | Promise<boolean>;
type TextField = {
  [Key in keyof Department]-?: Department[Key] extends string ? Key : never;
}[keyof Department];

/** An entry whose call fails stays: its page says what is wrong, and the others are shown all the same. */
export const any = (answer: Promise<readonly unknown[]>): Promise<boolean> =>
  answer.then(
    ({ length }) => length > 0,
    () => true,
  );
export const text =
  (field: TextField): Filled =>
  (department) =>
    hasText(department[field]);
export const files =
  (type: DepartmentFileType): Filled =>
  ({ dept_code }, call) =>
    any(call.getdepartmentfilebytype({ dept_code, type }));
export const people =
  (type: EmployeeType): Filled =>
  ({ dept_code }, call) =>
    any(call.getemployeebytype({ dept_code, type }));
export const lists: Filled = (department) =>
  departmentSections.some((name) => name !== 'home' && department[name].length > 0);
export const either =
  (...conditions: Filled[]): Filled =>
  async (department, call) =>
    (await Promise.all(conditions.map((filled) => filled(department, call)))).includes(true);
