import type { PictureName } from '../art/pictures.ts';
import type { DocumentName } from '../pdf/documents.ts';
import { createRandom, type Random, seedOf } from '../random.ts';
import { type CriterionText, criteria, proofs } from '../text/evidence.ts';
import { type Text, text } from '../text.ts';
import { type Day, session, yearOf } from './calendar.ts';

export const metricTypes = ['QUALITATIVE', 'QUANTITATIVE'] as const;
type Metrics = (typeof metricTypes)[number];

interface FilePlan {
  sr_no: string;
  title: Text;
  files: readonly (DocumentName | PictureName)[];
}
interface QuestionPlan {
  sr_no: string;
  question: Text;
  files: FilePlan[];
}
interface CriterionPlan {
  type: Metrics;
  name: Text;
  about: Text;
  questions: QuestionPlan[];
}
export interface ReportPlan {
  report: 'IQAC' | 'SSR';
  name: Text;
  criteria: CriterionPlan[];
}

const documents: readonly DocumentName[] = [
  'quality-assurance-report.pdf',
  'minutes-and-action-taken-report-of-the-internal-quality-assurance-cell.pdf',
  'attainment-of-course-outcomes-and-programme-outcomes.pdf',
  'feedback-analysed.pdf',
  'annual-report.pdf',
];
const photos: readonly PictureName[] = [
  'classroom',
  'seminar',
  'laboratory',
  'library-hall',
  'computer-laboratory',
  'saplings',
  'auditorium',
];

function filesFor(title: Text, random: Random): FilePlan['files'] {
  if (title.en.startsWith('Photographs')) return random.some(photos, random.whole(2, 4));
  if (title.as) return ['মূল্যায়ন-প্ৰতিবেদন.pdf'];
  return random.some(documents, random.whole(1, 2));
}

function proofsOf(serial: string, random: Random): FilePlan[] {
  return random.some(proofs, random.whole(1, 3)).map((title, i) => ({
    sr_no: `${serial} (${'abc'[i]})`,
    title,
    files: filesFor(title, random),
  }));
}

function questions(source: CriterionText, type: Metrics, n: number, random: Random) {
  // Quantitative metrics are counted on after the qualitative ones.
  const before = type === 'QUALITATIVE' ? 0 : source.QUALITATIVE.length;
  return source[type].map((question, i): QuestionPlan => {
    const sr_no = `${n}.${before + i + 1}.1`;
    return { sr_no, question, files: proofsOf(sr_no, random) };
  });
}

const criteriaOf = (random: Random): CriterionPlan[] =>
  metricTypes.flatMap((type) =>
    criteria.map((source, i) => ({
      type,
      name: {
        en: `${i + 1}. ${source.name.en}`,
        ...(source.name.as && { as: `${'১২৩৪৫৬৭'[i]}. ${source.name.as}` }),
      },
      about: source.about,
      questions: questions(source, type, i + 1, random),
    })),
  );

export function planEvidence(today: Day): ReportPlan[] {
  const random = createRandom(seedOf('evidence'));
  const year = yearOf(today);
  const report = (kind: ReportPlan['report'], name: Text): ReportPlan => ({
    report: kind,
    name,
    criteria: criteriaOf(random),
  });
  return [
    report('IQAC', text(`AQAR ${session(year - 2)}`)),
    report('IQAC', text(`AQAR ${session(year - 3)}`)),
    report('SSR', text('Self study report, third cycle', 'আত্মঅধ্যয়ন প্ৰতিবেদন, তৃতীয় চক্ৰ')),
    report('SSR', text('Self study report, second cycle', 'আত্মঅধ্যয়ন প্ৰতিবেদন, দ্বিতীয় চক্ৰ')),
  ];
}
