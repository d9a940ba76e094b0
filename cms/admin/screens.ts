import type { Config } from 'payload';

/** Our own screens of the admin with component and path, besides those of features. All others are Payload's. */
export const screens = {
  dashboard: { Component: '/admin/dashboard/DashboardView.tsx#DashboardView' },
  changes: { Component: '/admin/changes/ChangesView.tsx#ChangesView', path: '/changes' },
  whoDidWhat: {
    Component: '/admin/who-did-what/WhoDidWhatView.tsx#WhoDidWhatView',
    path: '/who-did-what',
  },
  login: { Component: '/admin/account/LoginView.tsx#LoginView' },
  unauthorized: { Component: '/admin/account/LoginView.tsx#UnauthorizedView' },
  'two-factor': {
    Component: '/admin/account/LoginView.tsx#TwoFactorView',
    path: '/two-factor',
  },
  sessions: { Component: '/admin/account/SessionsView.tsx#SessionsView', path: '/sessions' },
  sheets: { Component: '/admin/sheets/SheetsView.tsx#SheetsView', path: '/sheets' },
  oldNotices: {
    Component: '/admin/imports/old-notices/OldNoticesView.tsx#OldNoticesView',
    path: '/old-notices',
  },
  arrange: { Component: '/admin/arrange/ArrangeView.tsx#ArrangeView', path: '/arrange' },
  evidence: {
    Component: '/admin/imports/evidence/EvidenceView.tsx#EvidenceView',
    path: '/evidence',
  },
  evidenceSheets: {
    Component: '/admin/evidence-sheets/EvidenceSheetsView.tsx#EvidenceSheetsView',
    path: '/evidence-sheets',
  },
  search: { Component: '/admin/search/SearchView.tsx#SearchView', path: '/search' },
  searches: { Component: '/admin/search/SearchesView.tsx#SearchesView', path: '/searches' },
  untranslated: {
    Component: '/admin/translation/UntranslatedView.tsx#UntranslatedView',
    path: '/untranslated',
  },
  documents: { Component: '/admin/documents/DocumentsView.tsx#DocumentsView', path: '/documents' },
  handbook: {
    Component: '/admin/handbook/HandbookView.tsx#HandbookView',
    path: '/handbook/:task?',
  },
  setUp: { Component: '/admin/set-up/SetUpView.tsx#SetUpView', path: '/set-up' },
} as const satisfies Record<string, { Component: string; path?: `/${string}` }>;

type AdminComponents = NonNullable<NonNullable<Config['admin']>['components']>;
/** Components of the admin around Payload's own. */
export const adminComponents = {
  providers: [
    '/admin/branding/CollegeColours.tsx#CollegeColours',
    '/admin/branding/MenuOnLaptops.tsx#MenuOnLaptops',
    '/admin/UploadGate.tsx#UploadGate',
    '/admin/account/Language.tsx#LanguageOfAccount',
    '/admin/unsaved/ForgetUnsaved.tsx#ForgetUnsaved',
    '/admin/fields/BulkActions.tsx#BulkActions',
    '/admin/fields/AssameseDigits.tsx#AssameseDigits',
    '/admin/fields/FilterDates.tsx#FilterDates',
    '/patches/accessibility/AccessibilityFixes.tsx#AccessibilityFixes',
  ],
  views: screens,
  beforeNavLinks: ['/admin/branding/branding.tsx#MenuBrand'],
  afterNavLinks: ['/admin/handbook/HandbookView.tsx#HandbookLink'],
  graphics: {
    Logo: '/admin/branding/branding.tsx#Logo',
    Icon: '/admin/branding/branding.tsx#Icon',
  },
} satisfies AdminComponents;
