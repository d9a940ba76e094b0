import { type DepartmentFileType, departmentFileTypes } from '@college/contract/codes';
import type { PictureName } from '../art/pictures.ts';
import type { DocumentName } from '../pdf/documents.ts';
import { createRandom, seedOf } from '../random.ts';
import { type DepartmentText, departmentTexts } from '../text/departments.ts';
import {
  collegeAlbums,
  departmentAlbums,
  departmentFiles,
  importantFiles,
} from '../text/shared-files.ts';
import type { Text } from '../text.ts';
import { type Day, dayIn, shift, yearOf } from './calendar.ts';
import { chosenDepartments, nearlyEmpty } from './departments.ts';
import { inAssameseDigits } from './written.ts';

export interface SharedFilePlan {
  type?: DepartmentFileType;
  department?: string;
  date: Day;
  title: Text;
  body?: Text;
  files: readonly (DocumentName | PictureName)[];
}

/** `source` with its blanks filled in. */
function filled(source: Text, { name, assamese, topics }: DepartmentText, day: Day): Text {
  const year = String(yearOf(day));
  const fill = (words: string, dept: string) =>
    words
      .replaceAll('{dept}', dept)
      .replaceAll('{year}', year)
      .replaceAll('{topic}', topics[yearOf(day) % 2 ? 1 : 0]);
  const en = fill(source.en, name);
  return source.as === undefined ? { en } : { en, as: inAssameseDigits(fill(source.as, assamese)) };
}

/** One department has nothing to show: pages must look right for it, too. */
const withFiles = (count: number) =>
  chosenDepartments(count).filter(({ code }) => code !== nearlyEmpty);

export function planDepartmentFiles(today: Day, count = departmentTexts.length): SharedFilePlan[] {
  const random = createRandom(seedOf('department files'));
  const year = yearOf(today);
  return withFiles(count).flatMap((department) =>
    departmentFileTypes.flatMap((type) =>
      departmentFiles[type].slice(0, random.whole(1, 2)).map(({ title, body, files }, i) => {
        const date = dayIn(year - i, random, today);
        return {
          type,
          department: department.code,
          date,
          title: filled(title, department, date),
          ...(body && { body: filled(body, department, date) }),
          files,
        };
      }),
    ),
  );
}

export function planAlbums(today: Day, count = departmentTexts.length): SharedFilePlan[] {
  const random = createRandom(seedOf('albums'));
  const year = yearOf(today);
  const ofDepartments = withFiles(count).flatMap((department) =>
    random.some(departmentAlbums, random.whole(2, 4)).map(({ caption, pictures }, i) => {
      const date = dayIn(year - i, random, today);
      const title = filled(caption, department, date);
      return { department: department.code, date, title, files: pictures };
    }),
  );
  const [any] = departmentTexts;
  const ofCollege = collegeAlbums.flatMap(({ caption, pictures }) =>
    [year - 1, year - 2].map((album) => {
      const date = dayIn(album, random, today);
      return { date, title: any ? filled(caption, any, date) : caption, files: pictures };
    }),
  );
  return [...ofDepartments, ...ofCollege];
}

/** A fortnight apart, the first of the list newest. */
export const planImportantFiles = (today: Day): SharedFilePlan[] =>
  importantFiles.map((file, i) => ({ ...file, date: shift(today, -3 - i * 14) }));
