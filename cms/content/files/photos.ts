import { photoTypes } from '@college/contract/codes';
import type { CollectionConfig } from 'payload';
import { editors, hiddenFrom, publicWrittenBy } from '../../access.ts';
import { notSearched } from '../../search/searched.ts';
import { line, order, picture } from '../fields.ts';
import { groups } from '../groups.ts';
import { noSheet } from '../sheet.ts';

const labels: Record<(typeof photoTypes)[number], string> = {
  BANNER_IMAGES: 'Banner of the home page',
  HIGHLIGHTS: 'Highlights',
  RESEARCH_HIGHLIGHTS: 'Research highlights',
  NCC_HIGHLIGHTS: 'NCC highlights',
  NSS_HIGHLIGHTS: 'NSS highlights',
  TESTIMONIALS: 'Testimonials',
};

export const Photos = {
  slug: 'photos',
  labels: { singular: 'Slider photo', plural: 'Slider photos' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.home,
    useAsTitle: 'caption',
    defaultColumns: ['image', 'caption', 'type', 'order'],
    components: { beforeListTable: ['/admin/uploads/AddPhotos.tsx#AddPhotos'] },
    description:
      'Photos of the banner on the home page, and of the highlights there and on other pages.',
  },
  defaultSort: ['type', 'order'],
  indexes: [{ fields: ['type', 'order'] }],
  custom: { ...notSearched, ...noSheet },
  access: publicWrittenBy(editors),
  fields: [
    {
      name: 'type',
      label: 'Where it appears',
      type: 'select',
      required: true,
      options: photoTypes.map((value) => ({ value, label: labels[value] })),
    },
    { ...picture('image', 'Picture'), required: true },
    line('caption', 'Caption'),
    order(),
  ],
} satisfies CollectionConfig;
