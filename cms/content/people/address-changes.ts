import type { CollectionBeforeChangeHook, Field } from 'payload';
import { nobodysField } from '../../access.ts';
import type { Employee } from '../../payload-types.ts';

const closed = { create: nobodysField, read: nobodysField, update: nobodysField };

/**
 * The account that last changed an employee's e-mail address, because an invitation would go to
 * that address.
 */
export const addressChange: Field[] = [
  { name: 'email_changed_by', type: 'text', access: closed, admin: { hidden: true } },
  { name: 'email_changed_at', type: 'date', access: closed, admin: { hidden: true } },
];

/** Records who changed the e-mail address of an employee, and when. */
export const noteAddressChange: CollectionBeforeChangeHook<Employee> = ({
  data,
  originalDoc,
  req,
}) => {
  if (data.email === undefined || (data.email ?? '') === (originalDoc?.email ?? '')) return data;
  return {
    ...data,
    email_changed_by: req.user?.email ?? null,
    email_changed_at: req.user ? new Date().toISOString() : null,
  };
};
