import type { CollectionConfig } from 'payload';
import { editors, hiddenFrom, publicWrittenBy } from '../../access.ts';
import type { FormerPrincipal } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { day, line } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

export const FormerPrincipals = {
  slug: 'former-principals',
  labels: { singular: 'Former principal', plural: 'Former principals' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator', 'iqac-coordinator'),
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'designation', 'from', 'to'],
    listSearchableFields: ['name'],
    description: 'The website numbers them by the day on which they took office.',
  },
  defaultSort: 'from',
  custom: {
    ...searched<FormerPrincipal>({
      kind: 'former-principal',
      title: ['name'],
      key: ['designation'],
      text: [],
    }),
    ...sheet<FormerPrincipal>({
      fields: ['name', 'designation', 'from', 'to'],
      keys: [['name', 'from']],
      examples: [{ name: 'Dr Hem Barua', from: '01-08-1962', to: '31-07-1974' }],
    }),
  },
  access: publicWrittenBy(editors),
  fields: [
    { ...line('name', 'Name'), required: true },
    line('designation', 'Designation', 'For example: Principal, or Principal in charge.'),
    { type: 'row', fields: [day('from', 'From', true), day('to', 'To')] },
  ],
} satisfies CollectionConfig;
