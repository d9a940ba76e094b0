/** Profiles of the faculty: of one person, and of a whole department. */

import { ALL_QUARTERS } from '@college/contract/days/years';
import type { Profile } from '@college/contract/profile';
import { typesWithProfile } from '../../content/types-with-profile.ts';
import { fields, forVisitors, MOST_RECORDS } from '../../for-visitors.ts';
import type { Employee as StoredEmployee } from '../../payload-types.ts';
import type { Context, Handler } from '../handler.ts';
import { recordId } from '../input.ts';
import { ownCodes, whereDepartment } from '../own-codes.ts';
import { withRelated } from '../related.ts';
import { htmlOf } from '../rich-text-html.ts';
import { employeeFields, presentEmployee } from './employees.ts';
import { activitiesFields, personalFields, presentActivities, presentPersonal } from './records.ts';

export const profileFields = {
  ...employeeFields,
  ...activitiesFields,
  ...personalFields,
  ...fields(
    'facebook_link',
    'linkedin_link',
    'google_scholar',
    'wiki_link',
    'orchid_link',
    'any_other_information',
  ),
};

async function publicProfile(
  idText: string,
  quarter: string,
  context: Context,
): Promise<Profile | 0> {
  const id = recordId(idText);
  if (id === undefined) return 0;
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: {
      and: [
        { id: { equals: id } },
        { liveNow: { equals: true } },
        { type: { in: [...typesWithProfile] } },
      ],
    },
    limit: 1,
    select: profileFields,
  });
  const [employee] = docs;
  return employee ? presentProfile(employee, quarter, context) : 0;
}

export async function presentProfile(
  employee: Pick<StoredEmployee, 'id' | keyof typeof profileFields>,
  quarter: string,
  context: Context,
): Promise<Profile> {
  const { office } = await ownCodes(context);
  return withRelated(context, (related) => {
    const reading = { related, quarter, locale: context.locale };
    const activities = presentActivities(employee, reading);
    return {
      ...presentEmployee(employee, office, related),
      activities,
      others: {
        facebook_link: employee.facebook_link ?? '',
        linkedin_link: employee.linkedin_link ?? '',
        google_scholar: employee.google_scholar ?? '',
        wiki_link: employee.wiki_link ?? '',
        orchid_link: employee.orchid_link ?? '',
      },
      ...presentPersonal(employee, reading),
      awards: activities.awards,
      any_other_information: htmlOf(employee.any_other_information, related),
    };
  });
}

export const getmyprofiledata: Handler<'getmyprofiledata'> = ({ id }, context) =>
  publicProfile(id, ALL_QUARTERS, context);

export const getmyprofiledataqreport: Handler<'getmyprofiledataqreport'> = ({ id, qr }, context) =>
  publicProfile(id, qr, context);

export const employeeprofilewithdeptcode: Handler<'employeeprofilewithdeptcode'> = async (
  { dept_code },
  context,
) => {
  const [department, { office }] = await Promise.all([
    whereDepartment(dept_code, context),
    ownCodes(context),
  ]);
  if (!department) return [];
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'employees',
    where: { and: [{ type: { equals: 'FACULTY' } }, department] },
    sort: ['order', 'id'],
    limit: MOST_RECORDS,
    select: { ...employeeFields, ...activitiesFields },
  });
  return withRelated(context, (related) => {
    const reading = { related, quarter: ALL_QUARTERS, locale: context.locale };
    return docs.map((employee) => ({
      ...presentEmployee(employee, office, related),
      activities: presentActivities(employee, reading),
    }));
  });
};
