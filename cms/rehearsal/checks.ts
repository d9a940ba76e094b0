/** The function of each check. A check without one does not compile. */

import { mouTwice } from './checks/agreement-check.ts';
import { countDiffers } from './checks/count-check.ts';
import { shortCourse, shortProgramme } from './checks/course-checks.ts';
import { accountsCertified, dataAsSheet, englishVersion } from './checks/document-checks.ts';
import { documentMissing, noEvidence, sheetMissing } from './checks/evidence-check.ts';
import { feedbackElsewhere } from './checks/feedback-check.ts';
import { officeList, sameFile, unreadable } from './checks/file-checks.ts';
import { badIssnIsbn } from './checks/issn-isbn-check.ts';
import { sheetLayout } from './checks/layout-check.ts';
import { letterDiffers } from './checks/letter-check.ts';
import { foreignHost, landsElsewhere, largeElsewhere } from './checks/link-checks.ts';
import { originalDocuments } from './checks/original-check.ts';
import { notListed, oneNumber } from './checks/paper-checks.ts';
import { notATeacher, studentTwice } from './checks/people-checks.ts';
import { photoDetails } from './checks/photo-check.ts';
import { moreThanAll, moreThanSeats, programmesDiffer } from './checks/programme-checks.ts';
import { degreeLater, notFullTime } from './checks/teacher-checks.ts';
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
  'no-evidence': noEvidence,
  'sheet-missing': sheetMissing,
  'document-missing': documentMissing,
  'sheet-layout': sheetLayout,
  'one-number': oneNumber,
  'not-listed': notListed,
  'not-full-time': notFullTime,
  'degree-later': degreeLater,
  'short-course': shortCourse,
  'short-programme': shortProgramme,
  'programmes-differ': programmesDiffer,
  'more-than-seats': moreThanSeats,
  'more-than-all': moreThanAll,
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
