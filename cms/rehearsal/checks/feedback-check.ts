/** Checks that feedback, its analysis and the action taken are on the own website. */
import { ACTION_TAKEN, analyses } from '../feedback-notices.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric } from '../report.ts';
import type { Limits } from '../rules.ts';

const TEACHERS = 'IQAC_FEEDBACK_ANALYSIS_TEACHING_STAFF';

/** Groups as titles of evidence name them. */
const groupWords: [group: string, words: RegExp][] = [
  ['IQAC_FEEDBACK_ANALYSIS_STUDENTS', /\bstudents?\b|ছাত্ৰ/i],
  ['IQAC_FEEDBACK_ANALYSIS_ALUMNI', /\balumn[ia]\b|প্ৰাক্তন/i],
  ['IQAC_FEEDBACK_ANALYSIS_PARENTS', /\bparents?\b|\bguardians?\b|অভিভাৱক/i],
  [TEACHERS, /\bteachers?\b|\bfaculty\b|(?<!non-?\s?)\bteaching staff\b|শিক্ষক/i],
  ['employers', /\bemployers?\b|নিয়োগ/i],
];

export function feedbackElsewhere(
  context: CheckContext,
  { groups: least, metrics }: Limits<'feedback-elsewhere'>,
): NewFinding[] {
  const [metric, ...others] = context.report.metrics.filter(({ number }) =>
    metrics.some((part) => number === part || number.startsWith(`${part}.`)),
  );
  if (!metric) return [];
  const titles = [metric, ...others].flatMap(titlesOf);
  const { titles: publishedTitles } = context.feedback;
  const published = new Set(context.feedback.types);
  const ofSets = titles
    .filter((title) => /\banaly[sz]|\banalysis\b|বিশ্লেষণ/i.test(title))
    .flatMap((title) =>
      groupWords.filter(([, words]) => words.test(title)).map(([group]) => group),
    );
  const groups = new Set([...analyses.filter((type) => published.has(type)), ...ofSets]);
  const hasAction =
    published.has(ACTION_TAKEN) ||
    [...titles, ...publishedTitles].some((title) =>
      /\baction[\s-]+taken\b|\batr\b|লোৱা ব্যৱস্থা/i.test(title),
    );
  const placeOf = (type: string) => ({
    ...{ metric: metric.number, label: metric.number },
    edit: `/admin/collections/notices/create?type=${type}`,
  });
  const missing = analyses.find((type) => !published.has(type)) ?? analyses[0];
  return [
    ...(groups.size < least
      ? [
          {
            code: 'fewFeedbackGroups' as const,
            values: { count: groups.size, least },
            place: placeOf(missing ?? ''),
          },
        ]
      : []),
    ...(hasAction
      ? []
      : [
          {
            code: 'noActionTaken' as const,
            values: {},
            place: placeOf(ACTION_TAKEN),
          },
        ]),
  ];
}

const titlesOf = ({ sets }: Metric): string[] =>
  sets.flatMap(({ title, files }) =>
    files.length > 0 ? [title, ...files.map(({ name }) => name.replace(/[-_.]+/g, ' '))] : [],
  );
