import type { Committee } from '@college/contract/entities';
import type { Where } from 'payload';
import { fields, forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import type { Context, Handler } from '../handler.ts';
import { recordId } from '../input.ts';
import { filesOf, withRelated } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';

async function committees(where: Where, context: Context): Promise<Committee[]> {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'committees',
    where,
    sort: ['order', 'id'],
    limit: MOST_RECORDS,
    select: fields('code', 'name', 'members', 'objectives', 'tasks', 'minutes'),
  });
  return withRelated(context, (related) =>
    docs.map((committee) => ({
      id: String(committee.id),
      code: committee.code ?? '',
      name: committee.name,
      members: (committee.members ?? []).map(({ member_name, member_designation }) => ({
        member_name: member_name ?? '',
        member_designation: member_designation ?? '',
      })),
      objectives: htmlOf(committee.objectives, related),
      tasks: (committee.tasks ?? []).map(({ title, description, uploads }) => ({
        title: title ?? '',
        description: htmlOf(description, related),
        uploads: filesOf(uploads, related),
      })),
      minutes: filesOf(committee.minutes, related),
    })),
  );
}

export const getcommittee: Handler<'getcommittee'> = (_input, context) => committees({}, context);

export const getcommitteebycode: Handler<'getcommitteebycode'> = ({ committee_code }, context) =>
  committees({ code: { equals: committee_code } }, context);

export const getcommitteebyid: Handler<'getcommitteebyid'> = async ({ committee_id }, context) => {
  const id = recordId(committee_id);
  if (id === undefined) return 0;
  const [committee] = await committees({ id: { equals: id } }, context);
  return committee ?? 0;
};
