import type { CollectionConfig, RowField } from 'payload';
import { hiddenFrom, publicWrittenBy, qualityEditors } from '../../access.ts';
import type { AdmissionFigure } from '../../payload-types.ts';
import { notSearched } from '../../search/searched.ts';
import { academicYearField, countField } from '../checked-fields.ts';
import { attachments, plain } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { proofLink } from './proof-link.ts';

/** Categories of seats in the order of the data template, by the end of their field names. */
const seatCategories = {
  sc: 'SC',
  st: 'ST',
  obc: 'OBC',
  divyangjan: 'Divyangjan',
  gen: 'Gen',
  others: 'Others',
} as const;
type SeatCategory = keyof typeof seatCategories;
const seatCategoryCodes = Object.keys(seatCategories) as SeatCategory[];
const seatKinds = ['earmarked', 'admitted'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** The fields with the seats of each category. */
export const categoryFields = seatCategoryCodes.flatMap((code) =>
  seatKinds.map((kind) => ({
    name: `${kind}_${code}` as const,
    ...{ kind, category: seatCategories[code] },
  })),
);

const sanctioned = { of: 'sanctioned', label: 'Seats sanctioned' };
const admitted = { of: 'admitted', label: 'Students admitted' };

const categoryRow = (code: SeatCategory): RowField => ({
  type: 'row',
  fields: [
    countField(`earmarked_${code}`, `${seatCategories[code]}: seats earmarked`, {
      part: sanctioned,
    }),
    countField(`admitted_${code}`, `${seatCategories[code]}: students admitted`, {
      part: admitted,
    }),
  ],
});

export const AdmissionFigures = {
  slug: 'admission-figures',
  labels: { singular: 'Admission figure', plural: 'Admission figures' },
  admin: {
    hidden: hiddenFrom('department-editor', 'moderator'),
    group: groups.quality,
    useAsTitle: 'programme',
    defaultColumns: ['programme', 'code', 'year', 'sanctioned', 'admitted'],
    listSearchableFields: ['programme', 'code', 'year'],
    description: 'Seats and admissions, one record for each programme and academic year.',
  },
  defaultSort: ['year', 'programme'],
  access: publicWrittenBy(qualityEditors),
  custom: {
    ...notSearched,
    ...sheet<AdmissionFigure>({
      fields: [
        'programme',
        'code',
        'year',
        'sanctioned',
        'admitted',
        ...categoryFields.map(({ name }) => name),
        'uploads',
        'link',
      ],
      keys: [['programme', 'year']],
      examples: [
        {
          programme: 'B.Sc. Physics',
          code: 'BSCPHY',
          year: '2024-25',
          sanctioned: '60',
          admitted: '52',
          earmarked_sc: '4',
          admitted_sc: '3',
        },
      ],
    }),
  },
  fields: [
    { ...plain('programme', 'Programme'), required: true },
    plain('code', 'Programme code'),
    { ...academicYearField('year', 'Academic year'), required: true },
    {
      type: 'row',
      fields: [
        { ...countField(sanctioned.of, sanctioned.label), required: true },
        { ...countField(admitted.of, admitted.label, { part: sanctioned }), required: true },
      ],
    },
    {
      type: 'collapsible',
      label: 'Seats and students by category',
      admin: {
        description: 'Leave a category empty if it has no seats or students.',
      },
      fields: seatCategoryCodes.map(categoryRow),
    },
    attachments(
      'uploads',
      'Document',
      'The sanction of the seats or the list of admissions, as a PDF.',
    ),
    proofLink,
  ],
} satisfies CollectionConfig;
