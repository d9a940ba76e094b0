/**
 * Every collection and global of the backend, in the order of the menu. A new content type needs a
 * line here and nothing else of the configuration.
 */
import type { CollectionConfig, GlobalConfig } from 'payload';
import { withReferences } from '../platform/references/write-references.ts';
import {
  ContentRevision,
  DocumentTexts,
  EmailVerifications,
  FileAddresses,
  IdempotencyKeys,
  ImportBatches,
  ImportedRecords,
  ListRevisions,
  MailCounts,
  References,
  SearchCounts,
  SearchEntries,
  SearchWords,
  SubmittedPhotos,
  TwoFactorKeys,
  UsedChallenges,
  VisitorCounter,
} from '../platform/tables.ts';
import { withRecycleBin } from '../platform/with-recycle-bin.ts';
import { withSearchIndex } from '../search/documents.ts';
import type { SearchedCollection } from '../search/searched.ts';
import { AccountChanges } from './administration/account-changes.ts';
import { AccountRules } from './administration/account-rules.ts';
import { Exports } from './administration/exports.ts';
import { Imports } from './administration/imports.ts';
import { SetUp } from './administration/set-up.ts';
import { Users } from './administration/users.ts';
import { Courses } from './departments/courses.ts';
import { DepartmentFiles } from './departments/department-files.ts';
import { Departments } from './departments/departments.ts';
import { CertificationRuns } from './duties/certification-runs.ts';
import { Disclosure } from './duties/disclosure.ts';
import { DutyAnswers } from './duties/duty-answers.ts';
import { ReviewSettings } from './duties/review-settings.ts';
import { Reviews } from './duties/reviews.ts';
import { Walks } from './duties/walks.ts';
import { Albums } from './files/albums.ts';
import { ImportantFiles } from './files/important-files.ts';
import { Media } from './files/media.ts';
import { Photos } from './files/photos.ts';
import { Admission } from './home/admission.ts';
import { Alert } from './home/alert.ts';
import { College } from './home/college.ts';
import { FeaturedNotifications } from './home/featured-notifications.ts';
import { Holidays } from './home/holidays.ts';
import { AlumniRegistrations } from './inbox/alumni-registrations.ts';
import { Messages } from './inbox/messages.ts';
import { VisitorNotes } from './inbox/visitor-notes.ts';
import { Notices } from './notices/notices.ts';
import { Guides } from './pages/guides.ts';
import { Pages } from './pages/pages.ts';
import { Policies } from './pages/policies.ts';
import { Alumni } from './people/alumni.ts';
import { Committees } from './people/committees.ts';
import { Employees } from './people/employees.ts';
import { FormerPrincipals } from './people/former-principals.ts';
import { Members } from './people/members.ts';
import { RtiOfficers } from './people/rti-officers.ts';
import { AddOnCourses } from './quality/add-on-courses.ts';
import { AdmissionFigures } from './quality/admission-figures.ts';
import { EGovernance } from './quality/e-governance.ts';
import { EvidenceCriteria } from './quality/evidence-criteria.ts';
import { EvidenceFiles } from './quality/evidence-files.ts';
import { EvidenceGroups } from './quality/evidence-groups.ts';
import { EvidenceQuestions } from './quality/evidence-questions.ts';
import { Mous } from './quality/mous.ts';
import { OwnManuals } from './quality/own-manuals.ts';
import { PassFigures } from './quality/pass-figures.ts';
import { Rehearsals } from './quality/rehearsals.ts';
import { Search } from './search.ts';
import type { ListedCollection } from './sheet.ts';
import { Redirects } from './site-map/redirects.ts';
import { SitePages } from './site-map/site-pages.ts';

/** Collections that visitors see. Each says which of its fields the search reads, and which are columns of its sheet. */
export const publicCollections: (SearchedCollection & ListedCollection)[] = [
  Notices,
  Departments,
  DepartmentFiles,
  Employees,
  Committees,
  Members,
  FormerPrincipals,
  RtiOfficers,
  Alumni,
  EvidenceGroups,
  EvidenceCriteria,
  EvidenceQuestions,
  EvidenceFiles,
  Mous,
  AddOnCourses,
  PassFigures,
  AdmissionFigures,
  EGovernance,
  Pages,
  Guides,
  Policies,
  DutyAnswers,
  Redirects,
  Media,
  Albums,
  ImportantFiles,
  Courses,
  Photos,
  FeaturedNotifications,
  Holidays,
  Messages,
  SitePages,
];
/** Globals that visitors see. */
export const publicGlobals: GlobalConfig[] = [College, Admission, Alert, Search, Disclosure];

/** Collections of the office and of the backend itself. */
export const otherCollections: CollectionConfig[] = [
  withRecycleBin(OwnManuals),
  Reviews,
  Walks,
  CertificationRuns,
  Rehearsals,
  withReferences(withRecycleBin(AlumniRegistrations)),
  withRecycleBin(VisitorNotes),
  SubmittedPhotos,
  withReferences(Users),
  References,
  FileAddresses,
  withSearchIndex(DocumentTexts),
  SearchEntries,
  SearchWords,
  SearchCounts,
  UsedChallenges,
  EmailVerifications,
  IdempotencyKeys,
  MailCounts,
  ImportedRecords,
  ListRevisions,
  Imports,
  ImportBatches,
  Exports,
  AccountChanges,
  TwoFactorKeys,
];
export const otherGlobals: GlobalConfig[] = [
  SetUp,
  ReviewSettings,
  AccountRules,
  VisitorCounter,
  ContentRevision,
];
