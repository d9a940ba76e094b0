import type { CollectionSlug, ServerProps, UIFieldServerProps } from 'payload';
import { mayApproveProfiles, readSecondAccountRule } from '../../../access.ts';
import { ApprovalState } from './ApprovalState.tsx';
import { PublishProfile } from './PublishProfile.tsx';
import { PublishRecord } from './PublishRecord.tsx';

/** State of the approval of a record, with a link to the comparison for accounts that approve. */
export async function Approval({ collectionSlug, id, payload, req }: UIFieldServerProps) {
  if (typeof id !== 'number') return null;
  const collection = collectionSlug as CollectionSlug;
  const approves = collection !== 'employees' || mayApproveProfiles({ req });
  const { docs } = await payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  });
  const [latest] = docs;
  const compare = latest && `/admin/collections/${collection}/${id}/versions/${latest.id}`;
  const { defaultTimezone: timeZone = 'UTC' } = payload.config.admin.timezones;
  return <ApprovalState approves={approves} compare={compare} timeZone={timeZone} />;
}

/** Passes the server time of the page to the button, because later changes have not been seen. */
export const PublishProfileSlot = () => <PublishProfile seenAt={new Date().toISOString()} />;

/** Passes the college's rule of the second account, too. */
export async function PublishRecordSlot({ payload }: Pick<ServerProps, 'payload'>) {
  const rule = await readSecondAccountRule({ payload });
  return <PublishRecord rule={rule} seenAt={new Date().toISOString()} />;
}
