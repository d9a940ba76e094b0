/**
 * Downloads a data template with the records of some years, /api/evidence-sheets/papers?years=2024,2025, and the list of
 * what is missing in it, /api/evidence-sheets/papers/missing?years=2024,2025.
 */

import type { Payload } from 'payload';
import { z } from 'zod';
import { qualityEditors } from '../../access.ts';
import { isTemplateId, type TemplateId } from '../../duties/evidence-templates.ts';
import {
  writeMissingWorkbook,
  writeTemplateWorkbook,
} from '../../evidence-records/template-workbook.ts';
import { Refusal } from '../../platform/refusal.ts';
import { staffCall } from '../../staff-call.ts';
import { sendWorkbook } from './send-workbook.ts';

/** Years in one file. */
const MOST_YEARS = 50;

/** The years of `2024,2025`, or of the parameter given several times. */
const Years = z
  .union([z.string(), z.array(z.string())])
  .transform((texts) => [texts].flat().flatMap((text) => text.split(',')))
  .pipe(z.array(z.string().regex(/^(?:19|20)\d\d$/)).max(MOST_YEARS))
  .transform((years) => [...new Set(years.map(Number))].sort((a, b) => a - b));

interface Download {
  path: string;
  /** Word in the names of the file and of the entry in the log. */
  suffix: string;
  write: (
    payload: Payload,
    sheet: TemplateId,
    years: readonly number[],
    language: string,
  ) => Promise<{ bytes: Buffer; count: number }>;
}

/** The template, which is evidence, and the list of what is missing, which is for the office only. */
const downloads: Download[] = [
  { path: '', suffix: '', write: writeTemplateWorkbook },
  { path: '/missing', suffix: '-missing', write: writeMissingWorkbook },
];

export const evidenceSheetEndpoints = downloads.map(({ path, suffix, write }) =>
  staffCall({
    path: `/evidence-sheets/:id${path}`,
    method: 'get',
    input: z.object({ id: z.string(), years: Years }),
    invalid: ['wrongYears'],
    right: qualityEditors,
    refusal: 'noRightToSeeEvidence',
    handle: async ({ id, years }, { payload, i18n, user }) => {
      if (!isTemplateId(id)) throw new Refusal('noTemplate');
      const { bytes, count } = await write(payload, id, years, i18n.language);
      const period = [...new Set([years[0], years.at(-1)])].join('-');
      return sendWorkbook(payload, user, {
        list: `evidence-sheets/${id}${suffix}`,
        title: `${id}-${period}${suffix}`,
        ...{ bytes, count },
      });
    },
  }),
);
