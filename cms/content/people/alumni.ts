import { years } from '@college/contract/days/years';
import type { CollectionConfig } from 'payload';
import { contactAccess, hiddenFrom, publicWrittenByDepartment } from '../../access.ts';
import type { Alumnus } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { deletePortrait } from '../../submissions/photos.ts';
import { refuseRestoringWithdrawn, withdrawnAt } from '../../submissions/withdraw.ts';
import { department, line, picture, plain, yesNo } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

const isOpen = ({ show_contact }: { show_contact?: unknown }) => show_contact === true;
const access = contactAccess(isOpen);

export const Alumni = {
  slug: 'alumni',
  labels: { singular: 'Alumnus', plural: 'Alumni' },
  admin: {
    hidden: hiddenFrom('iqac-coordinator', 'moderator'),
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'department', 'batch_from', 'batch_to', 'prominent'],
    listSearchableFields: ['name', 'company_name'],
    description: 'Approved registrations are added here automatically.',
  },
  // Duplicating is off, because a copy of a private record could be published.
  disableDuplicate: true,
  custom: {
    ...searched<Alumnus>({
      kind: 'alumnus',
      title: ['name'],
      isCalledSo: true,
      key: ['current_profession', 'company_name'],
      text: ['qualification'],
      department: 'department',
    }),
    ...sheet<Alumnus>({
      fields: [
        'name',
        'department',
        'batch_from',
        'batch_to',
        'current_profession',
        'company_name',
        'qualification',
        'prominent',
        'show_contact',
        'email',
        'phone',
      ],
      keys: [['name', 'department', 'batch_to']],
      examples: [
        { name: 'Mitali Bora', department: 'Physics', batch_from: '2001', batch_to: '2004' },
      ],
    }),
  },
  access: publicWrittenByDepartment,
  hooks: { beforeValidate: [refuseRestoringWithdrawn], afterDelete: [deletePortrait] },
  fields: [
    { ...line('name', 'Name'), required: true },
    department('The department that they studied in.'),
    {
      type: 'row',
      fields: [
        { name: 'batch_from', label: 'Batch from', type: 'number', ...years },
        { name: 'batch_to', label: 'Batch to', type: 'number', ...years },
      ],
    },
    line('current_profession', 'Current profession'),
    line('company_name', 'Company or institution'),
    line('qualification', 'Highest qualification'),
    picture('dp', 'Photo'),
    {
      name: 'prominent',
      label: 'Prominent: also on the home page',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', components: yesNo },
    },
    {
      name: 'show_contact',
      label: 'Agrees that e-mail and phone are shown',
      type: 'checkbox',
      defaultValue: false,
      access: { update: access.update },
      admin: {
        position: 'sidebar',
        description: 'Without consent only administrators and moderators see them.',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'email', label: 'E-mail', type: 'email', access },
        { ...plain('phone', 'Phone'), access },
      ],
    },
    withdrawnAt,
  ],
} satisfies CollectionConfig;
