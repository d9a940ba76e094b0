import path from 'node:path';
import { DEFAULT_LOCALE, locales, localeTable } from '@college/contract/locales';
import { buildConfig, type CollectionConfig, type GlobalConfig } from 'payload';
import sharp from 'sharp';
import { withHandbook, withHandbookOfGlobal } from './admin/handbook/tasks.ts';
import { withArrange, withEvidenceSheets, withSheets } from './admin/links-above-lists.ts';
import { screens } from './admin/screens.ts';
import { AccountChanges } from './content/administration/account-changes.ts';
import { AccountRules } from './content/administration/account-rules.ts';
import { withBulkLimits } from './content/administration/bulk-limits.ts';
import { Exports } from './content/administration/exports.ts';
import { Imports } from './content/administration/imports.ts';
import { SetUp } from './content/administration/set-up.ts';
import { Users } from './content/administration/users.ts';
import { Courses } from './content/departments/courses.ts';
import { DepartmentFiles } from './content/departments/department-files.ts';
import { Departments } from './content/departments/departments.ts';
import { Disclosure } from './content/duties/disclosure.ts';
import { DutyAnswers } from './content/duties/duty-answers.ts';
import { ReviewSettings } from './content/duties/review-settings.ts';
import { Reviews } from './content/duties/reviews.ts';
import { editor } from './content/editor.ts';
import { Albums } from './content/files/albums.ts';
import { ImportantFiles } from './content/files/important-files.ts';
import { Media } from './content/files/media.ts';
import { Photos } from './content/files/photos.ts';
import { Admission } from './content/home/admission.ts';
import { Alert } from './content/home/alert.ts';
import { College } from './content/home/college.ts';
import { FeaturedNotifications } from './content/home/featured-notifications.ts';
import { Holidays } from './content/home/holidays.ts';
import { AlumniRegistrations } from './content/inbox/alumni-registrations.ts';
import { Messages } from './content/inbox/messages.ts';
import { VisitorNotes } from './content/inbox/visitor-notes.ts';
import { Notices } from './content/notices/notices.ts';
import { Guides } from './content/pages/guides.ts';
import { Pages } from './content/pages/pages.ts';
import { Alumni } from './content/people/alumni.ts';
import { Committees } from './content/people/committees.ts';
import { Employees } from './content/people/employees.ts';
import { FormerPrincipals } from './content/people/former-principals.ts';
import { Members } from './content/people/members.ts';
import { RtiOfficers } from './content/people/rti-officers.ts';
import { AddOnCourses } from './content/quality/add-on-courses.ts';
import { AdmissionFigures } from './content/quality/admission-figures.ts';
import { EGovernance } from './content/quality/e-governance.ts';
import { EvidenceCriteria } from './content/quality/evidence-criteria.ts';
import { EvidenceFiles } from './content/quality/evidence-files.ts';
import { EvidenceGroups } from './content/quality/evidence-groups.ts';
import { EvidenceQuestions } from './content/quality/evidence-questions.ts';
import { Mous } from './content/quality/mous.ts';
import { OwnManuals } from './content/quality/own-manuals.ts';
import { PassFigures } from './content/quality/pass-figures.ts';
import { Rehearsals } from './content/quality/rehearsals.ts';
import { Search } from './content/search.ts';
import type { ListedCollection } from './content/sheet.ts';
import { Redirects } from './content/site-map/redirects.ts';
import { SitePages } from './content/site-map/site-pages.ts';
import { refuseUnstorableValues } from './content/storable-values.ts';
import { readTemplates } from './duties/evidence-templates.ts';
import { readRuleSets } from './duties/rule-sets.ts';
import { jobs } from './jobs/jobs.ts';
import { closePayloadsOwn } from './patches/accounts/closed-collections.ts';
import { changeInBatches } from './patches/bulk-in-batches.ts';
import { sayWhy } from './patches/error-names.ts';
import { followLanguages } from './patches/languages/follow-languages.ts';
import { sayInEach } from './patches/languages/label-functions.ts';
import { tellStatus } from './patches/lists/status.ts';
import { listInAnyLanguage } from './patches/lists/titles.ts';
import { withOneLanguage } from './patches/one-language.ts';
import { withQueryableFields } from './patches/query/own-fields.ts';
import { refuseUnreadableQuery } from './patches/query/unreadable-requests.ts';
import { collegeLocales, mainLocale, otherLocales } from './platform/college-languages.ts';
import { readCollegeSettings } from './platform/college-settings.ts';
import { database } from './platform/database/adapter.ts';
import { answerMissingReference } from './platform/database/missing-reference.ts';
import { answerUnavailable, unavailability } from './platform/database/unavailable.ts';
import { environment } from './platform/environment.ts';
import { LARGEST_FILE, MOST_FILES_AT_ONCE, tooLarge } from './platform/files/upload-refusal.ts';
import { folder } from './platform/folder.ts';
import { logOptions } from './platform/http/log-refusal.ts';
import { answerRefusal } from './platform/http/refuse.ts';
import { mailAdapter } from './platform/mail/mail-adapter.ts';
import { withReferences } from './platform/references/write-references.ts';
import {
  ContentRevision,
  DocumentTexts,
  EmailVerifications,
  FileAddresses,
  IdempotencyKeys,
  ImportBatches,
  ImportedRecords,
  MailCounts,
  References,
  SearchCounts,
  SearchEntries,
  SearchWords,
  SubmittedPhotos,
  TwoFactorKeys,
  UsedChallenges,
  VisitorCounter,
} from './platform/tables.ts';
import { planningZone } from './platform/time-zone/dates.ts';
import { withRecycleBin } from './platform/with-recycle-bin.ts';
import { publicCollection, publicGlobal } from './public-collection.ts';
import { readRules } from './rehearsal/rules.ts';
import { withSearchIndex } from './search/documents.ts';
import type { SearchedCollection } from './search/searched.ts';
import { origins } from './staff-api/origins.ts';
import { reportFailedPlans } from './staff-api/plans/report-failed-plans.ts';
import { staffCalls } from './staff-calls.ts';
import { i18n, withLocalizedLabels } from './words/languages.ts';

