/** Actions for a whole report, for accounts that edit evidence. */
import type { Endpoint, PayloadRequest } from 'payload';
import { qualityEditors } from '../../access.ts';
import { say } from '../../words/say.ts';
import { answerRefusals, refuse } from '../refuse.ts';
import { copyToNextYear } from './copy.ts';
import { fillFromManual } from './fill.ts';
import { startRehearsal } from './start-rehearsal.ts';

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
