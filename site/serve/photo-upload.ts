import { refusals } from '@college/contract/refusals';
import type { FastifyContentTypeParser } from 'fastify';

const refusal = (statusCode: number, sentence: string) =>
  Object.assign(new Error(sentence), { statusCode });

/** A photo goes on to the backend while it comes: many that never end would fill the memory. */
export const passPhoto: FastifyContentTypeParser = ({ headers, routeOptions }, photo, done) => {
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(length)) return done(refusal(411, 'Say how long the body is.'));
  if (length > routeOptions.bodyLimit) return done(refusal(413, refusals.photoLarge));
  done(null, photo);
};
