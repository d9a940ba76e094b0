/** Makes the demo college: plans first (pure, the same on every machine), then writes them. */
import type { Payload } from 'payload';
import { today as todayInAssam } from '../calls/dates.ts';
import { inTransaction } from '../database/transaction.ts';
import { planAlumni, planMessages } from './plan/alumni.ts';
import { session, yearOf } from './plan/calendar.ts';
import { planCommittees } from './plan/committees.ts';
import { planDepartments } from './plan/departments.ts';
import { planEmployees } from './plan/employees.ts';
import { planEvidence } from './plan/evidence.ts';
import { planRegistrations } from './plan/inbox.ts';
import { planNotices } from './plan/notices.ts';
import { planFormerPrincipals, planMembers, rtiOfficers } from './plan/offices.ts';
import { planPages } from './plan/pages.ts';
import { planHolidays, planPhotos } from './plan/photos.ts';
import { planAlbums, planDepartmentFiles, planImportantFiles } from './plan/shared-files.ts';
import { writeCollege } from './write/college.ts';
import { writeCommittees } from './write/committees.ts';
import { writeDepartments } from './write/departments.ts';
import { writeEmployees } from './write/employees.ts';
import { writeEvidence } from './write/evidence.ts';
import { writeFiles, writeVideo } from './write/files.ts';
import { writeAdmission, writeFeatured, writeHolidays, writePhotos } from './write/home.ts';
import { writeRegistrations } from './write/inbox.ts';
import { writeNotices } from './write/notices.ts';
import { writeFormerPrincipals, writeMembers, writeRtiOfficers } from './write/offices.ts';
import { writePages } from './write/pages.ts';
import { writeAlumni, writeMessages } from './write/people.ts';
import {
  writeAlbums,
  writeCourses,
  writeDepartmentFiles,
  writeImportantFiles,
} from './write/shared-files.ts';
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
  report('demo: drawing pictures');
  const files = await writeFiles(payload, report);
  const ids = await writeDepartments(
    { payload, files, departments: new Map() },
    planDepartments(departments),
  );
  const writer: Writer = { payload, files, departments: ids };
  await writeNotices(writer, planNotices(today, notices, departments), report);
  await writeEmployees(writer, planEmployees(today, employees, departments), report);
  await inTransaction(payload, async (req) => {
    const inside = { ...writer, req };
    await writeCommittees(inside, planCommittees());
    await writeMembers(inside, planMembers(today));
    await writeFormerPrincipals(inside, planFormerPrincipals());
    await writeRtiOfficers(inside, rtiOfficers);
  });
  report('demo: evidence, albums, pages');
  await writeAlumni(writer, planAlumni(departments));
  await writeMessages(writer, planMessages(today));
  await writeEvidence(writer, planEvidence(today));
  await writeDepartmentFiles(writer, planDepartmentFiles(today, departments));
  await writeAlbums(writer, planAlbums(today, departments));
  await writeImportantFiles(writer, planImportantFiles(today));
  await writeCourses(writer);
  await writePages(writer, planPages());
  await writeRegistrations(writer, planRegistrations(today));
  await writePhotos(writer, planPhotos());
  await writeHolidays(writer, planHolidays(today));
  await writeFeatured(writer);
  await writeAdmission(writer, session(yearOf(today)));
  await writeCollege(writer, await writeVideo(payload));
  report(`demo: ${ids.size} departments`);
}
