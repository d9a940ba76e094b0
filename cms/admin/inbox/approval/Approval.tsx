import type { UIFieldServerProps } from 'payload';
import { mayApproveProfiles } from '../../../access.ts';
import { ApprovalState } from './ApprovalState.tsx';
import { PublishProfile } from './PublishProfile.tsx';

/** State of the approval of a profile, with a link to the comparison for accounts that approve. */
export async function Approval({ id, payload, req }: UIFieldServerProps) {
  if (typeof id !== 'number') return null;
  const approves = mayApproveProfiles({ req });
  const { docs } = await payload.findVersions({
    collection: 'employees',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  const [latest] = docs;
  const compare = latest && `/admin/collections/employees/${id}/versions/${latest.id}`;
  const { defaultTimezone: timeZone = 'UTC' } = payload.config.admin.timezones;
  return <ApprovalState approves={approves} compare={compare} timeZone={timeZone} />;
}

/** Passes the server time of the page to the button, because later changes have not been seen. */
export const PublishProfileSlot = () => <PublishProfile seenAt={new Date().toISOString()} />;
