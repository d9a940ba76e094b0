/** Requests of the set-up, for administrators only. */
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { maySetUp } from '../../access.ts';
import { say } from '../../words/say.ts';
import { answerRefusals, refuse } from '../refuse.ts';
import { startOwnCollege } from './own-college.ts';
import { tryMail } from './test-mail.ts';

const post = (path: string, answer: (req: PayloadRequest) => Promise<Response>): Endpoint => ({
  path: `/set-up/${path}`,
  method: 'post',
  handler: answerRefusals(async (req) =>
    maySetUp({ req })
      ? answer(req)
      : refuse(403, say(req.i18n.language, 'Only administrators can set up the college.')),
  ),
});

export const setUpEndpoints: Endpoint[] = [
  post('test-mail', async (req) => Response.json(await tryMail(req, req.user?.email ?? ''))),

  post('own-college', async (req) => {
    await addDataAndFileToRequest(req);
    const typed = String(req.data?.name ?? '');
    const { language } = req.i18n;
    return Response.json({ backup: await startOwnCollege(req.payload, { typed, language }) });
  }),
];
