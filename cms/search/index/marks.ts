/**
 * Filter values, stored as words of an entry. They start with a full stop, which no folded word
 * does.
 */
import type { SearchTab } from '@college/contract/search';

export interface Filters {
  tab?: SearchTab;
  /** Id of a department; 0 is the college itself. */
  department?: number | 'none';
  year?: number;
}

export const marksOf = ({ tab, department, year }: Filters): string[] => [
  ...(tab ? [`.t.${tab}`] : []),
  ...(department === undefined ? [] : [`.d.${department}`]),
  ...(year ? [`.y.${year}`] : []),
];
