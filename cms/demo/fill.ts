/** Makes the demo college: plans first (pure, the same on every machine), then writes them. */
import type { Payload } from 'payload';
import { today as todayInAssam } from '../calls/dates.ts';
import { planAlumni, planMessages } from './plan/alumni.ts';
import { session, yearOf } from './plan/calendar.ts';
import { planDepartments } from './plan/departments.ts';
import { planEmployees } from './plan/employees.ts';
import { planRegistrations } from './plan/inbox.ts';
import { planNotices } from './plan/notices.ts';
import { planHolidays, planPhotos } from './plan/photos.ts';
import { writeCollege } from './write/college.ts';
import { writeDepartments } from './write/departments.ts';
import { writeFiles, writeVideo } from './write/files.ts';
import { writeAdmission, writeFeatured, writeHolidays, writePhotos } from './write/home.ts';
import { writeRegistrations } from './write/inbox.ts';
import { writeNotices } from './write/notices.ts';
import { writeAlumni, writeEmployees, writeMessages } from './write/people.ts';
import type { Writer } from './write/writer.ts';

export interface DemoSize {
  notices?: number;
  departments?: number;
  employees?: number;
}

export async function fillDemo(
  payload: Payload,
  report: (line: string) => void,
  { notices, departments, employees }: DemoSize = {},
): Promise<void> {
  const today = todayInAssam();
  report('Demo: drawing pictures and printing documents.');
  const files = await writeFiles(payload, report);
  const ids = await writeDepartments(
    { payload, files, departments: new Map() },
    planDepartments(departments),
  );
  const writer: Writer = { payload, files, departments: ids };
  await writeNotices(writer, planNotices(today, notices, departments), report);
  await writeEmployees(writer, planEmployees(today, employees, departments));
  await writeAlumni(writer, planAlumni(departments));
  await writeMessages(writer, planMessages(today));
  await writeRegistrations(writer, planRegistrations(today));
  await writePhotos(writer, planPhotos());
  await writeHolidays(writer, planHolidays(today));
  await writeFeatured(writer);
  await writeAdmission(writer, session(yearOf(today)));
  await writeCollege(writer, await writeVideo(payload));
  report(`Demo: ${ids.size} departments, their people and the home page.`);
}
