/** The part that all checks of walked pages share. */
import { differenceInDays } from 'date-fns';
import { dateText } from '../../time-zone/dates.ts';
import type { PageFacts } from '../../walks/page-facts.ts';
import type { Sentence } from '../../words/say.ts';
import {
  type Check,
  type CheckContext,
  type CheckResult,
  type Fact,
  resultOf,
  type Walk,
} from '../check.ts';

export const WALKS = '/admin/collections/walks';
/** Days after which the facts of a walk say nothing about today. */
const LONGEST_AGE = 7;
/** Pages that a check names. */
export const MOST_NAMED = 10;
/** A sentence with `{{page}}` and `{{value}}` about a page that is wrong; undefined for a page that is right. */
export type Fault = { says: Sentence; value?: string } | undefined;

/** Facts that do not come from one page. */
type More = (walk: Walk, context: CheckContext) => Promise<CheckResult>;

/** A check that reads every page, or those of `only`. It is not met without a walk of the last days. */
export function checkEachPage(
  faultOf: (page: PageFacts, walk: Walk) => Fault,
  { only = () => true, more }: { only?: (page: PageFacts) => boolean; more?: More } = {},
): Check {
  return async (context) => {
    const { walk, now } = context;
    if (!walk) return resultOf([{ says: 'The pages have not been checked yet.', link: WALKS }]);
    const date = dateText(walk.at);
    if (differenceInDays(now, walk.at) > LONGEST_AGE)
      return resultOf([
        { says: 'The pages were checked last on {{date}}.', values: { date }, link: WALKS },
      ]);
    const pages = walk.pages.filter((page) => page.status === 200 && only(page));
    const wrong = pages.flatMap((page): Fact[] => {
      const fault = faultOf(page, walk);
      const { says, value = '' } = fault ?? {};
      return says ? [{ says, values: { page: page.path, value }, link: page.path }] : [];
    });
    const rest = wrong.length - MOST_NAMED;
    const named: Fact[] = [
      ...wrong.slice(0, MOST_NAMED),
      ...(rest > 0
        ? [{ says: 'and on {{count}} more pages', values: { count: rest }, link: WALKS } as const]
        : []),
    ];
    if (pages.length === 0)
      named.push({ says: 'The pages have not been checked yet.', link: WALKS });
    const other = (await more?.(walk, context)) ?? { state: 'met', facts: [] };
    const seen: Fact = {
      says: 'Nothing is wrong on {{count}} pages, read on {{date}}.',
      values: { count: pages.length, date },
      link: WALKS,
    };
    if (named.length > 0) return resultOf([...named, ...other.facts]);
    return {
      state: other.state,
      facts: [...other.facts, ...(other.state === 'met' ? [seen] : [])],
    };
  };
}

export const when = (isWrong: boolean, says: Sentence, value = ''): Fault =>
  isWrong ? { says, value } : undefined;
