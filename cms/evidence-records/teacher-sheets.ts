/** Templates whose records are teachers or rows of their tables. */
import {
  developmentProgrammes,
  extension,
  financialSupport,
  projects,
  seminars,
} from './activity-sheets.ts';
import { fullTimeTeachers, teachers } from './post-sheets.ts';
import { books, papers } from './publication-sheets.ts';

export const teacherSheets = {
  projects,
  seminars,
  papers,
  books,
  extension,
  'financial-support': financialSupport,
  'development-programmes': developmentProgrammes,
  teachers,
  'full-time-teachers': fullTimeTeachers,
};
