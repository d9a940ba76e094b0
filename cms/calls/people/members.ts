import type { MemberType } from '@college/contract/codes';
import type { Member } from '@college/contract/entities';
import { needsConsent } from '../../content/people/members.ts';
import { forVisitors, LONGEST_LIST } from '../../for-visitors.ts';
import type { Member as StoredMember } from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import { whereType } from '../added-pages.ts';
import type { Context, Handler } from '../handler.ts';
import { from, joined, plain, presenter, text } from '../presenter.ts';
import { urlsOf } from '../related.ts';

const contact = (
  type: StoredMember['type'],
  isOpen: StoredMember['show_contact'],
  address: string | null | undefined,
) => (needsConsent({ type }) && !isOpen ? '' : text(address));

const member = presenter<StoredMember, Member>()({
  name: plain,
  designation: text,
  email: joined(['type', 'show_contact', 'email'], contact),
  phone: joined(['type', 'show_contact', 'phone'], contact),
  date_of_joining: dateText,
  dp_url: from('dp', urlsOf),
});

async function members(type: MemberType, context: Context): Promise<Member[]> {
  const where = await whereType('type', type, context);
  if (!where) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'members',
    where,
    sort: ['order', 'id'],
    limit: LONGEST_LIST,
    select: member.select,
  });
  return member.list(docs, context);
}

export const getgbmembers: Handler<'getgbmembers'> = (_input, context) =>
  members('GOVERNING_BODY', context);

export const getmembersbytype: Handler<'getmembersbytype'> = ({ type }, context) =>
  members(type, context);
