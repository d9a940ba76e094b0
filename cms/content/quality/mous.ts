import type { CollectionConfig } from 'payload';
import { hiddenFrom, publicWrittenBy, qualityEditors } from '../../access.ts';
import type { Mous as Mou } from '../../payload-types.ts';
import { notSearched } from '../../search/searched.ts';
import { dayAfter } from '../checked-fields.ts';
import { attachments, day, plain, rowLabels, webAddress } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { proofLink } from './proof-link.ts';

const validFrom = { name: 'valid_from', label: 'Valid from' };

export const Mous = {
  slug: 'mous',
  labels: { singular: 'MoU', plural: 'MoUs and linkages' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'name',
    defaultColumns: ['name', 'institution', 'signed_on', 'valid_till'],
    listSearchableFields: ['name', 'institution'],
    description:
      'Agreements with institutions and industries. A report counts a MoU in each year in which it is valid.',
  },
  defaultSort: 'name',
  access: publicWrittenBy(qualityEditors),
  custom: {
    ...notSearched,
    ...sheet<Mou>({
      fields: [
        'name',
        'institution',
        'contact',
        'signed_on',
        'valid_from',
        'valid_till',
        'purpose',
        'uploads',
        'link',
      ],
      keys: [['name', 'institution']],
      examples: [
        {
          name: 'Joint laboratory',
          institution: 'Demo Institute of Science',
          contact: 'Demo Road 1, office@example.org',
          signed_on: '05-07-2024',
          valid_from: '05-07-2024',
          valid_till: '04-07-2027',
          purpose: 'Use of instruments by students',
        },
      ],
      tables: ['activities'],
    }),
  },
  fields: [
    { ...plain('name', 'Name of the MoU or linkage'), required: true },
    { ...plain('institution', 'Institution or industry'), required: true },
    {
      name: 'contact',
      label: 'Contact details of the institution',
      type: 'textarea',
      admin: { description: 'Address, telephone number or e-mail address.' },
    },
    { ...day('signed_on', 'Signed on'), required: true },
    {
      type: 'row',
      fields: [
        day(validFrom.name, validFrom.label),
        dayAfter('valid_till', 'Valid till', validFrom),
      ],
    },
    { name: 'purpose', label: 'Purpose', type: 'textarea' },
    {
      name: 'activities',
      label: 'Activities under the MoU',
      type: 'array',
      labels: { singular: 'activity', plural: 'activities' },
      admin: { initCollapsed: true, components: rowLabels('activity', 'title') },
      fields: [
        {
          type: 'row',
          fields: [
            { ...plain('title', 'Title'), required: true },
            { ...day('held_on', 'Date'), index: false },
          ],
        },
        webAddress(
          'link',
          'Link',
          'A page of this website (/…) or the address of another website (https://…).',
        ),
      ],
    },
    attachments('uploads', 'Document', 'The signed MoU, as a PDF.'),
    proofLink,
  ],
} satisfies CollectionConfig;
