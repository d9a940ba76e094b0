import type { Where } from 'payload';

/** Returns what replaces a condition; undefined for one that stays. */
export type Change = (path: string, operator: string, value: unknown) => Where | undefined;

/** Replaces conditions of a `where`, also in alternatives. */
export function changeConditions(where: Where, change: Change): Where {
  const parts = Object.entries(where).flatMap(([path, constraint]): Where[] => {
    if (Array.isArray(constraint))
      return [{ [path]: constraint.map((part) => changeConditions(part, change)) }];
    return Object.entries(constraint).map(
      ([operator, value]) => change(path, operator, value) ?? { [path]: { [operator]: value } },
    );
  });
  const [only, ...others] = parts;
  return only && others.length === 0 ? only : { and: parts };
}
