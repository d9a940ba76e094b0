/** Actions for a whole report, for accounts that edit evidence. */
import { z } from 'zod';
import { qualityEditors, type StaffRequest } from '../../access.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createRehearsal, rehearsalsOf, saveAnswer } from '../../rehearsal/rehearsals.ts';
import { findReport } from '../../rehearsal/report.ts';
import { readRules } from '../../rehearsal/rules.ts';
import { recordId, staffCall } from '../../staff-call.ts';
import { copyToNextYear } from './copy.ts';
import { fillFromManual } from './fill.ts';

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

  /** Saves a tick of the office for a rule that is not computed. */
  staffCall({
    path: '/rehearsal-answer',
    method: 'post',
    input: z.object({
      rehearsal: z.int().positive(),
      rule: z.string().max(40),
      ticked: z.boolean(),
    }),
    right: qualityEditors,
    refusal: 'noRightToEvidence',
    handle: async ({ rehearsal: id, rule, ticked }, { payload }) => {
      const { rules } = await readRules();
      if (!rules.some((each) => each.computed === 'no' && each.id === rule))
        throw new Refusal('notSaved');
      if (!(await saveAnswer(payload, id, rule, ticked))) throw new Refusal('noRehearsal');
      return {};
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
  return inTransaction(payload, async (req) => {
    const rehearsal = await createRehearsal(payload, report.id, user.id, req);
    await payload.jobs.queue({ task: 'rehearsal', queue: 'sheets', input: { rehearsal }, req });
    return rehearsal;
  });
}
