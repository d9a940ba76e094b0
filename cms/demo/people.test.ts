import { memberTypes, publicationCategories, rtiRoles } from '@college/contract/codes';
import { describe, expect, test } from 'vitest';
import { activityTables } from '../content/activity-columns.ts';
import {
  academicTables,
  personalTables,
  type RecordTable,
  researchTables,
} from '../content/record-columns.ts';
import { planCommittees } from './plan/committees.ts';
import { planEmployees } from './plan/employees.ts';
import { planFormerPrincipals, planMembers, rtiOfficers } from './plan/offices.ts';
import { endedQuarters } from './plan/quarters.ts';
import type { RecordRow } from './plan/records.ts';
import { designationsInAssamese } from './text/designations.ts';

const today = '2026-11-21';
const employees = planEmployees(today);
const faculty = employees.filter(({ type }) => type === 'FACULTY');
const codes = new Set(faculty.map(({ department }) => department));
const of = (code: string | undefined) => faculty.filter(({ department }) => department === code);
const rowsOf = ({ records }: (typeof employees)[number]): RecordRow[] => [
  ...Object.values(records?.lists ?? {}).flat(),
  ...Object.values(records?.sections ?? {}).flatMap((named) => named.flatMap(({ rows }) => rows)),
];
const quartersOf = (rows: RecordRow[]) => new Set(rows.flatMap(({ quarter }) => quarter ?? []));

const tables: [string, RecordTable][] = [
  ...Object.entries({ ...academicTables, ...personalTables, ...researchTables }),
  ...Object.values(activityTables).map((table): [string, RecordTable] => [table.field, table]),
];

describe('the faculty of the demo', () => {
  const [first] = of('PHY');

  test.each(tables)('the first of PHY has rows in %s, every column of it filled', (list, table) => {
    const { lists = {}, sections = {} } = first?.records ?? {};
    const rows = lists[list] ?? sections[list]?.flatMap((section) => section.rows) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const { cells } of rows) {
      expect(Object.keys(cells).sort()).toEqual(Object.keys(table.columns).sort());
      expect(Object.values(cells).every((cell) => cell.trim())).toBe(true);
    }
  });

  test('the first of PHY has links, addresses, more to say, files and many quarters', () => {
    expect(first).toMatchObject({ live: true, links: true, addresses: { shown: true } });
    expect(first?.more?.as).toBeTruthy();
    const rows = first ? rowsOf(first) : [];
    expect(quartersOf(rows).size).toBeGreaterThanOrEqual(8);
    expect(rows.some(({ files }) => files.length > 0)).toBe(true);
  });

  test('every department has public profiles, hidden ones, and all kinds of publications', () => {
    expect(codes.size).toBe(22);
    for (const code of codes) {
      const people = of(code);
      expect(new Set(people.map(({ live }) => live)).size).toBe(2);
      const published = people.flatMap(({ records }) => records?.lists.other_publications ?? []);
      const categories = new Set(published.map(({ cells }) => cells.category));
      expect(categories).toEqual(new Set(publicationCategories));
    }
    expect(faculty.filter(({ live }) => live)).toHaveLength(faculty.length / 2);
    expect(faculty.some((person) => person.live && rowsOf(person).length <= 3)).toBe(true);
  });

  test('no row is dated outside the twelve quarters that have ended', () => {
    const known = endedQuarters(today, 12).map(({ name }) => name);
    expect([known[0], known.at(-1)]).toEqual(['2026-3rd', '2023-4th']);
    const found = quartersOf(employees.flatMap(rowsOf));
    expect([...found].filter((name) => !known.includes(name))).toEqual([]);
    expect(endedQuarters('2026-01-01', 1)[0]).toMatchObject({
      name: '2025-4th',
      from: '08-10-2025',
    });
  });
});

describe('the offices of the demo', () => {
  test('are complete: governing body, alumni committee, union, RTI officers', () => {
    const count = (type: string) =>
      planMembers(today).filter((member) => member.type === type).length;
    expect(memberTypes.map(count)).toEqual([8, 10, 12]);
    expect(rtiOfficers.map(({ role }) => role)).toEqual([...rtiRoles]);
  });

  test('had seventeen principals, one after the other', () => {
    const principals = planFormerPrincipals();
    expect(principals).toHaveLength(17);
    expect([principals[0]?.from, principals.at(-1)?.to]).toEqual(['1954-09-01', '2018-06-28']);
    for (const [i, { from, to }] of principals.entries()) {
      expect(from < to).toBe(true);
      const before = principals[i - 1];
      if (before) expect(Date.parse(from) - Date.parse(before.to)).toBe(24 * 60 * 60 * 1000);
    }
  });

  test('has committees of the college, the quality cell and each wing, one full, one nearly empty', () => {
    const committees = planCommittees();
    expect(committees).toHaveLength(16);
    const codes = committees.map(({ code }) => code);
    for (const wing of ['NCC', 'NCC_ARMY', 'NCC_NAVY', 'NCC_AIR', 'NCC_GIRL', 'NSS'])
      expect(codes).toContain(wing);
    expect(committees.filter(({ code }) => code === 'IQAC')).toHaveLength(3);
    expect(committees[0]).toMatchObject({
      tasks: [{}, {}, {}],
      minutes: [{}, {}, {}].map(() => expect.any(String)),
    });
    expect(committees.at(-1)).toMatchObject({ tasks: [], minutes: [], members: expect.any(Array) });
  });
});

test('every designation is there in Assamese', () => {
  const missing = employees.filter(({ designation }) => !designationsInAssamese[designation]);
  expect(missing.map(({ designation }) => designation)).toEqual([]);
});
