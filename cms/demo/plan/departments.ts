import { type DepartmentText, departmentTexts, kinds } from '../text/departments.ts';
import { text } from '../text.ts';
import { profileLists } from './profile-lists.ts';
import type { DepartmentPlan } from './types.ts';

const degree = {
  ARTS: 'B.A.',
  SCIENCE: 'B.Sc.',
  COMMERCE: 'B.Com.',
  OTHERS: 'Certificate',
} as const;
/** The one department with nothing but a first paragraph: pages must look right for it, too. */
export const nearlyEmpty = 'BOD';

function about({ name, teaches, story, estd, aboutAssamese }: DepartmentText, index: number) {
  const openings = [
    `The department of ${name} was opened in ${estd} and teaches ${teaches}.`,
    `Since ${estd} the department of ${name} teaches ${teaches}.`,
    `${name} has had a department of its own since ${estd}. It teaches ${teaches}.`,
  ];
  return text(`${openings[index % 3]}\n\n${story}`, aboutAssamese);
}

function courses({ name, stream, topics }: DepartmentText): string {
  const first = degree[stream];
  if (stream === 'OTHERS') {
    return `## Short courses\n\n${topics.map((topic) => `- Certificate in ${topic} (six months)`).join('\n')}\n\nCourses begin in January and July. Seats are given in the order of application.`;
  }
  return `The department offers a four-year undergraduate programme under the National Education Policy, and electives for other departments.\n\n| Programme | Duration | Seats |\n| ${first} (${name}, major) | 8 semesters | 60 |\n| ${first} (${name}, minor) | 6 semesters | 80 |\n| Value added: ${topics[3]} | 1 semester | 40 |\n\n## Electives\n\n${topics.map((topic) => `- ${topic}`).join('\n')}`;
}

function planOne(source: DepartmentText, index: number): DepartmentPlan {
  const { code, name, assamese, stream, topics, facility, vision } = source;
  const base = {
    code,
    name: text(name, assamese),
    stream,
    ...(source.kind && { kind: text(source.kind, kinds[source.kind]) }),
    dual: source.dual ?? false,
    estd: String(source.estd),
    examination: text(
      stream === 'OTHERS' ? 'Annual' : 'Semester',
      stream === 'OTHERS' ? 'বাৰ্ষিক' : 'ষাণ্মাসিক',
    ),
    banner: source.banner,
  };
  if (code === nearlyEmpty) {
    return {
      ...base,
      texts: { department_about: about(source, index) },
      facilities: [],
      lists: {},
    };
  }
  return {
    ...base,
    texts: {
      department_about: about(source, index),
      vision: text(
        `${vision}\n\n## Mission\n\n- Small tutorial groups from the first semester\n- One piece of own work by every student: in the field, the laboratory or the library\n- Open evenings for the neighbourhood`,
      ),
      courses: text(courses(source)),
      contact_details: text(
        `**Department of ${name}**\nDemo Postgraduate College, Guwahati 781001\n\nE-mail: [${code.toLowerCase()}@example.org](mailto:${code.toLowerCase()}@example.org)\nPhone: 00000 00000\n\nOffice hours: Monday to Friday, 10 am to 4 pm`,
      ),
      activity: text(
        `## This year\n\n- Weekly seminar of students, Wednesdays at three\n- Study tour on ${topics[1].toLowerCase()}\n- Wall magazine, two issues\n- Open evening on ${topics[0].toLowerCase()}`,
      ),
      online_classes: text(
        `Recorded lectures of the current semester are kept on the [portal](https://portal.example.org/student/${code.toLowerCase()}). Students sign in with their college account.`,
      ),
      gallery: text('Pictures of seminars, study tours and open evenings.'),
      research: text(
        `Research in the department turns around four themes.\n\n1. ${topics.join('\n2. ')}\n\nStudents join a project from their fifth semester.`,
      ),
    },
    facilities: [
      { title: text(facility[0]), description: text(facility[1]) },
      {
        title: text('Departmental library', 'বিভাগীয় গ্ৰন্থাগাৰ'),
        description: text('Textbooks and old question papers, lent for a week at a time.'),
      },
    ],
    lists: profileLists(
      source,
      code === 'PHY' || code === 'ASM' ? 'full' : index % 2 ? 'some' : 'few',
    ),
  };
}

/** Physics first: its profile is the fullest, so that a small demo shows it, too. */
const written = [...departmentTexts].sort(
  (a, b) => Number(b.code === 'PHY') - Number(a.code === 'PHY'),
);

/** Beyond those that were written the same ones teach in further shifts, for measurements. */
function inShift(source: DepartmentText, shift: number): DepartmentText {
  if (shift === 1) return source;
  const { code, name, assamese } = source;
  return {
    ...source,
    code: `${code}${shift}`,
    name: `${name} (shift ${shift})`,
    assamese: `${assamese} (পালি ${shift})`,
  };
}

export const chosenDepartments = (count = written.length): DepartmentText[] =>
  Array.from({ length: count }, (_, index) =>
    inShift(
      written[index % written.length] as DepartmentText,
      Math.floor(index / written.length) + 1,
    ),
  );

export const planDepartments = (count?: number): DepartmentPlan[] =>
  chosenDepartments(count).map(planOne);
