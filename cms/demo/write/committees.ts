import type { CommitteePlan } from '../plan/committees.ts';
import { text } from '../text.ts';
import { create, fileOf, rich, richAssamese, type Writer } from './writer.ts';

export async function writeCommittees(writer: Writer, plan: readonly CommitteePlan[]) {
  const task = ([title, description]: readonly [string, string], i: number) => ({
    title,
    description: rich(text(description)),
    uploads: i === 0 ? [fileOf(writer, 'annual-report.pdf'), fileOf(writer, 'auditorium')] : [],
  });
  for (const [i, { code, name, objectives, tasks, members, minutes }] of plan.entries()) {
    await create(
      writer,
      'committees',
      {
        code,
        name: name.en,
        order: (i + 1) * 10,
        objectives: rich(objectives),
        members: members.map(({ name: member_name, seat }) => ({
          member_name,
          member_designation: seat.en,
        })),
        tasks: tasks.map(task),
        minutes: minutes.map((name) => fileOf(writer, name)),
      },
      (created) => ({
        name: name.as,
        objectives: richAssamese(objectives),
        members: created.members?.map((row, k) => ({
          ...row,
          member_designation: members[k]?.seat.as ?? row.member_designation,
        })),
      }),
    );
  }
}
