/** Actions for a whole report, for accounts that edit evidence. */
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { qualityEditors } from '../../access.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createRehearsal, rehearsalsOf, saveAnswer } from '../../rehearsal/rehearsals.ts';
import { findReport } from '../../rehearsal/report.ts';
import { readRules } from '../../rehearsal/rules.ts';
import { say } from '../../words/say.ts';
import { answerRefusals, refuse } from '../refuse.ts';
import { copyToNextYear } from './copy.ts';
import { fillFromManual } from './fill.ts';

const post = (
  name: string,
  answer: (id: number, req: PayloadRequest) => Promise<object>,
): Endpoint => ({
  path: `/reports/:id/${name}`,
  method: 'post',
  handler: answerRefusals(async (req) => {
    if (!(await qualityEditors({ req })))
      return refuse(403, say(req.i18n.language, 'You do not have permission to change evidence.'));
    return Response.json(await answer(Number(req.routeParams?.id), req));
  }),
});

export const reportEndpoints: Endpoint[] = [
  post('next-year', async (id, req) => ({ id: await copyToNextYear(id, req) })),
  post('rehearsal', async (id, req) => ({ id: await startRehearsal(id, req) })),
  post('fill', async (id, req) => ({ added: await fillFromManual(id, req) })),
];

/**
 * Starts the rehearsal of a report in the background. Returns its id, or the id of one that is still running. Throws a
 * `Refusal` if there is no such report.
 */
async function startRehearsal(id: number, request: PayloadRequest): Promise<number> {
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

const Body = z.object({
  rehearsal: z.int().positive(),
  rule: z.string().max(40),
  ticked: z.boolean(),
});

/** Saves a tick of the office for a rule that is not computed. */
export const answerRehearsal: Endpoint = {
  path: '/rehearsal-answer',
  method: 'post',
  handler: async (req) => {
    const { payload, i18n } = req;
    if (!(await qualityEditors({ req })))
      return refuse(403, say(i18n.language, 'You do not have permission to change evidence.'));
    await addDataAndFileToRequest(req);
    const body = Body.safeParse(req.data);
    const { rules } = await readRules();
    const isAsked = rules.some(({ id, computed }) => computed === 'no' && id === body.data?.rule);
    if (!body.success || !isAsked)
      return refuse(400, say(i18n.language, 'This could not be saved.'));
    const { rehearsal: id, rule, ticked } = body.data;
    if (!(await saveAnswer(payload, id, rule, ticked)))
      return refuse(404, say(i18n.language, 'There is no such rehearsal.'));
    return Response.json({});
  },
};
