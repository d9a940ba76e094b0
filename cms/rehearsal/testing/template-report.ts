/** A report with the data templates that the product makes, attached to their metrics as they are. */
import type { Payload } from 'payload';
import { readManuals } from '../../content/quality/manuals.ts';
import {
  readTemplate,
  readTemplates,
  type TemplateId,
  templateIds,
  templatesOf,
} from '../../duties/evidence-templates.ts';
import { downloadEvidence } from '../../evidence-records/testing/download-evidence.ts';
import { readSheets } from '../../platform/decoders/sheets/read-sheets.ts';
import { addReport, type PlannedMetric, type PlannedReport } from './clean-report.ts';

/** The metric of a template in a manual. Without a manual, the first number that the template names. */
export async function metricOf(sheet: TemplateId, manual: string): Promise<string | undefined> {
  const template = readTemplate(sheet);
  const { metrics, edition } = (await readManuals()).get(manual) ?? {};
  if (!metrics) return template.metrics[0]?.number.replace('x', '1');
  return metrics.find(({ number }) =>
    templatesOf(number, edition, readTemplates()).includes(template),
  )?.number;
}

/** Adds the report. Returns its id and the number of records in each template. */
export async function addTemplateReport(
  payload: Payload,
  report: Omit<PlannedReport, 'metrics'> & { manual: string },
  years: readonly number[],
) {
  const metrics: Record<string, PlannedMetric> = {};
  const counts = new Map<TemplateId, number>();
  for (const sheet of templateIds()) {
    const number = await metricOf(sheet, report.manual);
    if (number === undefined) continue;
    const file = await downloadEvidence(payload, sheet, years);
    const [template] = await readSheets(file.content);
    const records = template?.rows.filter((row) => row.filter(Boolean).length > 1) ?? [];
    counts.set(sheet, records.length - 1);
    const sets = metrics[number]?.sets ?? [];
    metrics[number] = { sets: [...sets, { title: 'Data as per the template', files: [file] }] };
  }
  return { id: await addReport(payload, { ...report, metrics }), counts };
}
