/** Facts of this installation that the texts of the policies state. */
import type { Locale } from '@college/contract/locales';
import { type Kept, retention } from '@college/contract/retention';
import { readLastBackup } from '@college/server/last-backup';
import type { Payload } from 'payload';
import { asSystem, type Role, roles } from '../access.ts';
import { DEFAULT_MONTHS } from '../content/duties/review-settings.ts';
import { collegeLocales } from '../platform/college-languages.ts';
import { environment } from '../platform/environment.ts';
import { type BackupState, backupStateOf } from '../platform/metrics/warnings.ts';
import { IDLE } from '../platform/sign-in/sessions.ts';

/** Facts by name. Each is a value of JSON, because it is stored with the text that was made from it. */
export interface Facts extends Record<Kept, number | 'until asked'> {
  /** The name of the college by language. */
  college: Partial<Record<Locale, string>>;
  /** The department and government that own the website by language; '' if none is named. */
  owner: Partial<Record<Locale, string>>;
  /** The address of the website. */
  site: string;
  /** The e-mail address to write to: of the Web Information Manager, or else of the college. */
  contact: string;
  languages: readonly Locale[];
  /** The roles of accounts. */
  roles: readonly Role[];
  profiles_public: 'at-once' | 'approved';
  two_factor_required: boolean;
  /** Types of notices that a second account approves. */
  approved_notices: readonly string[];
  approved_pages: boolean;
  /** True if visitors are asked before they leave for a website that is not of a government. */
  leaving_notice: boolean;
  /** True if links to other websites are checked every night. */
  check_outside_links: boolean;
  /** Hours without a request after which a session ends. */
  session_hours: number;
  page_months: number;
  duty_months: number;
  text_months: number;
  backup: BackupState;
}
export type FactName = keyof Facts;

export async function readFacts(payload: Payload, now = Date.now()): Promise<Facts> {
  const [colleges, rules, reviews, lastBackup] = await Promise.all([
    Promise.all(
      collegeLocales().map(async (locale) => ({
        locale,
        ...(await payload.findGlobal({ ...asSystem, slug: 'college', locale })),
      })),
    ),
    payload.findGlobal({ ...asSystem, slug: 'account-rules' }),
    payload.findGlobal({ ...asSystem, slug: 'review-settings' }),
    readLastBackup(environment.DATA_DIR),
  ]);
  const [college] = colleges;
  return {
    ...retention,
    accounts: environment.SECURITY_LOG_DAYS,
    college: Object.fromEntries(colleges.map(({ locale, name }) => [locale, name ?? ''])),
    owner: Object.fromEntries(colleges.map(({ locale, owner }) => [locale, owner ?? ''])),
    site: environment.SITE_URL,
    contact: college?.information_manager?.email || college?.email || '',
    languages: collegeLocales(),
    roles,
    profiles_public: rules.profiles_public,
    two_factor_required: rules.two_factor_required === true,
    approved_notices: rules.approved_notices ?? [],
    approved_pages: rules.approved_pages === true,
    leaving_notice: college?.leaving_notice === true,
    check_outside_links: reviews.check_outside_links === true,
    session_hours: IDLE / 3600,
    page_months: reviews.page_months ?? DEFAULT_MONTHS,
    duty_months: reviews.duty_months ?? DEFAULT_MONTHS,
    text_months: reviews.text_months ?? DEFAULT_MONTHS,
    backup: backupStateOf(lastBackup, now),
  };
}
