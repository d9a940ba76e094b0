import type { Field } from 'payload';
import { nobodysField } from '../../access.ts';

/** Fields for approval: when a draft was handed in, and why it was handed back. */
export const approval: Field[] = [
  {
    name: 'approval',
    label: 'Approval',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/admin/inbox/approval/Approval.tsx#Approval' },
    },
  },
  {
    name: 'handed_in_at',
    label: 'Waiting for approval since',
    type: 'date',
    index: true,
    access: { create: nobodysField },
    admin: {
      disableBulkEdit: true,
      components: { Field: false },
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' },
    },
  },
  {
    /** Id of the account. A number and not a relation, because the account may be deleted. */
    name: 'handed_in_by',
    label: 'Submitted by account number',
    type: 'number',
    access: { create: nobodysField, update: nobodysField },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  },
  {
    name: 'handed_back',
    label: 'Reason for the return',
    type: 'textarea',
    maxLength: 500,
    access: { create: nobodysField },
    admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: false } },
  },
];
