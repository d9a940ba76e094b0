/** Every JSON column of ours. What is written to them is checked in `content/storable-values.ts`. */
import { runResults } from './certification-runs/runs.ts';
import { importColumns } from './content/administration/imports.ts';
import { shownSets } from './content/duties/disclosure.ts';
import { remindedAt, toldStates } from './content/duties/review-settings.ts';
import { adoptions } from './content/pages/policies.ts';
import { features } from './features.ts';
import { importCounts, importProgress } from './import/import-job.ts';
import { importReport } from './import/report.ts';
import type { JsonColumn } from './platform/database/json-column.ts';
import { pdfFacts } from './platform/texts/accessibility.ts';
import { textPages } from './platform/texts/text-pages.ts';
import { rehearsalAnswers } from './rehearsal/answers.ts';
import { fileReading } from './rehearsal/file-reading.ts';
import { rehearsalResult } from './rehearsal/finding.ts';
import { batchRows } from './sheets/imports/row.ts';
import { consentColumns } from './submissions/consents.ts';
import { walkedPages, walkReport } from './walks/walks.ts';

export const jsonColumns: readonly JsonColumn<unknown>[] = [
  adoptions,
  batchRows,
  ...Object.values(consentColumns),
  fileReading,
  importColumns,
  importCounts,
  importProgress,
  importReport,
  pdfFacts,
  rehearsalAnswers,
  rehearsalResult,
  remindedAt,
  runResults,
  shownSets,
  textPages,
  toldStates,
  walkedPages,
  walkReport,
  ...features.flatMap(({ jsonColumns: columns = [] }) => columns),
];
