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

/** Streams that have a heading of their own on the home page. */
const STREAMS = ['ARTS', 'SCIENCE', 'COMMERCE'] as const satisfies readonly Stream[];

/**
 * Departments outside the headings of the streams, grouped under the name of their kind: faculties of their own first, then
 * those of the stream OTHERS. Those without a kind come last, under `others`.
 */
export function ownFaculties(
  departments: readonly DepartmentSummary[],
  others: string,
): OwnFaculty[] {
  const outside = departments.filter(
    (department) =>
      !isOwnFaculty(department) && !STREAMS.some((stream) => inStream(department, stream)),
  );
  const withKind = [...departments.filter(isOwnFaculty), ...outside].map((department) => ({
    department,
    kind:
      department.other_stream.trim() || (isOwnFaculty(department) ? department.dept_name : others),
  }));
  const named = withKind.filter(({ kind }) => kind !== others);
  const unnamed = withKind.filter(({ kind }) => kind === others);
  const groups = Map.groupBy([...named, ...unnamed], ({ kind }) => kind);
  return [...groups].map(([title, list]) => ({
    title,
    list: list.map(({ department }) => department),
  }));
}
