/** The function of each check. A check without one does not compile. */

import { mouTwice } from './checks/agreement-check.ts';
import { countDiffers } from './checks/count-check.ts';
import { accountsCertified, dataAsSheet, englishVersion } from './checks/document-checks.ts';
import { feedbackElsewhere } from './checks/feedback-check.ts';
import { officeList, sameFile, unreadable } from './checks/file-checks.ts';
import { badIssnIsbn } from './checks/issn-isbn-check.ts';
import { letterDiffers } from './checks/letter-check.ts';
import { foreignHost, landsElsewhere, largeElsewhere } from './checks/link-checks.ts';
import { originalDocuments } from './checks/original-check.ts';
import { notATeacher, studentTwice } from './checks/people-checks.ts';
import { photoDetails } from './checks/photo-check.ts';
import { templateAltered } from './checks/template-check.ts';
import { wrongYear } from './checks/year-checks.ts';
import type { CheckContext, NewFinding } from './finding.ts';
import type { CheckName, Limits } from './rules.ts';

type Check<Name extends CheckName> = (context: CheckContext, limits: Limits<Name>) => NewFinding[];

const checks = {
  'foreign-host': foreignHost,
  'large-elsewhere': largeElsewhere,
  'template-altered': templateAltered,
  'count-differs': countDiffers,
  unreadable,
  'lands-elsewhere': landsElsewhere,
  'original-documents': originalDocuments,
  'english-version': englishVersion,
  'accounts-certified': accountsCertified,
  'data-as-sheet': dataAsSheet,
  'photo-details': photoDetails,
  'letter-differs': letterDiffers,
  'wrong-year': wrongYear,
  'bad-issn-isbn': badIssnIsbn,
  'mou-twice': mouTwice,
  'student-twice': studentTwice,
  'not-a-teacher': notATeacher,
  'same-file': sameFile,
  'feedback-elsewhere': feedbackElsewhere,
  'office-list': officeList,
} satisfies { [Name in CheckName]: Check<Name> };

/** Runs a check with its limits. */
export const runCheck = <Name extends CheckName>(
  name: Name,
  limits: Limits<Name>,
  context: CheckContext,
): NewFinding[] => {
  const check: { [Each in CheckName]: Check<Each> } = checks;
  return check[name](context, limits);
};
