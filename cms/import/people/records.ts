/**
 * Imports the records of a teacher from the profile, or from the list of the department if the profile is not public.
 */
import type { Employee, Upload } from '@college/contract/entities';
import { type Activities, Profile } from '@college/contract/profile';
import { activityTables } from '../../content/people/activity-columns.ts';
import {
  academicTables,
  personalTables,
  researchTables,
} from '../../content/people/record-columns.ts';
import { eachOf, type InAll, mainOf, type Source } from '../source.ts';
import type { Tools } from '../writer.ts';

/** The profile of a person without a public one, from the department's list. */
const listed = (employee: Employee, activities: Activities | undefined): Profile =>
  Profile.parse({ ...employee, activities, awards: activities?.awards });

/** All data of the people in a department, by id. */
export async function readProfiles(
  source: Source,
  dept_code: string,
  employees: readonly InAll<Employee>[],
): Promise<InAll<Profile>[]> {
  const isTeacher = employees.some(({ en }) => en.type === 'FACULTY');
  const answer = isTeacher
    ? await source.ask('employeeprofilewithdeptcode', { dept_code })
    : undefined;
  const recorded = new Map(mainOf(answer)?.map(({ id, activities }) => [id, activities]));
  const profiles: InAll<Profile>[] = [];
  for (const rows of employees) {
    const { en } = rows;
    const own = en.liveNow === 1 ? await source.ask('getmyprofiledata', { id: en.id }) : undefined;
    const first = mainOf(own);
    const activities = recorded.get(en.id);
    profiles.push(
      own && first
        ? eachOf(own, (profile) => profile || first)
        : eachOf(rows, (row) => listed(row, activities)),
    );
  }
  return profiles;
}

type Row = Record<string, unknown> & {
  file?: Upload[];
};

/** True for a file on another server, which stays there. A row can have one such address. */
const isLink = ({ fileType }: Upload) => fileType === 'link';

const tables = { ...academicTables, ...personalTables, ...researchTables };

/** Records in the form of the admin. */
export async function recordsOf(
  profile: Profile,
  { files }: Tools,
): Promise<Record<string, unknown>> {
  const stored = async ({ file, ...row }: Row): Promise<Record<string, unknown>> => {
    const [link] = file?.filter(isLink) ?? [];
    const uploads = file?.filter((entry) => !isLink(entry));
    return {
      ...row,
      ...(uploads && { file: await files.all(uploads, profile.name) }),
      ...(link && { link: link.path || link.url }),
    };
  };
  const rows = (list: readonly Row[]) => Promise.all(list.map(stored));
  const records: Record<string, unknown> = {};
  const lists: Record<string, unknown> = { ...profile.activities, ...profile };
  for (const name of Object.keys(tables)) {
    const list = lists[name];
    records[name] = await rows(Array.isArray(list) ? list : []);
  }
  for (const { activity_sub_id, activity_data } of profile.activities.blocks) {
    const { field } = activityTables[activity_sub_id];
    records[field] = await Promise.all(
      (activity_data as readonly Row[]).map(async (row) =>
        Array.isArray(row.section_data)
          ? { ...row, section_data: await rows(row.section_data as Row[]) }
          : stored(row),
      ),
    );
  }
  return records;
}
