import { text } from '../text.ts';
import type { Series } from './template.ts';

export const examination: Series = {
  CLASS_ROUTINES: [
    {
      title: text('Class routine: {semester} semester, Arts, {session}'),
      files: ['class-routine.pdf'],
    },
    {
      title: text('Class routine: {semester} semester, Science, {session}'),
      files: ['class-routine.pdf'],
    },
    {
      title: text('Class routine: {semester} semester, Commerce, {session}'),
      files: ['class-routine.pdf'],
    },
  ],
  EXAM_RESULTS: [
    {
      title: text(
        'Results of the {semester} semester examination, {year}',
        '{semester} ষাণ্মাসিক পৰীক্ষাৰ ফলাফল, {year}',
      ),
      by: 'examination',
      files: ['result-list.pdf'],
    },
    {
      title: text('Sessional marks, {semester} semester, {dept}'),
      by: 'examination',
      files: ['result-list.pdf'],
    },
    {
      title: text('Results of re-evaluation, {semester} semester, {year}'),
      by: 'examination',
      files: ['result-list.pdf'],
    },
  ],
  EXAM_SCHEDULE: [
    {
      title: text(
        'Schedule of the {semester} semester examination, {year}',
        '{semester} ষাণ্মাসিক পৰীক্ষাৰ কাৰ্যসূচী, {year}',
      ),
      by: 'examination',
      files: ['examination-schedule.pdf'],
    },
    {
      title: text('Schedule of practical examinations, {year}'),
      by: 'examination',
      files: ['examination-schedule.pdf'],
    },
  ],
};
/** What the quality assurance cell publishes every year. */
export const yearly: Series = {
  IQAC_AQAR: [
    {
      title: text('Annual Quality Assurance Report {session}'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_ATR: [
    {
      title: text('Action taken report {session}'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_ACTION_PLAN: [
    {
      title: text('Plan of action {session}'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  IQAC_ANNUAL_REPORT: [
    { title: text('Annual report {session}'), by: 'iqac', files: ['annual-report.pdf'] },
  ],
  IQAC_ACADEMIC_CALENDAR: [
    { title: text('Academic calendar {session}'), by: 'iqac', files: ['academic-calendar.pdf'] },
  ],
  IQAC_MIUNTES: [
    {
      title: text('Minutes of the IQAC meeting, first half of {year}'),
      by: 'iqac',
      files: ['minutes-of-meeting.pdf'],
    },
    {
      title: text('Minutes of the IQAC meeting, second half of {year}'),
      by: 'iqac',
      files: ['minutes-of-meeting.pdf'],
    },
  ],
  IQAC_AISHE_DATA: [
    { title: text('AISHE data {session}'), by: 'iqac', files: ['annual-report.pdf'] },
  ],
  IQAC_SSS: [
    {
      title: text('Student satisfaction survey {session}'),
      by: 'iqac',
      files: ['quality-assurance-report.pdf'],
    },
  ],
  NIRF: [
    {
      title: text('NIRF data {next}, overall and college category', 'এন.আই.আৰ.এফ. তথ্য, {next}'),
      by: 'iqac',
      files: ['annual-report.pdf'],
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_STUDENTS: [
    {
      title: text('Feedback of students, {session}', 'শিক্ষাৰ্থীৰ মতামত, {session}'),
      by: 'iqac',
      files: ['feedback-analysed.pdf'],
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_ALUMNI: [
    {
      title: text('Feedback of alumni, {session}', 'প্ৰাক্তন শিক্ষাৰ্থীৰ মতামত, {session}'),
      by: 'iqac',
      files: ['feedback-analysed.pdf'],
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_PARENTS: [
    {
      title: text('Feedback of parents, {session}', 'অভিভাৱকৰ মতামত, {session}'),
      by: 'iqac',
      files: ['feedback-analysed.pdf'],
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF: [
    {
      title: text('Feedback of teachers, {session}', 'শিক্ষকৰ মতামত, {session}'),
      by: 'iqac',
      files: ['feedback-analysed.pdf'],
    },
  ],
  IQAC_FEEDBACK_ANALYSIS_NON_TEACHING_STAFF: [
    {
      title: text('Feedback of office staff, {session}', 'কাৰ্যালয় কৰ্মচাৰীৰ মতামত, {session}'),
      by: 'iqac',
      files: ['feedback-analysed.pdf'],
    },
  ],
};
