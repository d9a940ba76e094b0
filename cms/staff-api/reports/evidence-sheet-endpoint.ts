/** Downloads a data template with the records of some years: /api/evidence-sheets/papers?years=2024,2025. */
import { create as contentDisposition } from 'content-disposition';
import type { Endpoint } from 'payload';
import { asSystem, qualityEditors } from '../../access.ts';
import { isEvidenceSheetId } from '../../evidence-records/read-evidence-records.ts';
import { writeTemplateWorkbook } from '../../evidence-records/template-workbook.ts';
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

export const evidenceSheetEndpoint: Endpoint = {
  path: '/evidence-sheets/:id',
  method: 'get',
  handler: async (req) => {
    const { payload, query, routeParams, user } = req;
    const { language } = req.i18n;
    if (!(await qualityEditors({ req })))
      return refuse(403, say(language, 'You do not have permission to see evidence.'));
    const id = routeParams?.id;
    if (!isEvidenceSheetId(id)) return refuse(404, say(language, 'There is no such template.'));
    const years = yearsIn(query.years);
    if (!years) return refuse(400, say(language, 'Enter the years as in ?years=2024,2025.'));
    const { bytes, count } = await writeTemplateWorkbook(payload, id, { years, language });
    // Logged before it is sent, as every export is.
    await payload.create({
      collection: 'exports',
      data: {
        list: `evidence-sheets/${id}`,
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
        'Content-Disposition': contentDisposition(`${id}-${period}.xlsx`),
        'Cache-Control': 'no-store',
      },
    });
  },
};
