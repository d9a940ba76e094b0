import type { Endpoint } from 'payload';
import { textsOf } from '../../../platform/decoders/pdf.ts';
import { LARGEST_FILE } from '../../../platform/files/upload-refusal.ts';
import { readAtMost } from '../../../platform/http/read-at-most.ts';
import { say } from '../../../words/say.ts';
import { guessFromText } from './guess-from-text.ts';
import type { Guess } from './guess-notice.ts';

const nothing: Guess = { title: '', date: '' };

/**
 * Endpoint that guesses title and date from the text of a PDF. Used if the file name is not enough.
 * Returns empty texts if the PDF cannot be read.
 */
export const guessOfPdf: Endpoint = {
  path: '/old-notices/guess',
  method: 'post',
  handler: async (req) => {
    const { language } = req.i18n;
    const { access } = req.payload.collections.notices.config;
    if (!req.user || !(await access.create({ req })))
      return new Response(say(language, 'Please sign in first.'), { status: 401 });
    const bytes = await readAtMost(req.body, LARGEST_FILE);
    if (!bytes) return Response.json(nothing);
    const [first = ''] = await textsOf(bytes, 1).catch((error: unknown) => {
      req.payload.logger.info({ err: error, msg: 'The text of a PDF could not be read.' });
      return [];
    });
    return Response.json(guessFromText(first));
  },
};
