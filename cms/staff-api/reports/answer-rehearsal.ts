/** Saves a tick of the office for a rule that is not computed. */
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { asSystem, qualityEditors } from '../../access.ts';
import { answersIn } from '../../rehearsal/rehearsals.ts';
import { readRules } from '../../rehearsal/rules.ts';
import { say } from '../../words/say.ts';
import { refuse } from '../refuse.ts';

const Body = z.object({
  rehearsal: z.int().positive(),
  rule: z.string().max(40),
  ticked: z.boolean(),
});

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
    const find = { ...asSystem, collection: 'rehearsals', id, depth: 0 } as const;
    const rehearsal = await payload.findByID({ ...find, disableErrors: true });
    if (!rehearsal) return refuse(404, say(i18n.language, 'There is no such rehearsal.'));
    const answers = { ...answersIn(rehearsal.answers), [rule]: ticked };
    await payload.update({ ...find, data: { answers } });
    return Response.json({});
  },
};
