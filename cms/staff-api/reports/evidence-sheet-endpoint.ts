/**
 * Downloads a data template with the records of some years, /api/evidence-sheets/papers?years=2024,2025, and the list of
 * what is missing in it, /api/evidence-sheets/papers/missing?years=2024,2025.
 */

import { create as contentDisposition } from 'content-disposition';
import type { Endpoint, Payload } from 'payload';
import { asSystem, qualityEditors } from '../../access.ts';
import { isTemplateId, type TemplateId } from '../../duties/evidence-templates.ts';
import {
  writeMissingWorkbook,
  writeTemplateWorkbook,
} from '../../evidence-records/template-workbook.ts';
import { formats } from '../../sheets/export/write.ts';
import { say } from '../../words/say.ts';
import { refuse } from '../refuse.ts';

/** Years in one file. */
const MOST_YEARS = 50;

/** The years of `2024,2025`, or of the parameter given several times; undefined if one is no year. */
function yearsIn(parameter: unknown): number[] | undefined {
  const texts = [parameter].flat().flatMap((value) => String(value).split(','));
  if (texts.length > MOST_YEARS || !texts.every((text) => /^(?:19|20)\d\d$/.test(text)))
    return undefined;
  return [...new Set(texts.map(Number))].sort((a, b) => a - b);
}

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

export const evidenceSheetEndpoints = downloads.map(
  ({ path, suffix, write }): Endpoint => ({
    path: `/evidence-sheets/:id${path}`,
    method: 'get',
    handler: async (req) => {
      const { payload, query, routeParams, user } = req;
      const { language } = req.i18n;
      if (!(await qualityEditors({ req })))
        return refuse(403, say(language, 'You do not have permission to see evidence.'));
      const id = routeParams?.id;
      if (!isTemplateId(id)) return refuse(404, say(language, 'There is no such template.'));
      const years = yearsIn(query.years);
      if (!years) return refuse(400, say(language, 'Enter the years as in ?years=2024,2025.'));
      const { bytes, count } = await write(payload, id, years, language);
      // Logged before it is sent, as every export is.
      await payload.create({
        collection: 'exports',
        data: {
          list: `evidence-sheets/${id}${suffix}`,
          by_email: user?.email ?? '',
          format: 'xlsx',
          rows: count,
        },
        ...asSystem,
      });
      const period = [...new Set([years[0], years.at(-1)])].join('-');
      return new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': formats.xlsx.type,
          'Content-Disposition': contentDisposition(`${id}-${period}${suffix}.xlsx`),
          'Cache-Control': 'no-store',
        },
      });
    },
  }),
);
