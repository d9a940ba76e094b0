/** The function of each check that a row of `duties/gigw-3.yaml` may name. */
import type { Check } from './check.ts';
import { palette } from './checks/appearance-checks.ts';
import { about, contact, picturesOfText, socialMedia } from './checks/content-checks.ts';
import { feedback } from './checks/feedback-checks.ts';
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
  backups,
  certificate,
  contact,
  'database-place': databasePlace,
  domain,
  'encrypted-connections': encryptedConnections,
  feedback,
  help,
  https,
  'information-manager': informationManager,
  'log-days': logDays,
  'log-read': logRead,
  'log-whole': logWhole,
  moderation,
  palette,
  'pictures-of-text': picturesOfText,
  policies,
  'process-account': processAccount,
  'security-policies': securityPolicies,
  'social-media': socialMedia,
  'two-factors': twoFactors,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
const isCheckName = (name: string): name is CheckName => Object.hasOwn(checks, name);
export const checkNames: readonly CheckName[] = Object.keys(checks).filter(isCheckName);
