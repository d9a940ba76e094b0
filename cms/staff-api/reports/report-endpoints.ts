/** Actions for a whole report, for accounts that edit evidence. */
import { z } from 'zod';
import { asSystem, qualityEditors, type StaffRequest } from '../../access.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { LONGEST_EXPLANATION, saveAnswer } from '../../rehearsal/answers.ts';
import { explanationRows } from '../../rehearsal/explanations.ts';
import { findingsIn } from '../../rehearsal/finding.ts';
import { createRehearsal, queueOf, rehearsalsOf } from '../../rehearsal/rehearsals.ts';
import { findReport } from '../../rehearsal/report.ts';
import { readRules } from '../../rehearsal/rules.ts';
import { formats } from '../../sheets/export/write.ts';
import { recordId, staffCall } from '../../staff-call.ts';
import { say } from '../../words/say.ts';
import { copyToNextYear } from './copy.ts';
import { fillFromManual } from './fill.ts';
import { sendWorkbook } from './send-workbook.ts';

const ofReport = {
  method: 'post',
  input: z.object({ id: recordId }),
  right: qualityEditors,
  refusal: 'noRightToEvidence',
} as const;

export const reportEndpoints = [
  staffCall({
    ...ofReport,
    path: '/reports/:id/next-year',
    handle: async ({ id }, req) => ({ id: await copyToNextYear(id, req) }),
  }),
  staffCall({
    ...ofReport,
    path: '/reports/:id/rehearsal',
    handle: async ({ id }, req) => ({ id: await startRehearsal(id, req) }),
  }),
  staffCall({
    ...ofReport,
    path: '/reports/:id/fill',
    handle: async ({ id }, req) => ({ added: await fillFromManual(id, req) }),
  }),

  /** Saves or removes the answer to a finding, or the tick of a rule that is not computed. */
  staffCall({
    path: '/rehearsal-answer',
    method: 'post',
    input: z.object({
      rehearsal: z.int().positive(),
      /** Key of the finding or id of the rule. */
      key: z.string().max(60),
      explanation: z.string().trim().max(LONGEST_EXPLANATION).default(''),
      isAnswered: z.boolean(),
    }),
    invalid: ['longExplanation', { most: LONGEST_EXPLANATION }],
    right: qualityEditors,
    refusal: 'noRightToEvidence',
    handle: async ({ rehearsal: id, key, explanation, isAnswered }, { payload, user }) => {
      const rehearsal = await payload.findByID({
        ...asSystem,
        collection: 'rehearsals',
        id,
        disableErrors: true,
      });
      if (!rehearsal) throw new Refusal('noRehearsal');
      const { rules } = await readRules();
      const isKnown =
        rules.some((each) => each.computed === 'no' && each.id === key) ||
        findingsIn(rehearsal)?.some((finding) => finding.key === key);
      if (!isKnown) throw new Refusal('notSaved');
      const answer = { explanation, by: user.name || user.email, at: new Date().toISOString() };
      await saveAnswer(payload, id, key, isAnswered ? answer : undefined);
      return {};
    },
  }),

  /** Downloads the answers of the newest rehearsal as a sheet for the verifier. */
  staffCall({
    path: '/reports/:id/explanations',
    method: 'get',
    input: z.object({ id: recordId }),
    right: qualityEditors,
    refusal: 'noRightToSeeEvidence',
    handle: async ({ id }, { payload, i18n, user }) => {
      const report = await findReport(payload, String(id));
      if (!report) throw new Refusal('noReport');
      const rows = await explanationRows(payload, report.id, i18n.language);
      return sendWorkbook(payload, user, {
        list: `explanations/${report.id}`,
        title: `${report.name} - ${say(i18n.language, 'Explanations for the verifier')}`,
        bytes: await formats.xlsx.write(rows),
        count: rows.length - 1,
      });
    },
  }),
];

/**
 * Starts the rehearsal of a report in the background. Returns its id, or the id of one that is still running. Throws a
 * `Refusal` if there is no such report.
 */
async function startRehearsal(id: number, { payload, user }: StaffRequest): Promise<number> {
  const report = await findReport(payload, String(id));
  if (!report) throw new Refusal('noReport');
  const [newest] = await rehearsalsOf(payload, report.id);
  if (newest?.state === 'running') return newest.id;
  const queue = await queueOf(payload, report.id);
  return inTransaction(payload, async (req) => {
    const rehearsal = await createRehearsal(payload, report.id, user.id, req);
    await payload.jobs.queue({ task: 'rehearsal', queue, input: { rehearsal }, req });
    return rehearsal;
  });
}