/** Collections that visitors see. Each says which of its fields the search reads, and which are columns of its sheet. */
const publicContent: (SearchedCollection & ListedCollection)[] = [
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
const publicGlobals: GlobalConfig[] = [College, Admission, Alert, Search, Disclosure];

const isOfCollege = ({ code }: { code: string }) =>
  collegeLocales().some((locale) => locale === code);

/** Hides the address of the REST API, which helps nobody in an office. */
const withoutApiUrl = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
});

const config = buildConfig({
  secret: environment.PAYLOAD_SECRET,
  // Without serverURL, the admin uses the address at which it was opened.
  cors: origins,
  csrf: origins,
  telemetry: false,
  onInit: async (payload) => {
    await readCollegeSettings(payload);
    // A mistake in a file of duties/ stops the start.
    await Promise.all([readRuleSets(), readRules(), readTemplates()]);
  },
  logger: { options: logOptions },
  graphQL: { disable: true },
  db: database(),
  editor,
  sharp,
  email: mailAdapter,
  jobs,
  endpoints: [...staffCalls],
  hooks: {
    afterError: [
      sayWhy,
      refuseUnreadableQuery,
      answerMissingReference,
      answerUnavailable,
      // Last, because the last answer counts.
      answerRefusal,
    ],
  },
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: {
      baseDir: folder,
      importMapFile: path.join(folder, 'app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' – College website' },
    dateFormat: 'dd-MM-yyyy HH:mm',
    timezones: planningZone,
    components: {
      providers: [
        '/admin/UploadGate.tsx#UploadGate',
        '/admin/account/Language.tsx#LanguageOfAccount',
        '/admin/fields/BulkActions.tsx#BulkActions',
        '/admin/fields/AssameseDigits.tsx#AssameseDigits',
        '/patches/accessibility/AccessibilityFixes.tsx#AccessibilityFixes',
      ],
      views: screens,
      afterNavLinks: ['/admin/handbook/HandbookView.tsx#HandbookLink'],
      beforeDashboard: [
        '/admin/dashboard/branding.tsx#CollegeName',
        '/admin/dashboard/Warnings.tsx#Warnings',
        '/admin/set-up/StillMissing.tsx#StillMissing',
        '/admin/dashboard/OwnProfile.tsx#OwnProfile',
        '/admin/dashboard/Dashboard.tsx#Dashboard',
        '/admin/reviews/ReviewsView.tsx#DueReviews',
      ],
      graphics: {
        Logo: '/admin/dashboard/branding.tsx#Logo',
        Icon: '/admin/dashboard/branding.tsx#Icon',
      },
    },
  },
  i18n,
  localization: {
    locales: locales.map((code) => ({
      code,
      label: localeTable[code].label,
      fallbackLocale: locales.filter((other) => other !== code),
    })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
    filterAvailableLocales: ({ locales: all }) => all.filter(isOfCollege),
  },
  collections: [
    ...publicContent.map(publicCollection),
    withRecycleBin(OwnManuals),
    Reviews,
    Rehearsals,
    withReferences(AlumniRegistrations),
    VisitorNotes,
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
    Imports,
    ImportBatches,
    Exports,
    AccountChanges,
    TwoFactorKeys,
  ]
    .map(withBulkLimits)
    .map(withQueryableFields)
    .map(withSheets)
    .map(withEvidenceSheets)
    .map(withArrange)
    .map(withHandbook)
    .map(withoutApiUrl)
    .map(withLocalizedLabels),
  globals: [
    ...publicGlobals.map(publicGlobal),
    SetUp,
    ReviewSettings,
    AccountRules,
    VisitorCounter,
    ContentRevision,
  ]
    .map(withOneLanguage)
    .map(withHandbookOfGlobal)
    .map(withoutApiUrl)
    .map(withLocalizedLabels),
  upload: {
    limits: { fileSize: LARGEST_FILE, files: MOST_FILES_AT_ONCE },
    abortOnLimit: true,
    responseOnLimit: tooLarge().message,
  },
  defaultDepth: 0,
  // The depth of a file set below its report.
  maxDepth: 3,
  // Generated by `npm run migration`, because Payload would generate it in another process whenever
  // a test opens it.
  typescript: { outputFile: path.join(folder, 'payload-types.ts'), autoGenerate: false },
});

export default config
  .then(closePayloadsOwn)
  .then(changeInBatches((error) => unavailability(error) !== undefined))
  .then(tellStatus)
  .then(listInAnyLanguage)
  .then(reportFailedPlans)
  .then(refuseUnstorableValues)
  .then(sayInEach)
  .then(followLanguages({ collegeLocales, mainLocale, otherLocales }));
