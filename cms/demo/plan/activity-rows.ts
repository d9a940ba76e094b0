/** One invented row for every table of activities; those in sections have a name and rows of their own. */
import { teacherNames } from '../text/names.ts';
import { type Cells, fromList, type Occasion } from './record-rows.ts';

const ordinals = ['1st', '3rd', '5th', '2nd', '4th', '6th'];
const inYear = (day: string, year: number) => day.replace(/\d+$/, String(year));
const topicOf = ({ department, index }: Occasion) => fromList(department.topics, index);

export const activityRows = {
  papers_taught: (at: Occasion): Cells => ({
    label: fromList(['UG', 'UG', 'PG'], at.index),
    semester: fromList(ordinals, at.index),
    paper_code: `${at.department.code}-${101 + at.index * 101}`,
    paper_name: topicOf(at),
  }),
  courses_attended: (at: Occasion): Cells => ({
    title: fromList(['Refresher course', 'Orientation programme', 'Online course'], at.index),
    category: fromList(['UGC', 'University', 'NPTEL'], at.index),
    organizer: 'Demo Staff College',
    from: at.when.from,
    till: at.when.till,
  }),
  seminars: (at: Occasion): Cells => ({
    title: `Seminar on ${topicOf(at).toLowerCase()}`,
    type: fromList(['Seminar', 'Workshop', 'Conference'], at.index),
    from: at.when.from,
    till: at.when.from,
    collaborating_unit: 'Demo University',
    category: fromList(['National', 'State', 'International'], at.index),
    participant: String(40 + at.index * 25),
  }),
  extension: (at: Occasion): Cells => ({
    title: `Open evening on ${topicOf(at).toLowerCase()}`,
    primary_unit: `Department of ${at.department.name}`,
    collaborating_unit: fromList(['NSS', 'Demo Higher Secondary School', 'River Watch'], at.index),
    participant: String(60 + at.index * 15),
    from: at.when.from,
    till: at.when.from,
  }),
  research: (at: Occasion): Cells => {
    const sanctioned = at.random.between(2, 14);
    const ended = at.index % 2 === 1;
    return {
      title: `${topicOf(at)}: sources and uses`,
      type: fromList(['Major', 'Minor', 'Consultancy'], at.index),
      sponsored_by: fromList(['Demo Research Council', 'Demo Science Board'], at.index),
      duration: fromList(['2 years', '3 years', '6 months'], at.index),
      fund: sanctioned.toFixed(2),
      fund_received: (ended ? sanctioned : sanctioned / 2).toFixed(2),
      co_researcher: at.random.pick(teacherNames),
      status: ended ? 'Completed' : 'Ongoing',
      // The quarter in which it was completed, or begun.
      commencement_date: ended ? inYear(at.when.from, at.when.year - 2) : at.when.from,
      submission_date: ended ? at.when.till : inYear(at.when.till, at.when.year + 2),
    };
  },
};

export const sectionRows = {
  teaching_work: {
    'Examination and evaluation': [
      'Question papers set',
      'Answer scripts evaluated',
      'Practical examinations conducted',
    ],
    'New ways of teaching': ['Course on the learning portal', 'Field class', 'Student seminars'],
  },
  student_support: {
    Mentoring: ['Mentoring group', 'Home visits', 'Remedial classes'],
    'Duties in the college': ['Admission desk', 'Hostel visits', 'Career talks'],
  },
} as const;

export const sectionRow = (activity: string, { random, index }: Occasion): Cells => ({
  activity,
  remark: fromList(['Done as planned', 'Continues', 'With two colleagues'], index),
  student_count: String(random.whole(8, 90)),
});
