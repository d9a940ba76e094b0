import type { MemberType } from '@college/contract/codes';
import type { Member } from '@college/contract/entities';
import { needsConsent } from '../../content/people/members.ts';
import { dateText } from '../../dates.ts';
import { everything, fields, forVisitors } from '../for-visitors.ts';
import type { Context, Handler } from '../handler.ts';
import { ofType } from '../own-pages.ts';
import { urlsOf, withRelated } from '../related.ts';

async function members(type: MemberType, context: Context): Promise<Member[]> {
  const where = await ofType('type', type, context);
  if (!where) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'members',
    where,
    sort: ['order', 'id'],
    limit: everything,
    select: fields(
      'type',
      'name',
      'designation',
      'email',
      'phone',
      'show_contact',
      'date_of_joining',
      'dp',
    ),
  });
  return withRelated(context, (related) =>
    docs.map((member) => {
      const contact = needsConsent(member) && !member.show_contact ? undefined : member;
      return {
        name: member.name,
        designation: member.designation ?? '',
        email: contact?.email ?? '',
        phone: contact?.phone ?? '',
        date_of_joining: dateText(member.date_of_joining),
        dp_url: urlsOf(member.dp, related),
      };
    }),
  );
}

export const getgbmembers: Handler<'getgbmembers'> = (_input, context) =>
  members('GOVERNING_BODY', context);

export const getmembersbytype: Handler<'getmembersbytype'> = ({ type }, context) =>
  members(type, context);
