import type { FastifyContentTypeParser } from 'fastify';
import { LARGEST_UPLOAD } from './limits.ts';

const refusal = (statusCode: number, sentence: string) =>
  Object.assign(new Error(sentence), { statusCode });

/** A photo goes on to the backend while it comes: many that never end would fill the memory. */
export const passPhoto: FastifyContentTypeParser = ({ headers }, photo, done) => {
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(length)) return done(refusal(411, 'Say how long the body is.'));
  if (length > LARGEST_UPLOAD) return done(refusal(413, 'The photo is larger than 5 MB.'));
  done(null, photo);
};
