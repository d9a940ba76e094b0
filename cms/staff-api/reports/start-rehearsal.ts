/** Starts the rehearsal of a report in the background. */
import type { PayloadRequest } from 'payload';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createRehearsal, rehearsalsOf } from '../../rehearsal/rehearsals.ts';
import { findReport } from '../../rehearsal/report.ts';
import { say } from '../../words/say.ts';

/** Returns the id of the rehearsal; of one that is still running, its id. Throws a `Refusal` if there is no such report. */
export async function startRehearsal(id: number, request: PayloadRequest): Promise<number> {
  const { payload, i18n, user } = request;
  const report = Number.isInteger(id) ? await findReport(payload, String(id)) : undefined;
  if (!report) throw new Refusal(404, say(i18n.language, 'There is no such report.'));
  const [newest] = await rehearsalsOf(payload, report.id);
  if (newest?.state === 'running') return newest.id;
  return inTransaction(payload, async (req) => {
    const rehearsal = await createRehearsal(payload, report.id, user?.id, req);
    await payload.jobs.queue({ task: 'rehearsal', queue: 'sheets', input: { rehearsal }, req });
    return rehearsal;
  });
}
