/** What filters ask for, among the words of an entry: no folded word begins with a full stop. */
import type { SearchTab } from '@college/contract/search';

export interface Filters {
  tab?: SearchTab;
  /** The number of a department; 0: the college itself. */
  department?: number | 'none';
  year?: number;
}

export const marksOf = ({ tab, department, year }: Filters): string[] => [
  ...(tab ? [`.t.${tab}`] : []),
  ...(department === undefined ? [] : [`.d.${department}`]),
  ...(year ? [`.y.${year}`] : []),
];
