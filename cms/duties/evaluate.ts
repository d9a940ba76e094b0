/** The state of every row of a rule set, as visitors see the website now. */
import type { DutyState } from '@college/contract/entities';
import { addMonths } from 'date-fns';
import { idOf } from '../id-of.ts';
import type { Sentence } from '../words/say.ts';
import { dateOf, isDead, isHidden, linkOf, readAnswers, readHiddenPaths } from './answers.ts';
import { findContent } from './find-content.ts';
import type { Finding, Visit } from './findings.ts';
import { type DutyRow, type RuleSet, rowsForColleges } from './rule-sets.ts';

/** Words for the state of a row. */
export const stateSentences: Record<DutyState, Sentence> = {
  published: 'Published',
  stale: 'Older than allowed',
  missing: 'Missing',
  not_applicable: 'Does not apply',
};

export interface Duty {
  row: DutyRow;
  section: RuleSet['sections'][number];
  /** Key of the row in the office's answers: `ugc-self-disclosure-2024/a1`. */
  key: string;
  state: DutyState;
  /** Why the row does not apply, in the visitor's language. */
  reason: string;
  findings: Finding[];
  /** Ids of the files of the office's own answer. */
  files: number[];
  /** ISO date of the newest content. */
  date: string | undefined;
  /**
   * Date after which the content is outdated; undefined if any age is allowed or nothing was found.
   */
  staleFrom: Date | undefined;
  /** Page of the admin where the content is changed or added. */
  editPage: string;
  /** Page of the admin for the office's own answer. */
  answer: string;
  /** True if the link of the office's own answer leads to a page that is hidden or not there. */
  hasDeadLink: boolean;
}

export const dutyKey = (set: Pick<RuleSet, 'code'>, row: Pick<DutyRow, 'id'>) =>
  `${set.code}/${row.id}`;

/** Rows of a set that apply to the college, in order. */
export async function evaluate(set: RuleSet, visit: Visit, now = new Date()): Promise<Duty[]> {
  const [answers, hidden] = await Promise.all([
    readAnswers(set.code, visit),
    readHiddenPaths(visit),
  ]);
  return Promise.all(
    rowsForColleges(set).map(async ({ section, row }): Promise<Duty> => {
      const key = dutyKey(set, row);
      const answer = answers.get(key);
      const results = await Promise.all(row.find.map((finder) => findContent(finder, visit)));
      const own = answer?.applies === 'yes' ? answer : undefined;
      const files = (own?.uploads ?? []).map((file) => idOf(file));
      const hasDeadLink = own?.link ? await isDead(own.link, hidden, visit) : false;
      const findings = [
        ...(own && !hasDeadLink ? linkOf(own) : []),
        ...results
          .flatMap((result) => result.findings)
          .filter(({ path }) => !isHidden(path, hidden)),
      ];
      const dates = [
        ...findings.flatMap((finding) => finding.date ?? []),
        ...(own && files.length > 0 ? [dateOf(own)] : []),
      ];
      const date = dates.toSorted().at(-1);
      const months = row.months ?? set.months;
      const staleFrom = date && months ? addMonths(new Date(date), months) : undefined;
      const answerPage = `/admin/collections/duty-answers/${answer ? answer.id : `create?duty=${key}`}`;
      return {
        row,
        section,
        key,
        ...(answer?.applies === 'no'
          ? { state: 'not_applicable', reason: answer.reason ?? '', findings: [], files: [] }
          : {
              state: stateOf(findings.length + files.length, staleFrom, now),
              ...{ reason: '', findings, files },
            }),
        date,
        staleFrom,
        editPage: findings[0]?.edit || results[0]?.add || answerPage,
        answer: answerPage,
        hasDeadLink,
      };
    }),
  );
}

function stateOf(count: number, staleFrom: Date | undefined, now: Date): DutyState {
  if (count === 0) return 'missing';
  return staleFrom && staleFrom < now ? 'stale' : 'published';
}
