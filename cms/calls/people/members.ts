import { type MemberType, rtiRoles } from '@college/contract/codes';
import type { Member, RtiOfficer } from '@college/contract/entities';
import { needsConsent } from '../../content/people/members.ts';
import { fields, forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import type { Member as StoredMember, RtiOfficer as StoredOfficer } from '../../payload-types.ts';
import { dateText } from '../../time-zone/dates.ts';
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
    limit: MOST_RECORDS,
    select: member.select,
  });
  return member.list(docs, context);
}

export const getgbmembers: Handler<'getgbmembers'> = (_input, context) =>
  members('GOVERNING_BODY', context);

export const getmembersbytype: Handler<'getmembersbytype'> = ({ type }, context) =>
  members(type, context);

export const getformerprincipals: Handler<'getformerprincipals'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'former-principals',
    sort: ['from', 'id'],
    limit: MOST_RECORDS,
    select: fields('name', 'designation', 'from', 'to'),
  });
  return docs.map(({ name, designation, from, to }, index) => ({
    slNo: index + 1,
    name,
    designation: designation ?? '',
    fromDate: dateText(from),
    toDate: dateText(to),
  }));
};

const officer = presenter<StoredOfficer, RtiOfficer>()({
  role: plain,
  name: plain,
  designation: text,
  email: text,
  phone: text,
  address: text,
});

export const getrtiofficers: Handler<'getrtiofficers'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'rti-officers',
    sort: ['order', 'id'],
    limit: MOST_RECORDS,
    select: officer.select,
  });
  const officers = await officer.list(docs, context);
  return rtiRoles.flatMap((role) => officers.filter((officer) => officer.role === role));
};
