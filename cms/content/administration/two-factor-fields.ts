import type { Field } from 'payload';
import { nobodysField } from '../../access.ts';
import { isTwoFactorDue } from '../../platform/sign-in/second-factor.ts';

const nobodyWrites = { create: nobodysField, update: nobodysField };

/** Of an account: whether it is signed in to with two factors. The key itself is kept elsewhere. */
export const twoFactorFields: Field[] = [
  {
    name: 'two_factor_since',
    label: 'Two-factor sign-in since',
    type: 'date',
    access: nobodyWrites,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      components: { Field: '/admin/account/TwoFactorOfAccount.tsx#TwoFactorOfAccount' },
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd-MM-yyyy' },
    },
  },
  {
    /** Until they have set it up, such an account may do nothing: access.ts asks for it. */
    name: 'two_factor_due',
    type: 'checkbox',
    virtual: true,
    defaultValue: false,
    access: nobodyWrites,
    hooks: { afterRead: [isTwoFactorDue] },
    admin: { hidden: true },
  },
];
