/** The tables of a profile beside its activities and degrees: each is a CSV file, too. */
const namedTables = ['awards', 'achievements', 'college_activities', 'social_activities'] as const;
export type NamedTable = (typeof namedTables)[number];
type PersonTable = NamedTable | 'guideship';

export const isPersonTable = (name: string): name is PersonTable =>
  name === 'guideship' || namedTables.some((table) => table === name);

/** Those that a quarterly report shows where they have rows. */
export const reportedTables: readonly NamedTable[] = namedTables;

/** Address of a table as CSV. */
export const tableAddress = (csv: string, table: PersonTable): string => `${csv}&table=${table}`;
