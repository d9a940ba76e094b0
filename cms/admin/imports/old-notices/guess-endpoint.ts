import { mayCreate } from '../../../access.ts';
import { textsOf } from '../../../platform/decoders/pdf.ts';
import { LARGEST_FILE } from '../../../platform/files/upload-refusal.ts';
import { readAtMost } from '../../../platform/http/read-at-most.ts';
import { nothing, staffCall } from '../../../staff-call.ts';
import { guessFromText } from './guess-from-text.ts';
import type { Guess } from './guess-notice.ts';

const noGuess: Guess = { title: '', date: '' };

/**
 * Guesses title and date from the text of a PDF, if its file name is not enough. Answers empty texts for a PDF that cannot be
 * read.
 */
export const guessOfPdf = staffCall({
  path: '/old-notices/guess',
  method: 'post',
  input: nothing,
  limit: 'handler',
  right: ({ req }) => mayCreate(req, 'notices'),
  refusal: 'noRightToList',
  handle: async (_input, req) => {
    const bytes = await readAtMost(req.body, LARGEST_FILE);
    if (!bytes) return noGuess;
    const [first = ''] = await textsOf(bytes, 1).catch((error: unknown) => {
      req.payload.logger.info({ err: error, msg: 'The text of a PDF could not be read.' });
      return [];
    });
    return guessFromText(first);
  },
});
