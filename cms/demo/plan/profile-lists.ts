import type { DepartmentList } from '@college/contract/codes';
import { createRandom, seedOf } from '../random.ts';
import type { DepartmentText } from '../text/departments.ts';
import { teacherNames } from '../text/names.ts';
import type { Row } from './types.ts';

type Lists = Partial<Record<DepartmentList, Row[]>>;

/** The profile tables that a peer team asks for; `few` has the three that every department keeps. */
export function profileLists(
  { code, name, stream, estd, topics }: DepartmentText,
  extent: 'full' | 'some' | 'few',
): Lists {
  const random = createRandom(seedOf(`lists ${code}`));
  const year = (i: number) => String(2025 - i);
  const who = () => random.pick(teacherNames);
  const degree = { ARTS: 'B.A.', SCIENCE: 'B.Sc.', COMMERCE: 'B.Com.', OTHERS: 'Certificate' }[
    stream
  ];
  const programmes = [`${degree} ${name} (major)`, `${degree} ${name} (minor)`];

  const few: Lists = {
    programs_offered: programmes.map((programme, i) => ({
      programme,
      level: 'Undergraduate',
      duration: i ? '6 semesters' : '8 semesters',
      intake: 60 + i * 20,
      since: String(estd + i * 20),
    })),
    teaching_post: [
      { post: 'Professor', sanctioned: 1, filled: 1 },
      { post: 'Associate Professor', sanctioned: 3, filled: random.whole(1, 3) },
      { post: 'Assistant Professor', sanctioned: 6, filled: random.whole(3, 6) },
    ],
    student_teacher_ratio: programmes.map((programme) => {
      const students = random.whole(90, 210);
      return { programme, students, teachers: 8, ratio: `${Math.round(students / 8)} : 1` };
    }),
  };
  if (extent === 'few') return few;

  const some: Lists = {
    ...few,
    ongoing_research_projects: topics.slice(0, 2).map((title) => ({
      title,
      investigator: who(),
      funding_agency: 'Demo Research Council',
      amount: random.between(2, 14).toFixed(2),
      duration: '3 years',
    })),
    research_publications: topics.flatMap((title, i) =>
      [0, 1].map((k) => ({
        title: `${title}: ${k ? 'a second look' : 'first results'}`,
        authors: `${who()}, ${who()}`,
        journal: `Demo Journal of ${name}`,
        year: year(i + k),
        issn: '0000-0000',
      })),
    ),
    seminar_department: [
      {
        title: `National seminar on ${topics[0].toLowerCase()}`,
        level: 'National',
        held_on: '14-11-2024',
        funding_agency: 'Demo Research Council',
        participants: random.whole(80, 190),
      },
      {
        title: `Workshop: ${topics[2].toLowerCase()}`,
        level: 'State',
        held_on: '21-02-2025',
        funding_agency: 'College',
        participants: random.whole(30, 70),
      },
    ],
    student_diversity: programmes.map((programme) => ({
      programme,
      same_state: 94,
      other_states: 5,
      abroad: 1,
    })),
  };
  if (extent === 'some') return some;

  return {
    ...some,
    programs_offered: [
      ...(few.programs_offered ?? []),
      {
        programme: `${degree === 'B.Sc.' ? 'M.Sc.' : 'M.A.'} ${name}`,
        level: 'Postgraduate',
        duration: '4 semesters',
        intake: 24,
        since: '1996',
      },
      {
        programme: `Ph.D. ${name}`,
        level: 'Research',
        duration: '3 to 6 years',
        intake: 8,
        since: '2011',
      },
    ],
    collaboration_course: [
      {
        course: `Value added course: ${topics[3]}`,
        institution: 'Demo Institute of Technology',
        year: year(1),
        details: 'Thirty hours, taught jointly',
      },
    ],
    academic_support_staff_technical: [
      { post: 'Laboratory assistant', sanctioned: 3, filled: 2 },
      { post: 'Technician', sanctioned: 1, filled: 1 },
    ],
    academic_support_staff_non_technical: [{ post: 'Bearer', sanctioned: 2, filled: 2 }],
    completed_research_projects: topics.slice(2).map((title, i) => ({
      title,
      investigator: who(),
      funding_agency: 'Demo Science Board',
      amount: random.between(1, 9).toFixed(2),
      duration: `${2019 + i} to ${2022 + i}`,
    })),
    collaborative_projects: [
      {
        title: topics[1],
        investigator: who(),
        funding_agency: 'Demo Research Council',
        amount: '6.40',
        duration: '2 years',
        partner: 'Demo University',
      },
    ],
    chapter_books: [
      {
        title: `An introduction to ${topics[0].toLowerCase()}`,
        authors: who(),
        publisher: 'Demo Press, Guwahati',
        year: year(2),
        isbn: '000-0-00-000000-0',
      },
    ],
    selected_faculty: [
      {
        name: who(),
        body: 'Demo Exchange Service',
        role: 'Visiting scholar, three months',
        year: year(2),
      },
    ],
    serving_faculty: [
      { name: who(), body: 'Board of Studies, Demo University', role: 'Member', year: year(0) },
      { name: who(), body: 'Assam Demo Academy', role: 'Editor', year: year(1) },
    ],
    involvement_faculty: [
      { name: who(), body: 'Four-year undergraduate syllabus', role: 'Convener', year: year(3) },
    ],
    awards_faculty: [
      { name: who(), award: 'Best Teacher', awarded_by: 'Demo Education Trust', year: year(1) },
    ],
    publications_department: [
      { title: `${name} Today`, kind: 'Yearly magazine', editor: who(), year: year(0) },
      {
        title: 'Proceedings of the student seminar',
        kind: 'Proceedings',
        editor: who(),
        year: year(1),
      },
    ],
    student_internal: topics.slice(0, 3).map((title, i) => ({
      programme: programmes[0] ?? degree,
      title,
      institution: 'This college',
      students: 4 + i * 2,
      year: year(0),
    })),
    student_other: [
      {
        programme: programmes[0] ?? degree,
        title: topics[2],
        institution: 'Demo Institute of Technology',
        students: 6,
        year: year(1),
      },
    ],
    student_profile_programme: [0, 1, 2, 3].map((i) => ({
      programme: programmes[0] ?? degree,
      year: year(i),
      applied: 640 - i * 38,
      admitted: 60,
      pass_percentage: 94 - i,
    })),
    student_cleared: [
      { examination: 'NET', students: 4, year: year(0) },
      { examination: 'SLET', students: 7, year: year(0) },
      { examination: 'State civil service', students: 2, year: year(1) },
    ],
    student_progressions: [
      { progression: 'Undergraduate to postgraduate', percentage: 58, year: year(0) },
      { progression: 'Postgraduate to research', percentage: 14, year: year(0) },
      { progression: 'Employed', percentage: 21, year: year(0) },
    ],
  };
}
