/** The table of all staff calls: what the screens of the admin ask besides Payload's own endpoints. */
import { linkAdvice } from './admin/advice/advise-on-links.ts';
import { guessOfPdf } from './admin/imports/old-notices/guess-endpoint.ts';
import { features } from './features.ts';
import { publicationEndpoints } from './publications/publication-endpoints.ts';
import { sheetEndpoints } from './sheets/sheet-endpoints.ts';
import { arrange } from './staff-api/arrange/endpoint.ts';
import { certificationEndpoints } from './staff-api/certification-endpoints.ts';
import { fileImportEndpoints } from './staff-api/file-import-endpoints.ts';
import { fileText } from './staff-api/file-text-endpoint.ts';
import { invitations } from './staff-api/invitations/invitation-endpoint.ts';
import { adoptionOfPolicies } from './staff-api/policy-endpoint.ts';
import { previewEndpoint } from './staff-api/preview-endpoint.ts';
import { evidenceSheetEndpoints } from './staff-api/reports/evidence-sheet-endpoint.ts';
import { reportEndpoints } from './staff-api/reports/report-endpoints.ts';
import { reviewEndpoints } from './staff-api/review-endpoints.ts';
import { securityLogExport } from './staff-api/security-log-endpoint.ts';
import { sessionEnd } from './staff-api/session-endpoint.ts';
import { setUpEndpoints } from './staff-api/set-up/set-up-endpoints.ts';
import { twoFactor } from './staff-api/two-factor/two-factor-endpoints.ts';
import { walkEndpoint } from './staff-api/walk-endpoint.ts';
import type { StaffCall } from './staff-call.ts';

export const staffCalls: StaffCall[] = [
  linkAdvice,
  guessOfPdf,
  invitations,
  ...twoFactor,
  sessionEnd,
  securityLogExport,
  ...sheetEndpoints,
  ...setUpEndpoints,
  ...fileImportEndpoints,
  ...publicationEndpoints,
  ...reviewEndpoints,
  ...certificationEndpoints,
  adoptionOfPolicies,
  ...reportEndpoints,
  ...evidenceSheetEndpoints,
  arrange,
  fileText,
  previewEndpoint,
  walkEndpoint,
  ...features.flatMap(({ staffCalls: calls = [] }) => calls),
];
