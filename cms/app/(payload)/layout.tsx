import '@fontsource/noto-serif-bengali/600.css';
import '@payloadcms/next/css';
import '../../admin/branding/branding.css';
import '../../admin/styles/admin.css';
import '../../admin/styles/day-field.css';
import '../../admin/styles/entry-lists.css';
import '../../admin/styles/forms.css';
import '../../admin/styles/language.css';
import '../../admin/dashboard/dashboard.css';
import '../../admin/handbook/handbook.css';
import '../../admin/lists/lists.css';
import '../../admin/policies/policies.css';
import '../../admin/uploads/uploads.css';
import '../../admin/styles/phone.css';
import '../../admin/set-up/set-up.css';
import '../../admin/sheets/sheets.css';
import '../../admin/imports/many-files/many-files.css';
import '../../admin/imports/evidence/evidence.css';
import '../../admin/arrange/arrange.css';
import '../../admin/account/two-factor.css';
import '../../admin/schedule/schedule.css';
import '../../admin/unsaved/unsaved.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { otherLocales } from '../../platform/college-languages.ts';
import { compareWithNewest, refuseStaleForm } from '../../staff-api/newest-version.ts';
import { schedulePublish } from '../../staff-api/plans/plan.ts';
import { timeZone } from '../../time-zone/dates.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  const answer = await handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: {
      'compare-with-newest': compareWithNewest,
      'schedule-publish': schedulePublish,
    },
  });
  return refuseStaleForm(answer);
};

export default function Layout({ children }: { children: ReactNode }) {
  // admin.css hides Payload's choice of languages for this class.
  const htmlProps = {
    className: otherLocales().length === 0 ? 'one-language' : undefined,
    'data-time-zone': timeZone(),
  };
  return (
    <RootLayout
      config={config}
      htmlProps={htmlProps}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  );
}
