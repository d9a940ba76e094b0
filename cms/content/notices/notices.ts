import { asRecord } from '@college/contract/as-record';
import { eventTypes } from '@college/contract/codes';
import type { Field, FieldHook, PayloadRequest, Where } from 'payload';
import { departmentOf, hiddenFrom, mayWriteNoticeType, noticeAccess } from '../../access.ts';
import type { Notice } from '../../payload-types.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { previewIn } from '../../platform/preview/preview-address.ts';
import { searched } from '../../search/searched.ts';
import { atNoon, startOfToday, today } from '../../time-zone/dates.ts';
import { withSecondAccount } from '../approval/second-account.ts';
import {
  attachments,
  day,
  department,
  line,
  linkAdvice,
  longText,
  picturesOf,
  plannedPublishing,
  webAddress,
} from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';
import { addedPage, placeField } from '../site-map/added-page.ts';
import { dueFields } from './due.ts';
import { noticeOptions } from './notice-labels.ts';

/**
 * Keeps the text of the main language and drops all others. Payload calls this hook once per
 * language without naming it, so values are compared.
 */
const keepMainLanguage: FieldHook = ({ field, siblingData, value }) => {
  const { name } = asRecord(field);
  const inLanguages: unknown = typeof name === 'string' && siblingData[name];
  return asRecord(inLanguages)[mainLocale()] === value ? value : undefined;
};

/** Fields about the original date or event, which a copy drops. */
const droppedFields = ['expires', 'deadline', 'importance', 'on_top_until', 'cancelled'];

const collegesToday: FieldHook = () => atNoon(today());

/** In a duplicate of a notice, texts of the main language stay; translations and dates are dropped. */
const withDuplicateRules = (field: Field): Field => {
  if (!('name' in field)) return field;
  if (droppedFields.includes(field.name)) return { ...field, disableDuplicate: true } as Field;
  const isTranslated = 'localized' in field && field.localized;
  const hook = field.name === 'date' ? collegesToday : isTranslated && keepMainLanguage;
  return hook ? ({ ...field, hooks: { beforeDuplicate: [hook] } } as Field) : field;
};

/**
 * Condition for published notices that have not expired. A notice is shown until the end of its
 * last day.
 */
const shownToday = (): Where => ({
  and: [
    { _status: { equals: 'published' } },
    {
      or: [
        { expires: { exists: false } },
        { expires: { greater_than_equal: startOfToday().toISOString() } },
      ],
    },
  ],
});

/** The type in the address of the form. Links of the dashboard set it: ?type=COLLEGE_EVENT. */
function typeInAddress(req: PayloadRequest): string | undefined {
  const requestedType = req.query?.type;
  const type = noticeOptions.find(({ value }) => value === requestedType)?.value;
  return type !== undefined && mayWriteNoticeType(req, type) ? type : undefined;
}

const fields: Field[] = [
  plannedPublishing,
  { ...line('title', 'Title'), required: true },
  {
    name: 'type',
    label: 'Where it appears',
    type: 'select',
    required: true,
    index: true,
    options: noticeOptions,
    ...placeField,
    filterOptions: ({ options, req }) =>
      options.filter((option) =>
        mayWriteNoticeType(req, typeof option === 'string' ? option : option.value),
      ),
    // Without a type in the address there is no default, because none is likely enough.
    defaultValue: ({ req }: { req: PayloadRequest }) =>
      typeInAddress(req) ?? (departmentOf(req) === undefined ? undefined : 'DEPTNOTICE'),
  },
  addedPage('type', 'notices', 'documents', 'articles', 'tabs'),
  {
    ...day('date', 'Date', true),
    defaultValue: () => atNoon(today()),
  },
  {
    // Not indexed, because the planner would use the index to read all notices that never expire.
    ...day('expires', 'Last day on the website'),
    index: false,
    admin: {
      ...day('expires', '').admin,
      position: 'sidebar',
      description:
        'Leave empty to keep it on the website. After this day only the office sees the notice.',
    },
  },
  ...dueFields,
  department('Leave empty for a notice of the college itself.'),
  longText('description', 'Text'),
  attachments(
    'uploads',
    'Attachments',
    'Use ‘Add new’ to upload files from your computer, several at once: PDF, office documents or pictures. Visitors see them in this order. Drag to change it.',
  ),
  {
    name: 'advice',
    type: 'ui',
    admin: { components: { Field: '/admin/advice/Advice.tsx#NoticeAdvice' } },
  },
  picturesOf('featured_photos', 'Photos', 'The first picture is shown on the cards of events.'),
  line('caption', 'Caption'),
  line('posted_as', 'Posted as', 'For example: Principal, or Academic Branch.'),
  webAddress(
    'link',
    'Link',
    'A page that the notice links to. Start with https:// for another website, with / for this one.',
  ),
  linkAdvice,
];

export const Notices = withSecondAccount({
  slug: 'notices',
  labels: { singular: 'Notice or event', plural: 'Notices & events' },
  admin: {
    hidden: hiddenFrom('moderator'),
    group: groups.notices,
    useAsTitle: 'title',
    defaultColumns: [
      ...['title', 'type', 'date', 'deadline', 'department'],
      ...['_status', 'planned', 'translation'],
    ],
    listSearchableFields: ['title', 'posted_as'],
    pagination: { defaultLimit: 25 },
    description:
      'Everything with a date: notices, events, achievements, reports, facility texts. ‘Save as draft’ saves it without showing it to visitors. ‘Preview’ shows what was saved. ‘Publish’ puts it on the website.',
    preview: previewIn('notices'),
  },
  defaultSort: '-date',
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 20 },
  indexes: [
    { fields: ['type', 'department', '_status', 'date'] },
    { fields: ['type', '_status', 'date'] },
  ],
  access: noticeAccess(shownToday),
  custom: {
    ...searched<Notice>({
      kind: ({ type }) => (eventTypes.some((eventType) => eventType === type) ? 'event' : 'notice'),
      title: ['title'],
      key: ['type'],
      text: ['description', 'caption', 'posted_as'],
      date: 'date',
      until: 'expires',
      department: 'department',
    }),
    ...sheet<Notice>({
      fields: [
        'title',
        'type',
        'date',
        'expires',
        'deadline',
        'importance',
        'on_top_until',
        'department',
        'description',
        'uploads',
        'posted_as',
        'link',
        '_status',
      ],
      keys: [['title', 'type', 'date']],
      examples: [
        {
          title: 'Form fill-up of the third semester',
          type: 'Academic notices',
          date: '05-07-2026',
          uploads: 'form-fill-up.pdf',
        },
      ],
    }),
  },
  fields: fields.map(withDuplicateRules),
});
