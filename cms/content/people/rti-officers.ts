import { type RtiRole, rtiRoles } from '@college/contract/codes';
import type { CollectionConfig } from 'payload';
import { editors, hiddenFrom, publicWrittenBy } from '../../access.ts';
import type { RtiOfficer } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { line, order, plain } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

const labels: Record<RtiRole, string> = {
  FIRST_APPELLATE_AUTHORITY: 'First Appellate Authority',
  FIRST_INFORMATION_OFFICER: 'First Information Officer',
  MEMBER: 'Member',
  SECOND_INFORMATION_OFFICER: 'Second Information Officer',
};

export const RtiOfficers = {
  slug: 'rti-officers',
  labels: { singular: 'RTI officer', plural: 'RTI officers' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator', 'iqac-coordinator'),
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'designation', 'phone'],
    listSearchableFields: ['name', 'email'],
    description: 'Officers under the Right to Information Act, shown in the order of their roles.',
  },
  defaultSort: ['role', 'order'],
  custom: {
    ...searched<RtiOfficer>({
      kind: 'rti-officer',
      title: ['name'],
      key: ['designation', 'role'],
      text: [],
    }),
    ...sheet<RtiOfficer>({
      fields: ['name', 'role', 'designation', 'email', 'phone', 'address', 'order'],
      keys: [['name', 'role']],
      examples: [{ name: 'Anjali Deka', role: 'Member', designation: 'Librarian' }],
    }),
  },
  access: publicWrittenBy(editors),
  fields: [
    { ...line('name', 'Name'), required: true },
    {
      name: 'role',
      label: 'Role',
      type: 'select',
      required: true,
      options: rtiRoles.map((value) => ({ value, label: labels[value] })),
      admin: { position: 'sidebar' },
    },
    order('Used for officers with the same role.'),
    line('designation', 'Designation', 'For example: Principal, or Librarian.'),
    {
      type: 'row',
      fields: [{ name: 'email', label: 'E-mail', type: 'email' }, plain('phone', 'Phone')],
    },
    line('address', 'Address', 'Where to submit applications.'),
  ],
} satisfies CollectionConfig;
