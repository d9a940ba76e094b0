import type { CollectionConfig, PayloadRequest } from 'payload';
import { editors, hiddenFrom, publicWrittenBy } from '../../access.ts';
import type { Guide } from '../../payload-types.ts';
import { searched } from '../../search/searched.ts';
import { say } from '../../words/say.ts';
import {
  attachments,
  line,
  linkAdvice,
  order,
  plain,
  rowLabels,
  rowTitle,
  sentences,
  webAddress,
} from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

export const Guides = {
  slug: 'guides',
  labels: { singular: 'Guide', plural: 'Guides' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    useAsTitle: 'title',
    defaultColumns: ['title', 'address', 'fee', 'working_days', 'updatedAt'],
    listSearchableFields: ['title', 'address'],
    description:
      'How to get something done at the office, step by step: a transcript, a refund of fees.',
  },
  defaultSort: 'order',
  custom: {
    ...searched<Guide>({
      kind: 'guide',
      title: ['title'],
      key: ['summary'],
      text: ['steps', 'documents', 'fee', 'office'],
    }),
    ...sheet<Guide>({
      fields: [
        'title',
        'address',
        'fee',
        'working_days',
        'office',
        'email',
        'phone',
        'link',
        'order',
      ],
      keys: [],
    }),
  },
  access: publicWrittenBy(editors),
  fields: [
    { ...line('title', 'Title', 'For example: Get a transcript.'), required: true },
    {
      ...plain(
        'address',
        'Address',
        'The last part of the page’s address, in small letters. Example: transcript for /guides/transcript.',
      ),
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value ?? '')) ||
        say(req.i18n.language, 'Use only small letters, digits and single hyphens.'),
    },
    order(),
    sentences('summary', 'Summary', 'Who needs it, in one or two sentences.'),
    {
      name: 'steps',
      label: 'Steps',
      type: 'array',
      required: true,
      labels: { singular: 'step', plural: 'steps' },
      admin: {
        description: 'One action in each step, in the right order.',
        components: rowLabels('step', 'title'),
      },
      fields: [
        rowTitle('title', 'What to do'),
        sentences('description', 'Details', 'Only if the first line is not enough.'),
      ],
    },
    {
      name: 'documents',
      label: 'Documents needed',
      type: 'array',
      labels: { singular: 'document', plural: 'documents' },
      admin: { components: rowLabels('document', 'title') },
      fields: [rowTitle('title', 'Document')],
    },
    {
      type: 'row',
      fields: [
        line('fee', 'Fee', 'For example: Rs 300.'),
        { name: 'working_days', label: 'Working days until it is ready', type: 'number', min: 1 },
      ],
    },
    webAddress('link', 'Where to apply online'),
    line('office', 'Office', 'For example: Counter 2, Monday to Friday, 10 am to 4 pm.'),
    {
      type: 'row',
      fields: [{ name: 'email', label: 'E-mail', type: 'email' }, plain('phone', 'Phone')],
    },
    attachments('uploads', 'Files', 'Forms to print and fill in.'),
    linkAdvice,
  ],
} satisfies CollectionConfig;
