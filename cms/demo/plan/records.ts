/** What is recorded of a teacher: all of it, some of it, next to nothing. Pages must look right for each. */
import type { DocumentName } from '../pdf/documents.ts';
import { createRandom, seedOf } from '../random.ts';
import type { DepartmentText } from '../text/departments.ts';
import { activityRows, sectionRow, sectionRows } from './activity-rows.ts';
import type { Day } from './calendar.ts';
import { academicRows, personalRows } from './person-rows.ts';
import { endedQuarters } from './quarters.ts';
import { type Cells, type Occasion, publicationRows, researchRows } from './record-rows.ts';

export interface RecordRow {
  cells: Cells;
  quarter?: string;
  files: readonly DocumentName[];
  /** A proof that lies elsewhere. */
  link?: string;
}
export interface RecordsPlan {
  lists: Record<string, RecordRow[]>;
  sections: Record<string, { name: string; rows: RecordRow[] }[]>;
}
export type Extent = 'all' | 'much' | 'some' | 'little';

const dated = { ...activityRows, ...personalRows, ...researchRows, ...publicationRows };
type DatedList = keyof typeof dated;

/** How many rows; tables that are not named stay empty. */
const counts: Record<Exclude<Extent, 'all'>, Partial<Record<DatedList, number>>> = {
  much: {
    papers_taught: 3,
    seminars: 2,
    research: 2,
    research_articles: 3,
    other_publications: 6,
    research_paper: 2,
    text_book: 1,
    awards: 1,
    workshop: 2,
    college_activities: 1,
  },
  some: { papers_taught: 2, research_articles: 2, research_paper: 1, workshop: 1, guideship: 1 },
  little: { research_articles: 1 },
};
const countOf = (list: DatedList, extent: Extent) => {
  if (extent === 'all') return list === 'other_publications' ? 12 : 4;
  return counts[extent][list] ?? 0;
};

const reaches: Record<Extent, readonly (keyof typeof academicRows)[]> = {
  all: ['bDegree', 'mDegree', 'phd', 'mphil', 'oDegree'],
  much: ['bDegree', 'mDegree', 'phd'],
  some: ['mDegree', 'phd'],
  little: ['mDegree'],
};

const proofs = ['memorandum.pdf', 'annual-report.pdf', 'minutes-of-meeting.pdf'] as const;

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

export function planRecords(
  who: string,
  department: DepartmentText,
  since: number,
  extent: Extent,
  today: Day,
): RecordsPlan {
  const random = createRandom(seedOf(`records ${who}`));
  const quarters = endedQuarters(today, 12);
  const occasion = (index: number): Occasion => {
    const when = random.pick(quarters);
    return { random, department, index, since, when };
  };
  const dating =
    (cells: (at: Occasion) => Cells) =>
    (index: number): RecordRow => {
      const at = occasion(index);
      // A few rows of every longer table have no quarter: they stand in the whole report alone.
      const quarter = index === 3 ? {} : { quarter: at.when.name };
      const files = index % 2 === 0 ? [random.pick(proofs)] : [];
      const link = index === 1 ? { link: `https://repository.example.org/${at.when.name}` } : {};
      return { cells: cells(at), ...quarter, files, ...link };
    };
  const academic = reaches[extent].map((list): [string, RecordRow[]] => [
    list,
    times(list === 'oDegree' ? 2 : 1, (i) => ({
      cells: academicRows[list](occasion(i)),
      files: [],
    })),
  ]);
  const lists = (Object.keys(dated) as DatedList[]).map((list): [string, RecordRow[]] => [
    list,
    times(countOf(list, extent), dating(dated[list])),
  ]);
  const withSections = extent === 'all' || extent === 'much' ? Object.entries(sectionRows) : [];
  const sections = withSections.map(([list, named]) => [
    list,
    Object.entries(named).map(([name, activities]) => ({
      name,
      rows: activities.map((activity: string, i: number) =>
        dating((at) => sectionRow(activity, at))(i),
      ),
    })),
  ]);
  return {
    lists: Object.fromEntries([...academic, ...lists].filter(([, rows]) => rows.length > 0)),
    sections: Object.fromEntries(sections),
  };
}
