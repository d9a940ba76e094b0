/** Conditions under which a department's page has content. */
import type { Client } from '@college/contract/client';
import type { DepartmentFileType, EmployeeType } from '@college/contract/codes';
import type { Department } from '@college/contract/entities';
import { departmentSections } from '@college/contract/profile';
import { hasText } from '../../components/text/clean-html.ts';

export type HasContent = (department: Department, call: Client) => boolean | Promise<boolean>;
type TextField = {
  [Key in keyof Department]-?: Department[Key] extends string ? Key : never;
}[keyof Department];

/** True if a call returns items. A failed call counts as true, because its page shows the error. */
export const hasItems = (answer: Promise<readonly unknown[]>): Promise<boolean> =>
  answer.then(
    ({ length }) => length > 0,
    () => true,
  );
export const hasField =
  (field: TextField): HasContent =>
  (department) =>
    hasText(department[field]);
export const hasFiles =
  (type: DepartmentFileType): HasContent =>
  ({ dept_code }, call) =>
    hasItems(call.getdepartmentfilebytype({ dept_code, type }));
export const hasPeople =
  (type: EmployeeType): HasContent =>
  ({ dept_code }, call) =>
    hasItems(call.getemployeebytype({ dept_code, type }));
export const hasLists: HasContent = (department) =>
  departmentSections.some((name) => name !== 'home' && department[name].length > 0);
export const anyOf =
  (...conditions: HasContent[]): HasContent =>
  async (department, call) =>
    (await Promise.all(conditions.map((hasContent) => hasContent(department, call)))).includes(
      true,
    );
