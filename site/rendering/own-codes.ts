import { type CallName, callNames, calls } from '@college/contract/calls';
import type { Client } from '@college/contract/client';
import { COLLEGE_CODE } from '@college/contract/codes';
import { z } from 'zod';

type Owner = 'college' | 'office';
type Ask = (input?: object) => Promise<unknown>;

/** For whom a call stands that names no department; undefined where it must name one. */
function assumedBy(name: CallName): Owner | undefined {
  const input: z.ZodType = calls[name].input;
  const code: unknown = input instanceof z.ZodObject ? input.shape.dept_code : undefined;
  if (!(code instanceof z.ZodDefault)) return undefined;
  return code.def.defaultValue === COLLEGE_CODE ? 'college' : 'office';
}
const assuming = callNames.flatMap((name): [CallName, Owner][] => {
  const owner = assumedBy(name);
  return owner ? [[name, owner]] : [];
});

/** The same calls; one that names no department asks under the college's own code instead of the contract's. */
export function underOwnCodes(call: Client): Client {
  const own = assuming.map(([name, owner]) => {
    const ask = call[name] as Ask;
    const asked: Ask = async (input) => {
      const { codes } = await call.getcollege();
      return ask({ dept_code: codes[owner], ...input });
    };
    return [name, asked];
  });
  return { ...call, ...Object.fromEntries(own) };
}
