import { isOwnFaculty, type Stream } from '@college/contract/codes';
import type { DepartmentSummary } from '@college/contract/entities';

/** Departments shown before Show More is pressed. */
export const PREVIEW = 4;

/** Whether a department stands under a stream; a dual one stands under Arts and under Science. */
export function inStream(department: DepartmentSummary, stream: Stream): boolean {
  if (department.stream === stream) return true;
  return department.is_dual === 1 && (stream === 'ARTS' || stream === 'SCIENCE');
}

export interface OwnFaculty {
  title: string;
  list: readonly DepartmentSummary[];
}

/** Departments beside the streams, under the name of their kind: those of one kind together. */
export function ownFaculties(departments: readonly DepartmentSummary[]): OwnFaculty[] {
  const own = Map.groupBy(
    departments.filter(isOwnFaculty),
    (one) => one.other_stream || one.dept_name,
  );
  return [...own].map(([title, list]) => ({ title, list }));
}
