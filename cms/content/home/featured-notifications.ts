import type { CollectionConfig } from 'payload';
import { editors, hiddenFrom, readable } from '../../access.ts';
import { notSearched } from '../../search/searched.ts';
import { line, linkAdvice, longText, picturesOf, yesNo } from '../fields.ts';
import { groups } from '../groups.ts';
import { noSheet } from '../sheet.ts';

export const FeaturedNotifications = {
  slug: 'featured-notifications',
  labels: { singular: 'Popup', plural: 'Popups (featured notifications)' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.home,
    useAsTitle: 'title',
    defaultColumns: ['title', 'active', 'updatedAt'],
    description:
      'Opens on top of the home page. Only the newest one with ‘Show on the website’ ticked is shown.',
  },
  defaultSort: '-createdAt',
  custom: { ...notSearched, ...noSheet },
  access: {
    create: editors,
    read: readable({ active: { equals: true } }, 'administrator', 'editor'),
    update: editors,
    delete: editors,
  },
  fields: [
    { ...line('title', 'Title', 'For the office only.'), required: true },
    {
      name: 'active',
      label: 'Show on the website',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar', components: yesNo },
    },
    longText('description', 'Text'),
    picturesOf('pictures', 'Pictures'),
    linkAdvice,
  ],
} satisfies CollectionConfig;
