import type { FieldHook } from 'payload';
import { asSystem } from '../../access.ts';
import type { User } from '../../payload-types.ts';

/** Who decides about others, and could undo it all. */
const asked = ['administrator', 'moderator'];

/** Whether the college asks for a second factor that this account does not have yet. */
export const isTwoFactorDue: FieldHook<User> = async ({ originalDoc, data, req }) => {
  const { role, two_factor_since } = { ...originalDoc, ...data };
  if (two_factor_since || !asked.includes(String(role))) return false;
  const rules = await req.payload.findGlobal({
    slug: 'account-rules',
    select: { two_factor_required: true },
    depth: 0,
    req,
    ...asSystem,
  });
  return rules.two_factor_required === true;
};
