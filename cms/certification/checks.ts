/** The function of each check that a row of `duties/gigw-3.yaml` may name. */
import type { Check } from './check.ts';
import { palette } from './checks/appearance-checks.ts';
import { about, contact, socialMedia } from './checks/content-checks.ts';
import {
  accessibleDocuments,
  pdfLanguages,
  permissions,
  sources,
} from './checks/document-checks.ts';
import { feedback } from './checks/feedback-checks.ts';
import {
  audioDescriptions,
  filmCaptions,
  filmDescriptions,
  filmTexts,
  liveFilms,
} from './checks/film-checks.ts';
import { describedNotices, lastDays, picturesOfText } from './checks/notice-checks.ts';
import {
  brokenLinks,
  emblem,
  fileFacts,
  headings,
  languageLink,
  languageVersions,
  lastChange,
  metadata,
  minimumContent,
  nationalPortal,
  outsideLinks,
  ownerLine,
  pageTitles,
  tableHeaders,
  textAlternatives,
  unfinishedPages,
} from './checks/page-checks.ts';
import { help, informationManager, policies, securityPolicies } from './checks/policy-checks.ts';
import { logRead, logWhole, moderation } from './checks/security-log-checks.ts';
import {
  backups,
  certificate,
  databasePlace,
  domain,
  encryptedConnections,
  https,
  logDays,
  processAccount,
  twoFactors,
} from './checks/server-checks.ts';

export const checks = {
  about,
  'accessible-documents': accessibleDocuments,
  'audio-descriptions': audioDescriptions,
  backups,
  'broken-links': brokenLinks,
  certificate,
  contact,
  'database-place': databasePlace,
  'described-notices': describedNotices,
  domain,
  emblem,
  'encrypted-connections': encryptedConnections,
  feedback,
  'file-facts': fileFacts,
  'film-captions': filmCaptions,
  'film-descriptions': filmDescriptions,
  'film-texts': filmTexts,
  headings,
  help,
  https,
  'information-manager': informationManager,
  'language-link': languageLink,
  'language-versions': languageVersions,
  'last-change': lastChange,
  'last-days': lastDays,
  'live-films': liveFilms,
  'log-days': logDays,
  'log-read': logRead,
  'log-whole': logWhole,
  metadata,
  'minimum-content': minimumContent,
  moderation,
  'national-portal': nationalPortal,
  'outside-links': outsideLinks,
  'owner-line': ownerLine,
  'page-titles': pageTitles,
  palette,
  'pdf-languages': pdfLanguages,
  permissions,
  'pictures-of-text': picturesOfText,
  policies,
  'process-account': processAccount,
  'security-policies': securityPolicies,
  'social-media': socialMedia,
  sources,
  'table-headers': tableHeaders,
  'text-alternatives': textAlternatives,
  'two-factors': twoFactors,
  'unfinished-pages': unfinishedPages,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
const isCheckName = (name: string): name is CheckName => Object.hasOwn(checks, name);
export const checkNames: readonly CheckName[] = Object.keys(checks).filter(isCheckName);
