import { employeeTypes } from '@college/contract/codes';
import type { CollectionConfig } from 'payload';
import { changeInDepartment, createInDepartment, hiddenFrom, readInDepartment } from '../access.ts';
import { attachments, day, department, line, longText, picture, plain } from './fields.ts';
import { groups } from './groups.ts';

const labels: Record<(typeof employeeTypes)[number], string> = {
  PRINCIPAL: 'Principal',
  OFFICE_STAFF: 'Office staff',
  FACULTY: 'Faculty',
  BEARER: 'Bearer',
  FORMER_FACULTY: 'Former faculty',
};

export const Employees = {
  slug: 'employees',
  labels: { singular: 'Employee', plural: 'Staff' },
  admin: {
    hidden: hiddenFrom('iqac-coordinator', 'moderator'),
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'designation', 'type', 'department'],
    listSearchableFields: ['name', 'email'],
  },
  defaultSort: 'order',
  indexes: [{ fields: ['type', 'department', 'order'] }],
  access: {
    create: createInDepartment,
    read: readInDepartment(true),
    update: changeInDepartment(),
    delete: changeInDepartment(),
  },
  fields: [
    { ...line('name', 'Name'), required: true },
    line('designation', 'Designation'),
    {
      name: 'type',
      label: 'Shown as',
      type: 'select',
      required: true,
      defaultValue: 'FACULTY',
      options: employeeTypes.map((value) => ({ value, label: labels[value] })),
      admin: { position: 'sidebar' },
    },
    department("Leave empty for the college's own office, the principal included."),
    {
      name: 'order',
      label: 'Seniority',
      type: 'number',
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Smaller numbers come first.' },
    },
    {
      name: 'liveNow',
      label: 'Profile page is public',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    picture('dp', 'Photo'),
    attachments('cv', 'CV'),
    {
      type: 'row',
      fields: [
        { name: 'email', label: 'Official e-mail', type: 'email' },
        plain('phone', 'Official phone'),
        plain('mobile', 'Official mobile'),
      ],
    },
    line('contact', 'Contact', 'Room and office hours.'),
    { type: 'row', fields: [day('date_of_joining', 'Joined'), day('date_of_leaving', 'Left')] },
    line('experience', 'Experience'),
    line('area_of_research', 'Area of research'),
    longText('about', 'About'),
    {
      name: 'address_public',
      label: 'The addresses may be shown on the website',
      type: 'checkbox',
      defaultValue: false,
    },
    line('address', 'Address'),
    line('permanent_address', 'Permanent address'),
  ],
} satisfies CollectionConfig;
