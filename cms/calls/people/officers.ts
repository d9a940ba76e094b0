/** Offices with a page of their own: the principals of former years, the officers for the right to information. */
import { rtiRoles } from '@college/contract/codes';
import { dateText } from '../../dates.ts';
import type { Handler } from '../handler.ts';
import { everything, fields, forVisitors } from '../read.ts';

export const getformerprincipals: Handler<'getformerprincipals'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'former-principals',
    sort: ['from', 'id'],
    limit: everything,
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

export const getrtiofficers: Handler<'getrtiofficers'> = async (_input, context) => {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'rti-officers',
    sort: ['order', 'id'],
    limit: everything,
    select: fields('role', 'name', 'designation', 'email', 'phone', 'address'),
  });
  const officers = docs.map(({ role, name, designation, email, phone, address }) => ({
    role,
    name,
    designation: designation ?? '',
    email: email ?? '',
    phone: phone ?? '',
    address: address ?? '',
  }));
  return rtiRoles.flatMap((role) => officers.filter((officer) => officer.role === role));
};
