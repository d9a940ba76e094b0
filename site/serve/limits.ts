import { LARGEST_PHOTO } from '@college/contract/codes';

/** What changes something: so many a minute from one address, for @fastify/rate-limit. */
export const submissions = { max: 30, timeWindow: '1 minute' } as const;

/** Bytes of a photo on its way, as a form with its other fields. */
export const LARGEST_UPLOAD = LARGEST_PHOTO + 64 * 1024;
