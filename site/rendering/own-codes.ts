import { type CallName, callNames, calls } from '@college/contract/calls';
import type { Client } from '@college/contract/client';
import { COLLEGE_CODE } from '@college/contract/codes';
import { z } from 'zod';

type Owner = 'college' | 'office';
type Ask = (input?: object) => Promise<unknown>;

/** The owner of a call without a department code; undefined if the call requires one. */
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

/** Adds the college's own code to calls without a department code, instead of the default of the contract. */
export function underOwnCodes(call: Client): Client {
  const own = assuming.map(([name, owner]) => {
    const ask = call[name] as Ask;
    const callWithCode: Ask = async (input) => {
      const { codes } = await call.getcollege();
      return ask({ dept_code: codes[owner], ...input });
    };
    return [name, callWithCode];
  });
  return { ...call, ...Object.fromEntries(own) };
}
