import { previewedCollections } from '@college/contract/codes';
import { z } from 'zod';
import { mayPreview, previewAddress } from '../platform/preview/preview-address.ts';
import { staffCall } from '../staff-call.ts';

/** Answers the address of the live preview of a form: of a new record, or after the token of its address has expired. */
export const previewEndpoint = staffCall({
  path: '/preview-address',
  method: 'get',
  input: z.object({
    collection: z.enum(previewedCollections),
    id: z.coerce.number().int().min(0),
    locale: z.string().max(10),
  }),
  right: ({ req, input }) => mayPreview(input, req.user, req.payload),
  refusal: 'noRecord',
  handle: async ({ locale, ...previewed }, req) => ({
    address: await previewAddress(previewed, locale, req),
  }),
});
