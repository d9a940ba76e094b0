import type { PayloadRequest } from 'payload';
import { editors, hiddenFrom, readable } from '../../access.ts';
import type { Page } from '../../payload-types.ts';
import { previewIn } from '../../platform/preview/preview-address.ts';
import { searched } from '../../search/searched.ts';
import { say } from '../../words/say.ts';
import { withSecondAccount } from '../approval/second-account.ts';
import {
  attachments,
  day,
  line,
  linkAdvice,
  longText,
  picture,
  plain,
  plannedPublishing,
  tiles,
} from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

export const Pages = withSecondAccount({
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    useAsTitle: 'title',
    defaultColumns: ['title', 'page', 'updatedAt', '_status', 'planned', 'translation'],
    listSearchableFields: ['title', 'page'],
    description:
      'Permanent texts of the website: emblem, right to information, certificates, introductions.',
    preview: previewIn('pages'),
  },
  defaultSort: 'page',
  custom: {
    ...searched<Page>({ kind: 'page', title: ['title'], text: ['text', 'cards'] }),
    ...sheet<Page>({ fields: ['page', 'title', '_status'], keys: [] }),
  },
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 20 },
  access: {
    create: editors,
    read: readable({ _status: { equals: 'published' } }, 'administrator', 'editor'),
    update: editors,
    delete: editors,
    readVersions: editors,
  },
  fields: [
    plannedPublishing,
    { ...line('title', 'Title'), required: true },
    {
      ...plain(
        'page',
        'Code of the page',
        'The website finds a page by its code. Example for a facility of your own: facility/reading-room appears at /facility/reading-room.',
      ),
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/.test(String(value ?? '')) ||
        say(req.i18n.language, 'Use only small letters, digits, hyphens and /.'),
    },
    longText('text', 'Text'),
    picture('picture', 'Picture'),
    tiles('cards', 'Cards', 'Shown below the text, each with its link.'),
    attachments('uploads', 'Files', 'Shown at the end of the page.'),
    {
      ...day('since', 'Partner since'),
      admin: {
        ...day('since', '').admin,
        description:
          'Only for partners such as a distance-learning institute. Archives start in this year.',
      },
    },
    linkAdvice,
  ],
});
