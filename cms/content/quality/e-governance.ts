import type { CollectionConfig } from 'payload';
import { hiddenFrom, publicWrittenBy, qualityEditors } from '../../access.ts';
import type { EGovernance as StoredArea } from '../../payload-types.ts';
import { notSearched } from '../../search/searched.ts';
import { yearField } from '../checked-fields.ts';
import { attachments, plain, webAddress } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

/** Areas of the metric, as the manual of NAAC names them. The data template shows these words. */
const areas = [
  'Administration',
  'Finance and Accounts',
  'Student Admission and Support',
  'Examination',
];

export const EGovernance = {
  slug: 'e-governance',
  labels: { singular: 'Area of e-governance', plural: 'E-governance' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'area',
    defaultColumns: ['area', 'implementation_year', 'vendor', 'link'],
    listSearchableFields: ['vendor'],
    description: 'Areas in which the college works with software, one record for each.',
  },
  defaultSort: ['area', 'implementation_year'],
  access: publicWrittenBy(qualityEditors),
  custom: {
    ...notSearched,
    ...sheet<StoredArea>({
      fields: ['area', 'implementation_year', 'vendor', 'contact', 'uploads', 'link'],
      keys: [['area', 'implementation_year']],
      examples: [
        {
          area: 'Examination',
          implementation_year: '2021',
          vendor: 'Demo Software',
          contact: 'Demo Road 1, office@example.org',
          link: 'https://portal.example.org/examination',
        },
      ],
    }),
  },
  fields: [
    {
      name: 'area',
      label: 'Area',
      type: 'select',
      required: true,
      options: areas.map((area) => ({ value: area, label: area })),
    },
    { ...yearField('implementation_year', 'Year of implementation'), required: true },
    plain('vendor', 'Vendor of the software', 'Name of the company or office that provides it.'),
    {
      name: 'contact',
      label: 'Contact details of the vendor',
      type: 'textarea',
      admin: { description: 'Address, telephone number or e-mail address.' },
    },
    attachments(
      'uploads',
      'Document',
      'For example the order, the bill or pictures of screens, as a PDF.',
    ),
    webAddress(
      'link',
      'Link to the website or document',
      'The page where people use it, or a document that is not uploaded above.',
    ),
  ],
} satisfies CollectionConfig;
