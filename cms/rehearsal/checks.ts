/** The function of each check. A check without one does not compile. */

import { mouTwice } from './checks/agreement-check.ts';
import { countDiffers } from './checks/count-check.ts';
import { feedbackElsewhere } from './checks/feedback-check.ts';
import { officeList, sameFile, unreadable } from './checks/file-checks.ts';
import { badIssnIsbn } from './checks/issn-isbn-check.ts';
import { foreignHost, landsElsewhere, largeElsewhere } from './checks/link-checks.ts';
import { notATeacher, studentTwice } from './checks/people-checks.ts';
import { templateAltered } from './checks/template-check.ts';
import { wrongYear } from './checks/year-checks.ts';
import { type CheckContext, type Finding, type NewFinding, withKey } from './finding.ts';
import { type CheckName, type Limits, limitsOfChecks, type Rule } from './rules.ts';

type Check<Name extends CheckName> = (
  context: CheckContext,
  limits: Limits<Name>,
) => NewFinding[] | Promise<NewFinding[]>;

const checks = {
  'foreign-host': foreignHost,
  'large-elsewhere': largeElsewhere,
  'template-altered': templateAltered,
  'count-differs': countDiffers,
  unreadable,
  'lands-elsewhere': landsElsewhere,
  'wrong-year': wrongYear,
  'bad-issn-isbn': badIssnIsbn,
  'mou-twice': mouTwice,
  'student-twice': studentTwice,
  'not-a-teacher': notATeacher,
  'same-file': sameFile,
  'feedback-elsewhere': feedbackElsewhere,
  'office-list': officeList,
} satisfies { [Name in CheckName]: Check<Name> };

/** Runs the check of a rule. A rule without one finds nothing. */
export async function judge(rule: Rule, context: CheckContext): Promise<Finding[]> {
  const { id, check, limits } = rule;
  if (!check) return [];
  const findings = await runCheck(check, limits, context);
  return findings.map((finding) => withKey(id, finding));
}

const runCheck = <Name extends CheckName>(name: Name, limits: unknown, context: CheckContext) => {
  const check: { [Each in CheckName]: Check<Each> } = checks;
  return check[name](context, limitsOfChecks[name].parse(limits) as Limits<Name>);
};
