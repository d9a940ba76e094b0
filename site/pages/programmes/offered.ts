import type { Client } from '@college/contract/client';
import { type Department, Programme } from '@college/contract/entities';

/** What the college teaches, by department. */
export async function offered(call: Client): Promise<Programme[]> {
  const programmes = await call.getprogrammes();
  return programmes.length > 0 ? programmes : gathered(call);
}

/** Of a backend that tells them in the profile of each department alone. */
async function gathered(call: Client): Promise<Programme[]> {
  const departments = await call.getdepartments();
  const profiles = await Promise.all(
    departments.map(({ dept_code }) => call.getdeptdata({ dept_code })),
  );
  return profiles.flatMap((profile) => (profile === 0 ? [] : programmesOf(profile)));
}

/** Those of one department; rows whose columns are others than ours name none. */
export const programmesOf = ({ programs_offered, ...department }: Department): Programme[] =>
  programs_offered.flatMap((row) => {
    const { success, data } = Programme.safeParse({ ...row, ...department });
    return success && data.programme ? [data] : [];
  });
