import { employeeTypes } from '@college/contract/codes';
import type { Alumnus, DepartmentHead, Message } from '@college/contract/entities';
import type { Profile } from '@college/contract/profile';
import { readBatch, storedDay } from '../days.ts';
import type { Importer } from '../importer.ts';
import { type InAll, mainOf, pairs } from '../source.ts';
import type { Tools } from '../writer.ts';
import { readProfiles, recordsOf } from './records.ts';

type Departments = ReadonlyMap<string, number>;

export async function importEmployees(importer: Importer, departments: Departments) {
  await importStaff(importer, importer.codes.office, undefined);
  for (const [code, department] of departments) await importStaff(importer, code, department);
}

async function importStaff(
  { source, saveRecord }: Importer,
  dept_code: string,
  department?: number,
) {
  const answer = department ? await source.ask('getdeptdata', { dept_code }) : undefined;
  // 0 for a code that the source does not know.
  const profile = answer && mainOf(answer);
  const heads = profile ? profile.heads : [];
  for (const type of employeeTypes) {
    const listed = await source.ask('getemployeebytype', { dept_code, type });
    const people = await readProfiles(source, dept_code, pairs(listed));
    for (const [index, rows] of people.entries())
      await saveRecord({
        collection: 'employees',
        key: mainOf(rows).id,
        id: mainOf(rows).id,
        rows,
        data: async (row, tools) => ({
          ...(await employeeOf(row, { department, order: (index + 1) * 10 }, tools)),
          ...termOf(heads.find(({ id }) => id === row.id)),
        }),
      });
  }
}

/** The days on which a person became and ceased to be head of the department. */
const termOf = ({ from = '', to = '' }: Partial<DepartmentHead> = {}) => ({
  head_since: storedDay(from),
  head_until: storedDay(to),
});

async function employeeOf(
  row: Profile,
  place: { department: number | undefined; order: number },
  tools: Tools,
) {
  const { html, files } = tools;
  const photos = row.dp.length > 0 ? row.dp : row.dpurl;
  return {
    _status: 'published' as const,
    ...place,
    type: row.type,
    name: row.name,
    designation: row.designation,
    email: row.email || undefined,
    phone: row.phone,
    mobile: row.mobile,
    dp: await files.one(photos[0], row.name),
    cv: await files.all(row.cv, row.name),
    experience: row.experience,
    date_of_joining: storedDay(row.date_of_joining),
    date_of_leaving: storedDay(row.date_of_leaving),
    area_of_research: row.area_of_research,
    about: await html(row.about),
    contact: row.contact,
    liveNow: row.liveNow === 1,
    // Everything on the old website was public.
    address_public: row.address !== '' || row.permanent_address !== '',
    address: row.address,
    permanent_address: row.permanent_address,
    ...row.others,
    any_other_information: await html(row.any_other_information),
    ...(await recordsOf(row, tools)),
  };
}

/** Key of an alumnus by personal data, because alumni have no ids. */
const identity = ({ name, batch, email, phone }: Alumnus) =>
  [name, batch, email, phone].join(' / ');

interface Place {
  dept_code: string;
  department?: number;
}

/** Imports each alumnus once, in an order that agrees with every list of the source. */
export async function importAlumni(importer: Importer, departments: Departments): Promise<void> {
  const lists: InAll<Alumnus>[][] = [];
  const places = new Map<string, Place>();
  const { college } = importer.codes;
  const owners: [string, number | undefined][] = [[college, undefined], ...departments];
  for (const [dept_code, department] of owners) {
    const answer = await importer.source.ask('getalumnibydept', { dept_code });
    const list = pairs(answer);
    lists.push(list);
    for (const { en } of list) places.set(identity(en), { dept_code, department });
  }
  const prominent = new Set(lists[0]?.map(({ en }) => identity(en)));
  for (const rows of inCommonOrder(lists, ({ en }) => identity(en))) {
    const key = identity(mainOf(rows));
    const { dept_code, department } = places.get(key) ?? { dept_code: college };
    await importAlumnus(importer, rows, dept_code, { department, prominent: prominent.has(key) });
  }
}

const importAlumnus = (
  { saveRecord }: Importer,
  rows: InAll<Alumnus>,
  dept_code: string,
  place: { department?: number; prominent: boolean },
) =>
  saveRecord({
    collection: 'alumni',
    key: `${dept_code} ${identity(mainOf(rows))}`,
    rows,
    data: async (row, { files }) => ({
      ...place,
      name: row.name,
      ...readBatch(row.batch),
      current_profession: row.current_profession,
      company_name: row.company_name,
      qualification: row.qualification,
      dp: await files.one(row.dp_url[0], row.name),
      // Everything on the old website was public.
      show_contact: row.email !== '' || row.phone !== '',
      email: row.email || undefined,
      phone: row.phone,
    }),
  });

export async function importMessages({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('getmessage-all', {});
  // Answers have the newest first, so they are saved in reverse.
  for (const rows of pairs(answer).reverse())
    await saveRecord({
      collection: 'messages',
      key: [
        mainOf(rows).type,
        mainOf(rows).name,
        mainOf(rows).batch,
        mainOf(rows).message.slice(0, 60),
      ].join(' / '),
      rows,
      data: (row, tools) => messageOf(row, tools),
    });
}

const messageOf = async (row: Message, { files }: Tools) => ({
  status: 'approved' as const,
  type: row.type,
  name: row.name,
  message: row.message,
  dp: await files.one(row.dp_url[0], row.name),
  ...readBatch(row.batch),
  current_profession: row.current_profession,
  company_name: row.company_name,
});

/**
 * Merges several lists into one: each item once, in an order that agrees with every list. Ids
 * follow this order, so that lists sorted by id look as before.
 */
export function inCommonOrder<Item>(
  lists: readonly (readonly Item[])[],
  keyOf: (item: Item) => string,
): Item[] {
  const remaining = lists.map((list) => [...list]);
  const ordered: Item[] = [];
  const placed = new Set<string>();
  const isFree = (key: string) =>
    remaining.every((list) => list.findIndex((item) => keyOf(item) === key) <= 0);
  for (;;) {
    for (const list of remaining) while (list[0] && placed.has(keyOf(list[0]))) list.shift();
    const heads = remaining.flatMap(([head]) => (head === undefined ? [] : [head]));
    // Contradictory lists have no free head, so the first one is used.
    const next = heads.find((head) => isFree(keyOf(head))) ?? heads[0];
    if (next === undefined) return ordered;
    ordered.push(next);
    placed.add(keyOf(next));
  }
}
