import type { CollectionConfig, FieldHook, PayloadRequest } from 'payload';
import {
  editors,
  editorsField,
  hiddenFrom,
  nobodysField,
  publicWrittenBy,
  readable,
} from '../../access.ts';
import { notSearched } from '../../search/searched.ts';
import { say } from '../../words/say.ts';
import { attachments, day, line, linkAdvice, plain, sentences, webAddress } from '../fields.ts';
import { groups } from '../groups.ts';
import { noSheet } from '../sheet.ts';
import { MATRIX } from './matrix-code.ts';

type Row =
  | { duty?: string; applies?: string | null; uploads?: unknown[] | null; link?: string | null }
  | undefined;
interface Validated {
  req: PayloadRequest;
  siblingData: NonNullable<Row>;
}
const doesNotApply = (_data: unknown, row: Row) => row?.applies === 'no';
const documents = attachments('uploads', 'Files', 'PDF or office documents.');
const applies = (_data: unknown, row: Row) => row?.applies !== 'no';

/** Rows of the conformity matrix. Their proofs, such as reports of security audits, are not for visitors. */
const ofMatrix = `${MATRIX}/`;
const isOfMatrix = (duty: unknown): boolean => String(duty ?? '').startsWith(ofMatrix);

/** The account that answers. Its name is copied, because an account may be deleted. Kept if the backend itself saves. */
const nameOfAccount: FieldHook = ({ req: { user }, value }) =>
  user?.collection === 'users' ? user.name || user.email : value;
const momentOfAnswer: FieldHook = ({ req: { user }, value }) =>
  user || !value ? new Date().toISOString() : value;
const written = { create: nobodysField, read: editorsField, update: nobodysField };

/** The office's own answers for rows of a rule set that the website cannot find by itself. */
export const DutyAnswers = {
  slug: 'duty-answers',
  labels: { singular: 'Answer to a duty', plural: 'Public disclosure' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    useAsTitle: 'duty',
    defaultColumns: ['duty', 'applies', 'date', 'updatedAt'],
    listSearchableFields: ['duty'],
    description: 'Content that the rules ask a college to publish, and where it is on the website.',
    components: { views: { list: { Component: '/admin/duties/DutiesView.tsx#DutiesView' } } },
  },
  defaultSort: 'duty',
  disableDuplicate: true,
  custom: { ...notSearched, ...noSheet },
  access: {
    ...publicWrittenBy(editors),
    // The adapters compare with this pattern as it is.
    read: readable({ duty: { not_like: `${ofMatrix}%` } }, 'administrator', 'editor'),
  },
  fields: [
    {
      name: 'asked',
      label: 'Duty',
      type: 'ui',
      admin: { components: { Field: '/admin/duties/AskedDuty.tsx#AskedDuty' } },
    },
    {
      ...plain(
        'duty',
        'Duty',
        'The set of rules and the row in it. Open it from the list of duties.',
      ),
      required: true,
      unique: true,
      index: true,
      defaultValue: ({ req }: { req: PayloadRequest }) => req.query?.duty,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'applies',
      label: 'Does it apply to the college?',
      type: 'radio',
      required: true,
      defaultValue: 'yes',
      options: [
        { value: 'yes', label: 'Yes, it is here' },
        { value: 'no', label: 'No, it does not apply' },
      ],
      validate: (value: unknown, { req, siblingData }: Validated) => {
        const { duty, link, uploads } = siblingData;
        const isProven = value === 'no' || link || (uploads ?? []).length > 0;
        if (isOfMatrix(duty) && !isProven)
          return say(req.i18n.language, 'Add a link or a file that proves it.');
        return value === 'yes' || value === 'no' || req.t('validation:required');
      },
    },
    {
      ...sentences(
        'reason',
        'Because',
        'Visitors read this. For example: The college has no hostel.',
      ),
      validate: (value: unknown, { req, siblingData }: { req: PayloadRequest; siblingData: Row }) =>
        siblingData?.applies !== 'no' ||
        /\S/.test(String(value ?? '')) ||
        say(req.i18n.language, 'Write why it does not apply.'),
      admin: { condition: doesNotApply },
    },
    {
      ...webAddress(
        'link',
        'Link',
        'A page of this website (/…) or the address of another website (https://…).',
      ),
      admin: { condition: applies },
    },
    {
      ...line('title', 'Text of the link'),
      admin: { condition: (_data: unknown, row: Row) => applies(_data, row) && Boolean(row?.link) },
    },
    {
      ...documents,
      admin: { ...documents.admin, condition: applies },
    },
    {
      ...day('date', 'Date of the document', false),
      admin: {
        ...day('date', '').admin,
        condition: applies,
        description: 'Leave empty to use the day of the last change.',
      },
    },
    {
      ...plain('answered_by', 'Answered by'),
      access: written,
      admin: { readOnly: true, position: 'sidebar' },
      hooks: { beforeChange: [nameOfAccount] },
    },
    {
      ...day('answered_at', 'Answered on'),
      index: false,
      access: written,
      admin: { ...day('answered_at', '').admin, readOnly: true, position: 'sidebar' },
      hooks: { beforeChange: [momentOfAnswer] },
    },
    linkAdvice,
  ],
} satisfies CollectionConfig;
