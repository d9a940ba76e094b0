import type { Field } from 'payload';
import { nobodysField } from '../../access.ts';
import { isTwoFactorDue } from '../../platform/sign-in/second-factor.ts';

const nobodyWrites = { create: nobodysField, update: nobodysField };

/** Fields of an account for two-factor sign-in. The secret key is stored elsewhere. */
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
    /** True until the required second factor is set up; access.ts denies everything until then. */
    name: 'two_factor_due',
    type: 'checkbox',
    virtual: true,
    defaultValue: false,
    access: nobodyWrites,
    hooks: { afterRead: [isTwoFactorDue] },
    admin: { hidden: true },
  },
];
