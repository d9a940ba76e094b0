import path from 'node:path';
import { locales } from '@college/contract/calls';
import { logMethod } from '@college/server/log';
import type { CollectionConfig, GlobalConfig, SanitizedConfig } from 'payload';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { locks, nobody } from './access.ts';
import { words } from './admin/words.ts';
import { Admission } from './content/admission.ts';
import { Albums } from './content/albums.ts';
import { Alumni } from './content/alumni.ts';
import { AlumniRegistrations } from './content/alumni-registrations.ts';
import { College } from './content/college.ts';
import { Committees } from './content/committees.ts';
import { ContentRevision } from './content/content-revision.ts';
import { Courses } from './content/courses.ts';
import { DepartmentFiles } from './content/department-files.ts';
import { Departments } from './content/departments.ts';
import { EmailVerifications } from './content/email-verifications.ts';
import { Employees } from './content/employees.ts';
import { EvidenceCriteria } from './content/evidence-criteria.ts';
import { EvidenceFiles } from './content/evidence-files.ts';
import { EvidenceGroups } from './content/evidence-groups.ts';
import { EvidenceQuestions } from './content/evidence-questions.ts';
import { FeaturedNotifications } from './content/featured-notifications.ts';
import { FileAddresses } from './content/file-addresses.ts';
import { FormerPrincipals } from './content/former-principals.ts';
import { Holidays } from './content/holidays.ts';
import { IdempotencyKeys } from './content/idempotency-keys.ts';
import { ImportantFiles } from './content/important-files.ts';
import { ImportedRecords } from './content/imported-records.ts';
import { MailCounts } from './content/mail-counts.ts';
import { Media } from './content/media.ts';
import { Members } from './content/members.ts';
import { Messages } from './content/messages.ts';
import { Notices } from './content/notices.ts';
import { Pages } from './content/pages.ts';
import { Photos } from './content/photos.ts';
import { RtiOfficers } from './content/rti-officers.ts';
import { SubmittedPhotos } from './content/submitted-photos.ts';
import { UsedChallenges } from './content/used-challenges.ts';
import { Users } from './content/users.ts';
import { Uses } from './content/uses.ts';
import { VisitorCounter } from './content/visitor-counter.ts';
import { VisitorNotes } from './content/visitor-notes.ts';
import { database } from './database/adapter.ts';
import { editor } from './editor.ts';
import { environment } from './environment.ts';
import { LARGEST_FILE, tooLarge } from './files/refusal.ts';
import { folder } from './folder.ts';
import { jobs } from './jobs/jobs.ts';
import { linkAdvice } from './links/endpoint.ts';
import { mailAdapter } from './mail/adapter.ts';
import { askedByOwnFields } from './queries/own-fields.ts';
import { origins } from './rest/origins.ts';
import { sayWhy } from './rest/say-why.ts';
import { movingRevision, movingRevisionOfGlobal } from './revision/hooks.ts';
import { keepingUses, keepingUsesOfGlobal } from './uses/keep.ts';

/** What visitors see: a change of any of these moves the content revision. */
const publicContent: CollectionConfig[] = [
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
  Pages,
  Media,
  Albums,
  ImportantFiles,
  Courses,
  Photos,
  FeaturedNotifications,
  Holidays,
  Messages,
];
const publicGlobals: GlobalConfig[] = [College, Admission];

/** The addresses of programmers are no help in an office. */
const forOffices = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
});

const languages = { en: 'English', as: 'অসমীয়া' } as const;

const config = buildConfig({
  secret: environment.PAYLOAD_SECRET,
  // Without a serverURL the admin asks the address at which it was opened.
  cors: origins,
  csrf: origins,
  telemetry: false,
  logger: { options: { level: environment.LOG_LEVEL, hooks: { logMethod } } },
  graphQL: { disable: true },
  db: database(),
  editor,
  sharp,
  email: mailAdapter,
  jobs,
  endpoints: [linkAdvice],
  hooks: { afterError: [sayWhy] },
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: {
      baseDir: folder,
      importMapFile: path.join(folder, 'app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' – College website' },
    dateFormat: 'dd-MM-yyyy HH:mm',
    // Planned publishing would otherwise ask for one of forty.
    timezones: {
      supportedTimezones: [{ label: 'India', value: 'Asia/Kolkata' }],
      defaultTimezone: 'Asia/Kolkata',
    },
    components: {
      providers: ['/admin/UploadGate.tsx#UploadGate'],
      beforeDashboard: ['/admin/Waiting.tsx#Waiting'],
      graphics: { Logo: '/admin/Logo.tsx#Logo', Icon: '/admin/Icon.tsx#Icon' },
    },
  },
  i18n: { translations: words },
  localization: {
    locales: locales.map((code) => ({ code, label: languages[code] })),
    defaultLocale: 'en',
    fallback: true,
  },
  collections: [
    ...publicContent.map(movingRevision).map(keepingUses),
    keepingUses(AlumniRegistrations),
    VisitorNotes,
    SubmittedPhotos,
    keepingUses(Users),
    Uses,
    FileAddresses,
    UsedChallenges,
    EmailVerifications,
    IdempotencyKeys,
    MailCounts,
    ImportedRecords,
  ]
    .map(askedByOwnFields)
    .map(forOffices),
  globals: [
    ...publicGlobals.map(movingRevisionOfGlobal).map(keepingUsesOfGlobal),
    VisitorCounter,
    ContentRevision,
  ].map(forOffices),
  upload: { limits: { fileSize: LARGEST_FILE }, abortOnLimit: true, responseOnLimit: tooLarge },
  defaultDepth: 0,
  maxDepth: 2,
  typescript: { outputFile: path.join(folder, 'payload-types.ts') },
});

/** What Payload adds itself is open to every account: its record of planned jobs concerns nobody, locks only their owners. */
function closePayloadsOwn(sanitized: SanitizedConfig): SanitizedConfig {
  for (const global of sanitized.globals)
    if (global.slug === 'payload-jobs-stats')
      global.access = { read: nobody, readVersions: nobody, update: nobody };
  for (const collection of sanitized.collections)
    if (collection.slug === 'payload-locked-documents')
      collection.access = { ...collection.access, ...locks };
  return sanitized;
}

export default config.then(closePayloadsOwn);
