import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { isFile } from '../../platform/uses/addresses.ts';
import { say } from '../../words/say.ts';
import { adviseOnLinks } from './advise.ts';

/** Asked by forms of the admin while somebody writes. */
export const linkAdvice: Endpoint = {
  path: '/link-advice',
  method: 'post',
  handler: async (req) => {
    const { language } = req.i18n;
    if (!req.user) return new Response(say(language, 'Please log in first.'), { status: 401 });
    await addDataAndFileToRequest(req);
    const { addresses } = Object(req.data);
    const asked = Array.isArray(addresses) ? addresses.map(String) : [];
    return Response.json(
      await adviseOnLinks(asked, (address) => isFile(address, req.payload), language),
    );
  },
};
