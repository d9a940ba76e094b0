/** The function of each check that a row of `duties/gigw-3.yaml` may name. */
import type { Check } from './check.ts';
import { palette } from './checks/appearance-checks.ts';
import { about, contact, picturesOfText, socialMedia } from './checks/content-checks.ts';
import {
  accessibleDocuments,
  audioDescriptions,
  describedNotices,
  filmCaptions,
  filmDescriptions,
  filmTexts,
  lastDays,
  liveFilms,
  permissions,
  sources,
} from './checks/document-checks.ts';
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
  certificate,
  contact,
  'database-place': databasePlace,
  'described-notices': describedNotices,
  domain,
  'encrypted-connections': encryptedConnections,
  'film-captions': filmCaptions,
  'film-descriptions': filmDescriptions,
  'film-texts': filmTexts,
  https,
  'last-days': lastDays,
  'live-films': liveFilms,
  'log-days': logDays,
  palette,
  permissions,
  'pictures-of-text': picturesOfText,
  'process-account': processAccount,
  'social-media': socialMedia,
  sources,
  'two-factors': twoFactors,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
const isCheckName = (name: string): name is CheckName => Object.hasOwn(checks, name);
export const checkNames: readonly CheckName[] = Object.keys(checks).filter(isCheckName);
