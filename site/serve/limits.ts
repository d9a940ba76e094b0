import { type Limit, submissions } from '@college/contract/calls';
import { LARGEST_PHOTO } from '@college/contract/codes';

/** For @fastify/rate-limit. The backend counts as well, over all sites: this keeps a flood away from it. */
export const rateLimit = ({ most, minutes }: Limit) => ({
  max: most,
  timeWindow: minutes * 60_000,
});

/** Forms that are sent without script. */
export const ofForms = rateLimit(submissions);

/** Bytes of a photo on its way, as a form with its other fields. */
export const LARGEST_UPLOAD = LARGEST_PHOTO + 64 * 1024;
