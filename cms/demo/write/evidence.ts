import { inTransaction } from '../../database/transaction.ts';
import { metricTypes, type ReportPlan } from '../plan/evidence.ts';
import { createInBulk } from './in-bulk.ts';
import { fileOf, type Writer } from './writer.ts';

export const writeEvidence = (writer: Writer, plan: readonly ReportPlan[]) =>
  inTransaction(writer.payload, async (req) => {
    for (const [i, report] of plan.entries()) await writeReport({ ...writer, req }, report, i);
  });

async function writeReport(writer: Writer, { report, name, criteria }: ReportPlan, i: number) {
  const group = await createInBulk(writer, 'evidence-groups', {
    report,
    name,
    types: [...metricTypes],
    order: (i + 1) * 10,
  });
  for (const [n, { type, name, about, questions }] of criteria.entries()) {
    const criterion = await createInBulk(writer, 'evidence-criteria', {
      group,
      type,
      criterion: name,
      metric_question: about,
      order: (n + 1) * 10,
    });
    for (const { sr_no, question, files } of questions) {
      const id = await createInBulk(writer, 'evidence-questions', {
        criterion,
        sr_no,
        metric_question: question,
      });
      for (const { sr_no, title, files: names } of files) {
        await createInBulk(writer, 'evidence-files', {
          question: id,
          sr_no,
          title,
          uploads: names.map((name) => fileOf(writer, name)),
        });
      }
    }
  }
}
