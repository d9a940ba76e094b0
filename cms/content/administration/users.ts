import { asRecord } from '@college/contract/as-record';
import type {
  CollectionConfig,
  Field,
  PayloadRequest,
  RelationshipFieldSingleValidation,
} from 'payload';
import { relationship } from 'payload/shared';
import {
  administrators,
  administratorsField,
  belongsToDepartment,
  changeOwnAccount,
  decidesOnItems,
  mayHaveProfile,
  mayOpenAdmin,
  mustHaveProfile,
  nobody,
  nobodysField,
  ownAccount,
  type Role,
  roles,
} from '../../access.ts';
import { environment } from '../../platform/environment.ts';
import { noteAccountChange, noteDeletedAccount } from '../../platform/sign-in/account-log.ts';
import { refuseWeakPassword, refuseWeakReset } from '../../platform/sign-in/new-password.ts';
import { askCurrentPassword } from '../../platform/sign-in/present-password.ts';
import {
  deleteKeyOfDeleted,
  isTwoFactorDue,
  markReset,
  requireCode,
  signOutAfterReset,
} from '../../platform/sign-in/second-factor.ts';
import {
  beginSession,
  endSessionsAfterPassword,
  IDLE,
  withoutEnded,
} from '../../platform/sign-in/sessions.ts';
import { say } from '../../words/say.ts';
import { refuseDeletingOwner } from '../duties/refuse-deleting-owner.ts';
import { groups } from '../groups.ts';
import { typesWithProfile } from '../types-with-profile.ts';

const nobodyWrites = { create: nobodysField, update: nobodysField };

/** Fields of an account for two-factor sign-in. The secret key is stored elsewhere. */
const twoFactorFields: Field[] = [
  {
    name: 'two_factor_since',
    label: 'Two-factor sign-in since',
    type: 'date',
    access: nobodyWrites,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      components: { Field: '/admin/account/TwoFactor.tsx#TwoFactorOfAccount' },
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

const roleLabels: Record<Role, string> = {
  administrator: 'Administrator: everything, including accounts',
  editor: 'Editor: all content',
  'department-editor': 'Department editor: their own department',
  'iqac-coordinator': 'IQAC coordinator: quality assurance',
  moderator: 'Moderator: inbox',
  'head-of-department': 'Head of department: approves the profiles of its teachers',
  teacher: 'Teacher: their own profile',
};

/** Field access for values that only background jobs write. */
const closed = { create: nobodysField, read: nobodysField, update: nobodysField };
const rights = { create: administratorsField, update: administratorsField };

const profileOfTeacher: RelationshipFieldSingleValidation = (value, options) =>
  !mustHaveProfile(asRecord(options.data).role) || value
    ? relationship(value, options)
    : say(options.req.i18n.language, 'Choose the profile of this person.');

export const Users = {
  slug: 'users',
  labels: { singular: 'Account', plural: 'Accounts' },
  admin: {
    group: groups.administration,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'department', 'invited_at'],
    listSearchableFields: ['email', 'name'],
    description: 'People who can sign in, and what each of them can change.',
    components: { beforeListTable: ['/admin/invite/Invite.tsx#InviteAboveAccounts'] },
  },
  auth: {
    // Payload's own lock is off, because anybody could lock an account with it.
    // cms/staff-api/log-in limits attempts instead.
    maxLoginAttempts: 0,
    tokenExpiration: IDLE,
    cookies: { sameSite: 'Strict', secure: environment.CMS_URL.startsWith('https:') },
  },
  access: {
    admin: mayOpenAdmin,
    create: administrators,
    read: ownAccount,
    update: changeOwnAccount,
    delete: administrators,
    unlock: nobody,
    readVersions: nobody,
  },
  hooks: {
    beforeOperation: [markReset, refuseWeakReset],
    beforeValidate: [askCurrentPassword, refuseWeakPassword],
    beforeLogin: [requireCode],
    afterChange: [endSessionsAfterPassword],
    afterLogin: [beginSession],
    afterOperation: [signOutAfterReset],
    beforeChange: [noteAccountChange],
    beforeDelete: [refuseDeletingOwner],
    afterDelete: [deleteKeyOfDeleted, noteDeletedAccount],
  },
  fields: [
    {
      name: 'present_password',
      label: 'Current password',
      type: 'text',
      // Compared on save and never stored. Readable, because the form would not show it otherwise.
      virtual: true,
      access: { create: administratorsField },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/admin/account/CurrentPassword.tsx#CurrentPassword' },
      },
    },
    { name: 'name', type: 'text' },
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: true,
      // The role with the fewest rights by default.
      defaultValue: 'moderator',
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
      access: rights,
    },
    {
      name: 'department',
      type: 'relationship',
      relationTo: 'departments',
      access: rights,
      admin: { condition: ({ role }) => belongsToDepartment(role) },
      validate: (
        value: unknown,
        { data, req }: { data: { role?: unknown }; req: PayloadRequest },
      ) =>
        !belongsToDepartment(data.role) ||
        Boolean(value) ||
        say(req.i18n.language, 'Choose the department.'),
    },
    {
      name: 'employee',
      label: 'Profile',
      type: 'relationship',
      relationTo: 'employees',
      unique: true,
      filterOptions: { type: { in: [...typesWithProfile] } },
      access: rights,
      admin: {
        condition: ({ role }) => mayHaveProfile(role),
        allowCreate: false,
        allowEdit: false,
        description: 'The staff member who uses this account.',
      },
      validate: profileOfTeacher,
    },
    {
      name: 'waiting_mail',
      label: 'E-mail when something is waiting for approval',
      type: 'select',
      defaultValue: 'daily',
      options: [
        { value: 'daily', label: 'Once a day, in the morning' },
        { value: 'at-once', label: 'At once' },
      ],
      admin: { condition: ({ role }) => decidesOnItems(role) },
    },
    ...twoFactorFields,
    {
      name: 'signed_in',
      label: 'Sessions',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/admin/account/Sessions.tsx#SessionsLink' },
      },
    },
    {
      // Payload's list of sessions, with more about each.
      name: 'sessions',
      type: 'array',
      fields: [
        { name: 'browser', type: 'text' },
        { name: 'used_at', type: 'date' },
      ],
      hooks: { afterRead: [withoutEnded] },
    },
    { name: 'told_at', type: 'date', access: closed, admin: { hidden: true } },
    {
      name: 'invited_at',
      label: 'Invited, not yet signed in',
      type: 'date',
      access: { create: nobodysField, update: nobodysField },
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: ({ invited_at }) => Boolean(invited_at),
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd-MM-yyyy HH:mm' },
      },
    },
  ],
} satisfies CollectionConfig;
