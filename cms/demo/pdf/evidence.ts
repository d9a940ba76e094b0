/** PDF files of the quality cell and the departments; some names are as long as an office makes them. */
import type { Sheet } from './documents.ts';

export const evidenceDocuments = {
  'minutes-and-action-taken-report-of-the-internal-quality-assurance-cell.pdf': {
    title: 'Minutes and action taken',
    lines: [
      '1. The plan of action of the last semester was compared with what was done.',
      '2. Feedback of students, teachers, employers and alumni was read and answered.',
      '3. Three goals were set for the coming semester, each with a figure.',
    ],
    table: [
      ['Decision', 'Done by', 'State'],
      ['Rewrite course outcomes', 'all departments', 'done'],
      ['Second internet line', 'office', 'done'],
      ['Ramp at Block B', 'works', 'under way'],
    ],
  },
  'attainment-of-course-outcomes-and-programme-outcomes.pdf': {
    title: 'Outcomes and their attainment',
    lines: ['Course outcomes are measured by sessional papers, practical work and a survey.'],
    table: [
      ['Course', 'Outcome', 'Target', 'Attained'],
      ...Array.from({ length: 8 }, (_, i) => [
        `Major ${i + 1}`,
        `CO${(i % 4) + 1}`,
        '2.0',
        (1.7 + ((i * 29) % 10) / 10).toFixed(1),
      ]),
    ],
    pages: 2,
  },
  'feedback-analysed.pdf': {
    title: 'Feedback analysed',
    lines: ['What was asked, how many answered, and what the college does about it.'],
    table: [
      ['Question', 'Very content', 'Content', 'Not content'],
      ['Teaching', '46', '43', '11'],
      ['Library', '52', '38', '10'],
      ['Laboratories', '39', '45', '16'],
      ['Canteen', '21', '48', '31'],
    ],
  },
  'student-journal.pdf': {
    title: 'Student journal',
    lines: [
      'Papers that students wrote in their projects, read by two teachers each.',
      'A demonstration document: authors and findings are invented.',
    ],
    pages: 3,
  },
  'মূল্যায়ন-প্ৰতিবেদন.pdf': {
    title: 'Evaluation report',
    lines: ['The file carries an Assamese name, as many files of an office do.'],
  },
} as const satisfies Record<string, Sheet>;
