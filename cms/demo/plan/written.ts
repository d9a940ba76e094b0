import type { NoticeType } from '@college/contract/codes';
import type { Random } from '../random.ts';
import { type DepartmentText, departmentTexts } from '../text/departments.ts';
import { posters, type Template } from '../text/template.ts';
import type { Text } from '../text.ts';
import { type Day, session, yearOf } from './calendar.ts';
import type { NoticePlan } from './types.ts';

const ordinals = [
  ['1st', '১ম'],
  ['2nd', '২য়'],
  ['3rd', '৩য়'],
  ['4th', '৪ৰ্থ'],
  ['5th', '৫ম'],
  ['6th', '৬ষ্ঠ'],
] as const;
/** Digits of addresses stay as they are. */
export const inAssameseDigits = (words: string) =>
  words.replace(/\d+(?![^(]*\))/g, (digits) =>
    [...digits].map((digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]).join(''),
  );

export interface Source {
  random: Random;
  departments: readonly DepartmentText[];
  /** Departments take turns, so that none is left without a notice. */
  turn: number;
}

/** A template with its blanks filled in, in both languages. */
export function written(
  template: Template,
  type: NoticeType,
  date: Day,
  source: Source,
): NoticePlan {
  const { random, departments } = source;
  const ofDepartment = type === 'DEPTEVENT' || type === 'DEPTNOTICE';
  const subject = ofDepartment
    ? (departments[source.turn++ % departments.length] as DepartmentText)
    : random.pick(departmentTexts);
  const [english, assamese] = random.pick(ordinals);
  const year = yearOf(date);
  const topic = random.pick(subject.topics);
  const blanks = (dept: string, semester: string) => (words: string) =>
    words.replace(
      /\{(\w+)\}/g,
      (_, blank: string) =>
        ({
          year: String(year),
          session: session(year),
          next: String(year + 1),
          semester,
          dept,
          topic,
        })[blank] ?? '',
    );
  const fill = (blank: Text): Text => {
    const as =
      blank.as === undefined
        ? undefined
        : inAssameseDigits(blanks(subject.assamese, assamese)(blank.as));
    const en = blanks(subject.name, english)(blank.en);
    return as === undefined ? { en } : { en, as };
  };
  return {
    type,
    date,
    title: fill(template.title),
    posted_as: posters[template.by ?? 'academic'],
    ...(template.body && { body: fill(template.body) }),
    ...(template.files && { files: template.files }),
    ...(template.photos && { photos: template.photos }),
    ...(template.link && { link: template.link }),
    ...(ofDepartment && { department: subject.code }),
  };
}
