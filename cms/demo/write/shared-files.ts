import { inTransaction } from '../../database/transaction.ts';
import { moment } from '../plan/calendar.ts';
import type { SharedFilePlan } from '../plan/shared-files.ts';
import { courses } from '../text/shared-files.ts';
import { bothRich, createInBulk } from './in-bulk.ts';
import { create, fileOf, type Writer } from './writer.ts';

const ownerOf = ({ departments }: Writer, code: string | undefined) =>
  code === undefined ? undefined : departments.get(code);

export const writeDepartmentFiles = (writer: Writer, plan: readonly SharedFilePlan[]) =>
  inTransaction(writer.payload, async (req) => {
    for (const { type, department, date, title, body, files } of plan) {
      await createInBulk({ ...writer, req }, 'department-files', {
        type,
        department: ownerOf(writer, department),
        date: moment(date),
        title,
        description: bothRich(body),
        uploads: files.map((name) => fileOf(writer, name)),
      });
    }
  });

export const writeAlbums = (writer: Writer, plan: readonly SharedFilePlan[]) =>
  inTransaction(writer.payload, async (req) => {
    for (const { department, date, title, files } of plan) {
      await createInBulk({ ...writer, req }, 'albums', {
        department: ownerOf(writer, department),
        date: moment(date),
        caption: title,
        pictures: files.map((name) => fileOf(writer, name)),
      });
    }
  });

export const writeImportantFiles = (writer: Writer, plan: readonly SharedFilePlan[]) =>
  inTransaction(writer.payload, async (req) => {
    for (const { date, title, body, files } of plan) {
      await createInBulk({ ...writer, req }, 'important-files', {
        date: moment(date),
        title,
        description: bothRich(body),
        uploads: files.map((name) => fileOf(writer, name)),
      });
    }
  });

export async function writeCourses(writer: Writer) {
  for (const [i, [name, label]] of courses.entries()) {
    await create(
      writer,
      'courses',
      { name, label: label.en, order: (i + 1) * 10 },
      { label: label.as },
    );
  }
}
