/** A department with fifty faculty. */
import { departmentSections } from '@college/contract/profile';
import { person, records } from './people.ts';
import {
  begin,
  date,
  file,
  html,
  list,
  papers,
  pick,
  picture,
  random,
  title,
  word,
  words,
} from './words.ts';

const noticeOf = (type: string, id: string) => {
  const day = date();
  const [date_no, , year] = day.split('-');
  const common = { id, type, title: title(9), date: day, date_no, month: 'Jan', year };
  return {
    ...common,
    posted_as: 'Head of the Department',
    description: html(30 + random(60)),
    upload_info: papers(3),
    featured_photo: random(2) ? [picture()] : [],
  };
};

const fileTypes = ['ACHIEVEMENTS', 'SYLLABUS', 'JOURNAL', 'CO_PO', 'WALL_MAGAZINE'] as const;

const FACULTY = 50;

/** Everything that one department has: of four, one hardly writes anything and one a great deal. */
function planDepartment(index: number) {
  begin(7919 * (index + 1));
  const size = index % 4;
  const dept_code = `D${String(index).padStart(2, '0')}`;
  const lists = departmentSections
    .filter((name) => name !== 'home')
    .map((name) => [
      name,
      list(size * 4, () => ({
        title: words(5),
        place: words(3),
        year: `${2000 + random(26)}`,
        attachments: papers(1),
      })),
    ]);
  const isBusy = size > 0;
  const text = isBusy ? html(120 * size) : '';
  const faculty = list(FACULTY, (place) => ({
    ...person(dept_code, 'FACULTY', place),
    ...records(1 + size),
    // In some departments everyone has a page, in the others every second person.
    liveNow: size === 3 || place % 2 === 0 ? 1 : 0,
  }));
  return {
    data: {
      dept_code,
      dept_name: title(2),
      dept_name_as: 'পদাৰ্থ বিজ্ঞান',
      stream: pick(['ARTS', 'SCIENCE', 'COMMERCE', 'OTHERS']),
      banner: isBusy ? [file('1600x700.jpg')] : [],
      estd: '1958',
      examination_system: 'Semester',
      department_about: html(200),
      vision: text,
      courses: text,
      activity: text,
      online_classes: text,
      research: text,
      gallery: text,
      contact_details: text,
      facilities: list(size * 3, () => ({ title: title(3), description: html(40) })),
      ...Object.fromEntries(lists),
    },
    faculty,
    people: new Map<string, object[]>([
      ['FACULTY', faculty],
      ['FORMER_FACULTY', list(size * 12, (place) => person(dept_code, 'FORMER_FACULTY', place))],
      ['OFFICE_STAFF', list(size * 5, (place) => person(dept_code, 'OFFICE_STAFF', place))],
    ]),
    files: new Map<string, object[]>(
      fileTypes.map((type) => [
        type,
        list(size * 20, (place) => ({
          id: `${dept_code}-${type}-${place}`,
          type,
          title: title(8),
          description: html(place % 7 === 0 ? 300 : 20),
          date: date(),
          upload_info:
            type === 'WALL_MAGAZINE' || type === 'ACHIEVEMENTS'
              ? list(1 + random(4), picture)
              : papers(3),
        })),
      ]),
    ),
    albums: list(size * 4, () => ({ caption: words(4), upload_info: list(45, picture) })),
    alumni: list(size * 40, (place) => ({
      name: title(2),
      batch: `${1960 + place} - ${1963 + place}`,
      current_profession: words(2),
      company_name: words(3),
      qualification: 'M.Sc.',
      email: `${word()}@example.org`,
    })),
    notices: list(size * 20, (place) => noticeOf('DEPTNOTICE', `${dept_code}-N${place}`)),
    events: list(size * 20, (place) => noticeOf('DEPTEVENT', `${dept_code}-E${place}`)),
  };
}

const planned = new Map<number, ReturnType<typeof planDepartment>>();
/** Planned when it is asked for: most runs look at a few. */
export function departmentOf(index: number) {
  const department = planned.get(index) ?? planDepartment(index);
  planned.set(index, department);
  return department;
}
