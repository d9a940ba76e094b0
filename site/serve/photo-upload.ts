import type { FastifyContentTypeParser } from 'fastify';
import { codedError } from './errors.ts';

/** Passes a photo on to the backend while it arrives, because many photos that never end would fill the memory. */
export const passPhoto: FastifyContentTypeParser = ({ headers, routeOptions }, photo, done) => {
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(length))
    return done(Object.assign(new Error('Send the header Content-Length.'), { statusCode: 411 }));
  if (length > routeOptions.bodyLimit) return done(codedError(413, 'photoLarge'));
  done(null, photo);
};
