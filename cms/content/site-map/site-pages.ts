import type { AddedKind } from '@college/contract/added-pages';
import { isDefaultPage, mayBeAdded, standing } from '@college/contract/site-map/addresses';
import {
  headingNames,
  menuNames,
  NOWHERE,
  type PlaceName,
  placeLabels,
  sectionNames,
} from '@college/contract/site-map/places';
import type { CollectionAfterChangeHook, CollectionConfig, PayloadRequest } from 'payload';
import { asSystem, editors, hiddenFrom, nobodysField, publicWrittenBy } from '../../access.ts';
import type { SitePage } from '../../payload-types.ts';
import { isTranslation } from '../../platform/college-languages.ts';
import { searched } from '../../search/searched.ts';
import { say } from '../../words/say.ts';
import { line, plain, yesNo } from '../fields.ts';
import { groups } from '../groups.ts';
import { sheet } from '../sheet.ts';

/** Admin labels of kinds of pages. */
const kindLabels: Record<AddedKind, string> = {
  notices: 'Notices, in full, by year',
  documents: 'Documents: titles with their files',
  articles: 'Articles, one below the other',
  text: 'A text',
  members: 'Members, as a table',
  people: 'People, as cards with photos',
  tabs: 'A text with tabs: news, documents',
  evidence: 'Evidence: criterion, question, files',
};
const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

/** Admin labels of places in the site map. */
export const optionsOf = (names: readonly PlaceName[]) =>
  names.map((value) => ({ value, label: placeLabels.en[value] }));
const orNowhere = (names: readonly PlaceName[], label: string) => [
  ...optionsOf(names),
  { value: NOWHERE, label },
];

/** Kinds of pages whose text is a record in `pages`, found by the address without its slash. */
const worded: readonly unknown[] = ['text', 'tabs'];

/**
 * Creates an empty draft text for a new page in the admin, which its author can find and fill.
 * An import has its own text.
 */
const prepareText: CollectionAfterChangeHook<SitePage> = async ({ doc, req }) => {
  if (!req.user || !worded.includes(doc.kind)) return;
  const page = doc.path.slice(1);
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { page: { equals: page } },
    req,
    ...asSystem,
  });
  if (totalDocs > 0) return;
  await req.payload.create({
    collection: 'pages',
    data: { page, title: doc.title ?? page, _status: 'draft' },
    draft: true,
    depth: 0,
    req,
    ...asSystem,
  });
};

type Row = { path?: string | null; kind?: string | null } | undefined;

export const SitePages = {
  slug: 'site-pages',
  labels: { singular: 'Page of the menu', plural: 'Pages & menu' },
  admin: {
    hidden: hiddenFrom('department-editor', 'iqac-coordinator', 'moderator'),
    group: groups.pages,
    useAsTitle: 'path',
    defaultColumns: ['path', 'title', 'kind', 'section', 'menu', 'hidden'],
    listSearchableFields: ['path', 'title'],
    components: { views: { list: { Component: '/admin/site-map/SiteMapView.tsx#SiteMapView' } } },
    description:
      'Pages that you added, and built-in pages that you changed. Delete a row to reset a built-in page.',
  },
  defaultSort: 'path',
  disableDuplicate: true,
  // No recycle bin: deleting a row restores the default page, and the row can be added again.
  trash: false,
  access: publicWrittenBy(editors),
  // The text of a page is a separate record in `pages`.
  custom: {
    ...searched<SitePage>({
      kind: ({ kind, hidden }) => (kind && kind !== 'text' && !hidden ? 'own-page' : undefined),
      title: ['title'],
      text: [],
    }),
    ...sheet<SitePage>({
      fields: ['path', 'title', 'kind', 'hidden', 'section', 'heading', 'menu', 'place'],
      keys: [],
    }),
  },
  hooks: { afterChange: [prepareText] },
  fields: [
    {
      ...plain(
        'path',
        'Address',
        'For a built-in page, enter its address, for example /facility/library. For a new page, choose an address in small letters, for example /sports-week. You cannot change it later, so that links to it keep working.',
      ),
      required: true,
      unique: true,
      index: true,
      access: { update: nobodysField },
      validate: (value: unknown, { req, siblingData }: { req: PayloadRequest; siblingData: Row }) =>
        validatePath(String(value ?? ''), siblingData, req.i18n.language),
    },
    {
      name: 'kind',
      label: 'What a new page shows',
      type: 'select',
      options: kindOptions,
      admin: {
        description:
          'Leave empty for a built-in page. To fill a new page, choose it in a notice under ‘Where it appears’, or in a text under ‘Pages’.',
      },
    },
    {
      ...line('title', 'Title', 'Leave empty to keep the current name.'),
      validate: (value: unknown, { req, siblingData }: { req: PayloadRequest; siblingData: Row }) =>
        !siblingData?.kind ||
        isTranslation(req.locale) ||
        /\S/.test(String(value ?? '')) ||
        say(req.i18n.language, 'A new page needs a title.'),
    },
    {
      name: 'hidden',
      label: 'Hidden',
      type: 'checkbox',
      defaultValue: false,
      validate: (value: unknown, { req, siblingData }: { req: PayloadRequest; siblingData: Row }) =>
        !value ||
        !standing.includes(siblingData?.path ?? '') ||
        say(req.i18n.language, 'This page cannot be hidden because every page links to it.'),
      admin: {
        components: yesNo,
        description:
          'A hidden page is in no menu and cannot be opened. To redirect visitors to another page, add the address to ‘Old addresses’.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'section',
          label: 'Section (menu at the side)',
          type: 'select',
          options: orNowhere(sectionNames, 'No section'),
        },
        {
          name: 'heading',
          label: 'Heading within the section',
          type: 'select',
          options: optionsOf([...new Set([...sectionNames, ...headingNames])]),
        },
        {
          name: 'menu',
          label: 'Menu at the top',
          type: 'select',
          options: orNowhere(menuNames, 'No menu'),
        },
      ],
    },
    {
      name: 'place',
      label: 'Order',
      type: 'number',
      admin: {
        description:
          'Built-in pages have the numbers 10, 20, 30 … For example, 15 is between the first and the second. If empty, a new page comes last.',
      },
    },
  ],
} satisfies CollectionConfig;

/**
 * Validates an address. A row about a page that does not exist is allowed, because only the site
 * knows its pages, and has no effect.
 */
const validatePath = (path: string, row: Row, language: string): true | string => {
  if (row?.kind && isDefaultPage(path))
    return say(
      language,
      'The website has a page at this address. Leave ‘What a new page shows’ empty to change that page, or choose another address.',
    );
  if (row?.kind)
    return (
      mayBeAdded(path) ||
      say(
        language,
        'Start with /. Then use small letters, digits and single hyphens. Some addresses are reserved: /admin, /files, /department …',
      )
    );
  return (
    /^(\/|(\/[\w-]+)+)$/.test(path) ||
    say(language, 'Copy the address of the page, starting with its first /.')
  );
};
