/** Searches a backend without an index: departments, recent notices, and metrics by number. */
import type { Client } from '@college/contract/client';
import { latinDigits } from '@college/contract/latin-digits';
import type { PagePath } from '@college/contract/site-map/default';
import { evidenceCalls, type ReportName } from '../../kinds/evidence/browse-evidence.ts';
import { contains, findNotices, type NoticeMatch, newestFirst } from '../../lists/find-notices.ts';

/** Types of notices that are searched, and how many of each come back at most. */
const SEARCHED = ['COLLEGE_ACADEMIC_NOTICE', 'COLLEGE_ADMIN_NOTICE'] as const;
const MAX_NOTICES = 20;

export async function findWithoutIndex(call: Client, words: string) {
  const number = findMetricNumber(words);
  const [metrics, departments, ...lists] = await Promise.all([
    number ? findMetrics(call, number) : [],
    call.getdepartments(),
    ...SEARCHED.map((type) => findRecent(type, words, call)),
  ]);
  return {
    metrics,
    departments: departments.filter(({ dept_name, dept_name_as, dept_code }) =>
      [dept_name, dept_name_as, dept_code].some((text) => contains(text, words)),
    ),
    notices: lists.flat().sort(newestFirst),
  };
}
export type UnindexedResults = Awaited<ReturnType<typeof findWithoutIndex>>;

async function findRecent(
  type: (typeof SEARCHED)[number],
  words: string,
  call: Pick<Client, 'getnoticesbytype'>,
): Promise<NoticeMatch[]> {
  const recent = await call.getnoticesbytype({ type });
  return findNotices(recent, words).slice(0, MAX_NOTICES);
}

const reportPage = {
  IQAC: '/iqac/matrix',
  SSR: '/iqac/ssrmatrix',
} as const satisfies Record<ReportName, PagePath>;
const reportNames = Object.keys(reportPage) as ReportName[];

export interface MetricMatch {
  /** Address in the evidence browser. */
  to: string;
  number: string;
  question: string;
  /** Name of the report. */
  report: string;
  type: string;
}

/** Finds the number of a metric in a query, such as `3.4.4` or `3.4`, in Assamese digits too. */
export const findMetricNumber = (words: string): string | undefined =>
  latinDigits(words).match(/(?<![\d.])\d+(?:\.\d+)+(?![\d.]*\d)/)?.[0];

/** Returns the metrics with this number, or below it, in every report. */
async function findMetrics(call: Client, number: string): Promise<MetricMatch[]> {
  return (await Promise.all(reportNames.map((name) => findInReport(call, name, number)))).flat();
}

async function findInReport(
  call: Client,
  name: ReportName,
  number: string,
): Promise<MetricMatch[]> {
  const calls = evidenceCalls[name];
  const groups = await call[calls.groups]();
  const places = groups.flatMap((group) => group.types.map((type) => ({ group, type })));
  const matches = places.map(async ({ group, type }) => {
    const criteria = await call[calls.criteria]({ group_id: group.id, type });
    const possible = criteria.filter(({ criterion }) => mayContain(criterion, number));
    const metrics = possible.map(async ({ id }) => {
      const questions = await call[calls.questions]({ sub_group_id: id });
      return questions
        .filter(({ sr_no }) => `${sr_no}.`.startsWith(`${number}.`))
        .map((question): MetricMatch => {
          const query = { group: group.id, type, criterion: id, srno: question.id };
          return {
            to: `${reportPage[name]}?${new URLSearchParams(query)}`,
            number: question.sr_no,
            question: question.metric_question,
            report: group.name,
            type,
          };
        });
    });
    return (await Promise.all(metrics)).flat();
  });
  return (await Promise.all(matches)).flat();
}

/** True if a criterion may contain the number. A criterion with a number contains only metrics that begin with it. */
function mayContain(criterion: string, number: string): boolean {
  const own = criterion.match(/^\s*(?:criterion\s+)?(\d+)\b/i)?.[1];
  return own === undefined || number.startsWith(`${own}.`);
}
