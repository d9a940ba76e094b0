import { employeeTypes } from '@college/contract/codes';
import type { CollapsibleField, CollectionConfig, DateField, TextField } from 'payload';
import { hiddenFromRoles, notTeachersField, personalNumberField, staff } from '../../access.ts';
import type { Employee } from '../../payload-types.ts';
import { previewIn } from '../../platform/preview/preview-address.ts';
import { searched } from '../../search/searched.ts';
import { approval } from '../approval/fields.ts';
import { followApproval, saveAsDraft } from '../approval/follow.ts';
import { mailTeacher } from '../approval/mail.ts';
import { panField, staffNumberField } from '../checked-fields.ts';
import { attachments, day, department, line, longText, picture, plain } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { hasProfile } from '../types-with-profile.ts';
import { addressChange, noteAddressChange } from './address-changes.ts';
import { appointments, genders } from './evidence-columns.ts';
import {
  addresses,
  hiddenFields,
  ifType,
  isTeachingStaff,
  profileTabs,
  recordFields,
  sheetTables,
  tab,
} from './profile-tabs.ts';
import { refuseFilesOfOthers } from './refuse-files-of-others.ts';

const labels: Record<(typeof employeeTypes)[number], string> = {
  PRINCIPAL: 'Principal',
  OFFICE_STAFF: 'Office staff',
  FACULTY: 'Faculty',
  BEARER: 'Bearer',
  FORMER_FACULTY: 'Former faculty',
};

const optionsOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

/** First or last day as head of the department, which teachers cannot set. */
const headDay = (name: string, label: string): DateField => ({
  ...day(name, label),
  access: { update: notTeachersField },
});

const notInLists = { disableListColumn: true, disableListFilter: true, disableGroupBy: true };
const withPersonalAccess = (field: TextField): TextField => ({
  ...field,
  access: personalNumberField,
  // Private, so that the browser does not keep it.
  admin: { ...field.admin, ...notInLists, disableBulkEdit: true, custom: { isPrivate: true } },
});

/** Details that only data templates show. */
const evidenceDetails: CollapsibleField = {
  type: 'collapsible',
  label: 'For the quality reports',
  admin: {
    condition: ifType(isTeachingStaff),
    description:
      'No page shows these. PAN and staff number appear after the first save. Only the person, administrators, editors and the quality cell see them.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'appointment',
          label: 'Nature of appointment',
          type: 'select',
          options: optionsOf(appointments),
        },
        {
          name: 'gender',
          label: 'Gender',
          type: 'select',
          options: optionsOf(genders),
        },
      ],
    },
    { type: 'row', fields: [withPersonalAccess(panField), withPersonalAccess(staffNumberField)] },
  ],
};

export const Employees = {
  slug: 'employees',
  labels: { singular: 'Employee', plural: 'Staff' },
  admin: {
    hidden: hiddenFromRoles('iqac-coordinator', 'moderator'),
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'designation', 'type', 'department', '_status', 'handed_in_at'],
    listSearchableFields: ['name', 'email'],
    // The staff of a college on one page, because only what is on the page can be ticked in one press.
    pagination: { defaultLimit: 100 },
    preview: previewIn('employees'),
    components: {
      beforeListTable: [
        '/admin/profiles/MakePublic.tsx#MakePublic',
        '/admin/invite/Invite.tsx#InviteAboveStaff',
      ],
      edit: {
        PublishButton: '/admin/inbox/approval/Approval.tsx#PublishProfileSlot',
        UnpublishButton: '/admin/inbox/approval/PublishProfile.tsx#UnpublishProfile',
      },
    },
    description:
      'The principal, teachers, office staff and bearers, with everything that a profile page shows.',
  },
  defaultSort: 'order',
  indexes: [{ fields: ['type', 'department', 'order'] }],
  // Duplicating is off, because a copy of a private record could be published.
  disableDuplicate: true,
  access: staff,
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: {
    beforeOperation: [saveAsDraft],
    beforeChange: [followApproval, noteAddressChange],
    afterChange: [refuseFilesOfOthers, mailTeacher],
  },
  custom: {
    hiddenFields,
    ...searched<Employee>({
      kind: 'employee',
      title: ['name'],
      key: ['designation', 'type', 'area_of_research'],
      text: ['area_of_research', 'experience', 'about', 'any_other_information', ...recordFields],
      department: 'department',
    }),
    ...sheet<Employee>({
      fields: [
        'name',
        'type',
        'designation',
        'department',
        'email',
        'phone',
        'mobile',
        'date_of_joining',
        'date_of_leaving',
        'head_since',
        'head_until',
        'experience',
        'area_of_research',
        'contact',
        'order',
        'liveNow',
        'google_scholar',
        'orchid_link',
        'gender',
        'appointment',
        'pan',
        'staff_number',
      ],
      importOnly: ['pan', 'staff_number'],
      keys: [['email'], ['name', 'department']],
      examples: [
        {
          name: 'Dr Rina Das',
          type: 'Faculty',
          designation: 'Assistant Professor',
          department: 'Physics',
          email: 'rina.das@example.org',
          mobile: '98640 00000',
          date_of_joining: '05-07-2014',
        },
        { name: 'Bhaskar Kalita', type: 'Office staff', designation: 'Upper Division Assistant' },
      ],
      tables: sheetTables,
    }),
  },
  fields: [
    ...approval,
    ...addressChange,
    { ...line('name', 'Name'), required: true },
    {
      name: 'type',
      label: 'Shown as',
      type: 'select',
      required: true,
      defaultValue: 'FACULTY',
      options: employeeTypes.map((value) => ({ value, label: labels[value] })),
      access: { update: notTeachersField },
      admin: { position: 'sidebar' },
    },
    department('Leave empty for the principal and the office of the college.'),
    {
      name: 'order',
      label: 'Seniority',
      type: 'number',
      defaultValue: 100,
      access: { update: notTeachersField },
      admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
    },
    {
      name: 'liveNow',
      label: 'Profile page is public',
      type: 'checkbox',
      defaultValue: false,
      access: { update: notTeachersField },
      admin: {
        position: 'sidebar',
        condition: ifType(hasProfile),
        description:
          'If ticked, the website shows the profile and the quarterly reports. Approving a profile ticks it.',
      },
    },
    {
      type: 'tabs',
      tabs: [
        tab('basic', 'Basic details', [
          line('designation', 'Designation'),
          {
            type: 'row',
            admin: { condition: ifType(isTeachingStaff) },
            fields: [
              headDay('head_since', 'Head of the department since'),
              headDay('head_until', 'Head until'),
            ],
          },
          picture('dp', 'Photo'),
          attachments('cv', 'CV'),
          {
            type: 'row',
            fields: [day('date_of_joining', 'Joined'), day('date_of_leaving', 'Left')],
          },
          line('experience', 'Experience'),
          line('area_of_research', 'Area of research'),
          longText('about', 'About'),
          evidenceDetails,
        ]),
        tab('address', 'Address', addresses),
        tab('contact', 'Contact', [
          {
            type: 'row',
            fields: [
              { name: 'email', label: 'Official e-mail', type: 'email' },
              plain('phone', 'Official phone'),
              plain('mobile', 'Official mobile'),
            ],
          },
          line('contact', 'Contact', 'Room and office hours.'),
        ]),
        ...profileTabs,
      ],
    },
  ],
} satisfies CollectionConfig;
