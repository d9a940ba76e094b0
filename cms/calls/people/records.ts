/**
 * Presents a teacher's record tables: only their own columns, without fields that the admin may get
 * later.
 */
import { activityNames } from '@college/contract/activity-names';
import { ALL_QUARTERS } from '@college/contract/days/years';
import type { Activities, ActivityBlock, Profile } from '@college/contract/profile';
import { activitySubIds, activityTables } from '../../content/people/activity-columns.ts';
import { replacedCell } from '../../content/people/evidence-columns.ts';
import {
  academicTables,
  personalTables,
  type RecordTable,
  researchTables,
} from '../../content/people/record-columns.ts';
import { fields } from '../../for-visitors.ts';
import type { Employee as StoredEmployee } from '../../payload-types.ts';
import type { Context } from '../handler.ts';
import { filesOf, linkOf, type Related } from '../related.ts';

const keysOf = <Key extends string>(object: Record<Key, unknown>) => Object.keys(object) as Key[];
const activityFields = activitySubIds.map((id) => activityTables[id].field);

export const activitiesFields = fields(...activityFields, ...keysOf(researchTables));
export const personalFields = fields(...keysOf(academicTables), ...keysOf(personalTables));

type ActivityFields = keyof typeof activitiesFields;
export type ActivitiesRow = Pick<StoredEmployee, ActivityFields>;
export type PersonalRow = Pick<StoredEmployee, keyof typeof personalFields>;

type Row = {
  quarter?: string | null;
  file?: (number | { id: number })[] | null;
  link?: string | null;
  section_name?: string | null;
  section_data?: Row[] | null;
};

/** Context for presenting records. */
export interface Reading extends Pick<Context, 'locale'> {
  related: Related;
  quarter: string;
}

const inQuarter = (quarter: string) => (row: Row) =>
  quarter === ALL_QUARTERS || row.quarter === quarter;

/** All rows that can have a quarter and files, including those in sections. */
function datedRows(employee: ActivitiesRow & Partial<PersonalRow>): Row[] {
  const names = [...keysOf(activitiesFields), ...keysOf(personalTables)];
  const rows = names.flatMap((name): Row[] => employee[name] ?? []);
  return rows.flatMap((row) => row.section_data ?? [row]);
}

/** Quarters, the latest first. Their names sort in chronological order. */
export function quartersOf(employee: ActivitiesRow & Partial<PersonalRow>): string[] {
  const quarters = datedRows(employee).flatMap(({ quarter }) => quarter || []);
  return [...new Set(quarters)].sort().reverse();
}

function cells({ columns }: RecordTable, row: object): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.keys(columns).map((name) => [name, String(values.get(name) ?? '')]),
  );
}

const dated = (table: RecordTable, rows: Row[], { related, quarter }: Reading, name = '') =>
  rows.filter(inQuarter(quarter)).map((row) => ({
    ...cells(table, row),
    ...replacedCell(name, row),
    quarter: row.quarter ?? '',
    file: [...filesOf(row.file, related), ...linkOf(row.link)],
  }));

const sections = (table: RecordTable, rows: Row[], reading: Reading) =>
  rows
    .map(({ section_name, section_data }) => ({
      section_name: section_name ?? '',
      section_data: dated(table, section_data ?? [], reading),
    }))
    .filter(({ section_data }) => section_data.length > 0);

function blocks(employee: ActivitiesRow, reading: Reading): ActivityBlock[] {
  const all = activitySubIds.map((id) => {
    const table = activityTables[id];
    return {
      activity_name: activityNames[reading.locale][id],
      activity_sub_id: id,
      activity_data:
        'inSections' in table
          ? sections(table, employee[table.field] ?? [], reading)
          : dated(table, employee[table.field] ?? [], reading, table.field),
    };
  });
  return all.filter(({ activity_data }) => activity_data.length > 0) as ActivityBlock[];
}

/** Projects are stored once. The research record shows them without some columns. */
const projects = (all: ActivityBlock[]): Activities['research'] =>
  all.flatMap((block) =>
    block.activity_sub_id === '4.1'
      ? block.activity_data.map(({ type, fund_received, ...project }) => project)
      : [],
  );

export function presentActivities(
  employee: ActivitiesRow & Partial<PersonalRow>,
  reading: Reading,
): Activities {
  const own = blocks(employee, reading);
  const record = keysOf(researchTables).map((name) => [
    name,
    dated(researchTables[name], employee[name] ?? [], reading, name),
  ]);
  return {
    qr: quartersOf(employee),
    blocks: own,
    research: projects(own),
    ...(Object.fromEntries(record) as Pick<Activities, keyof typeof researchTables>),
  };
}

type PersonalLists = Pick<Profile, keyof typeof personalFields>;

export function presentPersonal(employee: PersonalRow, reading: Reading): PersonalLists {
  const degrees = keysOf(academicTables).map((name) => [
    name,
    (employee[name] ?? []).map((row) => cells(academicTables[name], row)),
  ]);
  const lists = keysOf(personalTables).map((name) => [
    name,
    dated(personalTables[name], employee[name] ?? [], reading),
  ]);
  return Object.fromEntries([...degrees, ...lists]) as PersonalLists;
}
