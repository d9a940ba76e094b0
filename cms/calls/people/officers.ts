/**
 * Calls for offices with their own page: former principals and officers for the right to
 * information.
 */
import { rtiRoles } from '@college/contract/codes';
import type { RtiOfficer } from '@college/contract/entities';
import { fields, forVisitors, LONGEST_LIST } from '../../for-visitors.ts';
import type { RtiOfficer as StoredOfficer } from '../../payload-types.ts';
import { dateText } from '../../platform/time-zone/dates.ts';
import type { Handler } from '../handler.ts';
import { plain, presenter, text } from '../presenter.ts';

export const getformerprincipals: Handler<'getformerprincipals'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'former-principals',
    sort: ['from', 'id'],
    limit: LONGEST_LIST,
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
    limit: LONGEST_LIST,
    select: officer.select,
  });
  const officers = await officer.list(docs, context);
  return rtiRoles.flatMap((role) => officers.filter((officer) => officer.role === role));
};
