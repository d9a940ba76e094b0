import type { Field } from 'payload';
import { nobodysField } from '../../../access.ts';

/** A draft that waits for approval has the moment when it was handed in, one that came back the reason. */
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
    name: 'handed_back',
    label: 'Reason for the return',
    type: 'textarea',
    maxLength: 500,
    access: { create: nobodysField },
    admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: false } },
  },
];
