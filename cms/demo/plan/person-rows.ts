/** One invented row for every table of degrees, activities and scholars. */
import { teacherNames } from '../text/names.ts';
import { type Cells, fromList, type Occasion, thesis, universities } from './record-rows.ts';

const levels = { ARTS: 'A.', SCIENCE: 'Sc.', COMMERCE: 'Com.', OTHERS: 'A.' } as const;

export const academicRows = {
  bDegree: ({ department, random, since }: Occasion): Cells => ({
    course_b: `B.${levels[department.stream]}`,
    subject_b: department.name,
    university_b: random.pick(universities),
    year_b: String(since - 9),
  }),
  mDegree: ({ department, random, since }: Occasion): Cells => ({
    course_m: `M.${levels[department.stream]}`,
    subject_m: department.name,
    university_m: random.pick(universities),
    year_m: String(since - 7),
  }),
  phd: (at: Occasion): Cells => ({
    title_p: `${thesis(at)}: a study from the Brahmaputra valley`,
    year_p: String(at.since - 2),
    university_p: at.random.pick(universities),
    department_p: at.department.name,
    supervisor_p: at.random.pick(teacherNames),
  }),
  mphil: (at: Occasion): Cells => ({
    title_m1: `${thesis(at)}: sources and methods`,
    year_m1: String(at.since - 5),
    university_m1: at.random.pick(universities),
    department_m1: at.department.name,
    supervisor_m1: at.random.pick(teacherNames),
  }),
  oDegree: ({ index, since }: Occasion): Cells => ({
    description_o: fromList(['NET', 'Diploma in research methods', 'SLET'], index),
    year_o: String(since - 4 + index),
  }),
};

const bodies = ['Library Committee', 'Admission Committee', 'Examination Cell', 'Cultural Forum'];
const societies = [
  'River Watch',
  'Village Reading Rooms',
  'Blood Donors’ Circle',
  'Adult Literacy',
];

export const personalRows = {
  college_activities: ({ when, index }: Occasion): Cells => ({
    name: fromList(bodies, index),
    position: fromList(['Convener', 'Member', 'Coordinator'], index),
    from: when.from,
    till: when.till,
    other_info: 'Meets on the first Monday of the month.',
  }),
  social_activities: ({ when, index }: Occasion): Cells => ({
    name: fromList(societies, index),
    position: fromList(['Volunteer', 'Secretary', 'Adviser'], index),
    from: when.from,
    till: when.till,
    other_info: 'Together with the NSS unit of the college.',
  }),
  achievements: ({ department, when }: Occasion): Cells => ({
    achievement: `Invited lecture at Demo University on ${department.topics[0].toLowerCase()}`,
    date_year: when.from,
    other_info: 'Recorded; the film is kept in the library.',
  }),
  guideship: (at: Occasion): Cells => ({
    name: `Demo Scholar ${at.index + 1}`,
    date_of_registration: at.when.from,
    topic: `${thesis(at)} in Lower Assam`,
    status: fromList(['Continuing', 'Thesis submitted', 'Degree awarded'], at.index),
  }),
};
