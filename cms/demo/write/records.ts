import { randomBytes } from 'node:crypto';
import type { Employee } from '../../payload-types.ts';
import type { RecordRow, RecordsPlan } from '../plan/records.ts';
import { fileOf, type Writer } from './writer.ts';

/** Payload's own hooks would give each row its id. */
const newId = () => ({ id: randomBytes(12).toString('hex') });

const inList = (writer: Writer, rows: readonly RecordRow[]) =>
  rows.map(({ cells, quarter, files, link }) => ({
    ...newId(),
    ...cells,
    ...(quarter && { quarter }),
    ...(link && { link }),
    ...(files.length > 0 && { file: files.map((name) => fileOf(writer, name)) }),
  }));

/** The tables of an employee; the plan names lists and columns as the fields are named. */
export function recordsOf(writer: Writer, plan: RecordsPlan | undefined): Partial<Employee> {
  const lists = Object.entries(plan?.lists ?? {}).map(([list, rows]) => [
    list,
    inList(writer, rows),
  ]);
  const sections = Object.entries(plan?.sections ?? {}).map(([list, named]) => [
    list,
    named.map(({ name, rows }) => ({
      ...newId(),
      section_name: name,
      section_data: inList(writer, rows),
    })),
  ]);
  return Object.fromEntries([...lists, ...sections]);
}
