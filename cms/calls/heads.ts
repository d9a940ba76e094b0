/** Heads of departments: who is head today, and who was before. */
import type { DepartmentHead } from '@college/contract/entities';
import { fields, forVisitors, MOST_RECORDS } from '../for-visitors.ts';
import { idOf } from '../id-of.ts';
import { dateText, endOfToday, startOfToday } from '../time-zone/dates.ts';
import { say } from '../words/say.ts';
import type { Context } from './handler.ts';

/** The head of a department today, and the title in the reader's language. */
export interface Head {
  id: number;
  title: string;
}

/**
 * Reads the heads of departments, the latest first. A term ends on its last day, or when the next
 * head begins; the last one also when the person leaves. `to` is '' for the head of today.
 */
export async function readHeads(
  context: Context,
  departments: readonly number[],
): Promise<Map<number, DepartmentHead[]>> {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: {
      department: { in: [...departments] },
      head_since: { less_than: endOfToday().toISOString() },
    },
    sort: ['-head_since', '-id'],
    limit: MOST_RECORDS,
    select: fields('name', 'department', 'head_since', 'head_until', 'date_of_leaving'),
  });
  const heads = new Map<number, DepartmentHead[]>();
  for (const { id, name, department, head_since, head_until, date_of_leaving } of docs) {
    const list = heads.get(idOf(department) ?? 0) ?? [];
    const to = dateText([head_until, date_of_leaving].find(isOver)) || (list.at(-1)?.from ?? '');
    list.push({ id: String(id), name, from: dateText(head_since), to });
    heads.set(idOf(department) ?? 0, list);
  }
  return heads;
}

/** True for a day before today. */
const isOver = (day?: string | null): boolean => Boolean(day && new Date(day) < startOfToday());

/** Reads who is head of each department today. */
export async function readHeadsOfToday(
  context: Context,
  departments: readonly number[],
): Promise<Map<number, Head>> {
  const title = say(context.locale, 'Head of the Department');
  const heads = await readHeads(context, departments);
  return new Map(
    [...heads].flatMap(([department, [latest]]): [number, Head][] =>
      latest?.to === '' ? [[department, { id: Number(latest.id), title }]] : [],
    ),
  );
}

/** Words of designations that already name the head. */
const saysHead = /\bhead\b|\bhod\b|মুৰব্বী/i;

/** The designation, and for the head of the department this title. */
export const positionOf = (designation: string, id: number, head: Head | undefined): string =>
  head?.id === id && !saysHead.test(designation)
    ? [designation, head.title].filter(Boolean).join(', ')
    : designation;
