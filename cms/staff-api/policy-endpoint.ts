import { locales } from '@college/contract/locales';
import { policyKinds } from '@college/contract/policies';
import { z } from 'zod';
import { editors } from '../access.ts';
import { adoptPolicies } from '../policies/adopt-policies.ts';
import { staffCall } from '../staff-call.ts';

const texts = z.partialRecord(z.enum(locales), z.string().max(200)).default({});

/** Adopts policies as they read today. */
export const adoptionOfPolicies = staffCall({
  path: '/adopt-policies',
  method: 'post',
  input: z.object({
    kinds: z.array(z.enum(policyKinds)).default([]),
    on: z.string().max(40).default(''),
    by: texts,
    designation: texts,
  }),
  right: editors,
  refusal: 'onlyEditors',
  handle: async (form, req) => {
    await adoptPolicies(form, req);
    return {};
  },
});
