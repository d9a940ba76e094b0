/** Tasks of the office, the pictures of their handbook pages, and the links from lists and forms to these pages. */
import type { Locale } from '@college/contract/locales';
import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from 'payload';

/** In learning order. Each is a handbook page in every language. */
export const tasks = [
  'sign-in',
  'write-a-notice',
  'add-an-event',
  'files-and-albums',
  'departments',
  'profiles',
  'approve-profiles',
  'many-profiles-public',
  'head-of-department',
  'committees-and-members',
  'quality',
  'evidence-at-once',
  'report-next-year',
  'rehearsal',
  'order-by-drag',
  'home-page',
  'slider-photos',
  'pages-and-menu',
  'duties-and-reviews',
  'certification',
  'policies',
  'nightly-check',
  'search',
  'sheets',
  'old-website',
  'decide-what-was-sent',
  'answer-by-mail',
  'assamese-beside-english',
  'accounts',
  'who-did-what',
  'mistakes',
] as const;
export type Task = (typeof tasks)[number];

export const isTask = (name: unknown): name is Task => tasks.some((task) => task === name);

/** Handbook page of each list or form. */
export const taskOf: Partial<Record<CollectionSlug | GlobalSlug, Task>> = {
  notices: 'write-a-notice',
  departments: 'departments',
  'department-files': 'departments',
  courses: 'departments',
  employees: 'profiles',
  alumni: 'committees-and-members',
  committees: 'committees-and-members',
  members: 'committees-and-members',
  'former-principals': 'committees-and-members',
  'rti-officers': 'committees-and-members',
  'evidence-groups': 'quality',
  'evidence-criteria': 'quality',
  'evidence-questions': 'quality',
  'evidence-files': 'quality',
  mous: 'quality',
  'add-on-courses': 'quality',
  'pass-figures': 'quality',
  'admission-figures': 'quality',
  'e-governance': 'quality',
  manuals: 'report-next-year',
  rehearsals: 'rehearsal',
  pages: 'pages-and-menu',
  guides: 'pages-and-menu',
  'site-pages': 'pages-and-menu',
  redirects: 'pages-and-menu',
  'certification-runs': 'certification',
  policies: 'policies',
  'duty-answers': 'duties-and-reviews',
  disclosure: 'duties-and-reviews',
  reviews: 'duties-and-reviews',
  'review-settings': 'duties-and-reviews',
  walks: 'nightly-check',
  search: 'search',
  media: 'files-and-albums',
  albums: 'files-and-albums',
  photos: 'slider-photos',
  'important-files': 'files-and-albums',
  'featured-notifications': 'home-page',
  holidays: 'home-page',
  college: 'home-page',
  admission: 'home-page',
  alert: 'home-page',
  messages: 'decide-what-was-sent',
  'alumni-registrations': 'decide-what-was-sent',
  'visitor-notes': 'answer-by-mail',
  users: 'accounts',
  'account-changes': 'accounts',
  'account-rules': 'accounts',
  imports: 'sheets',
  exports: 'sheets',
};

export interface Picture {
  task: Task;
  /** Path below /admin. */
  path: string;
  /** The first record of this list is opened, below `path`. */
  first?: CollectionSlug;
  /** Language of the content. Defaults to the main language. */
  locale?: Locale;
  /** Path below the address of that record. */
  below?: string;
}

const form = (task: Task, slug: CollectionSlug): Picture => ({
  task,
  path: `/collections/${slug}`,
  first: slug,
});

/** Handbook pages with a picture, and the screen of the demo that it shows. */
export const pictures: readonly Picture[] = [
  { task: 'sign-in', path: '' },
  { task: 'write-a-notice', path: '/collections/notices/create' },
  form('add-an-event', 'notices'),
  { task: 'files-and-albums', path: '/collections/media' },
  form('departments', 'departments'),
  form('profiles', 'employees'),
  { task: 'approve-profiles', path: '/globals/account-rules' },
  form('committees-and-members', 'committees'),
  { task: 'quality', path: '/collections/evidence-groups' },
  { task: 'evidence-at-once', path: '/evidence?report=1' },
  form('report-next-year', 'evidence-groups'),
  { task: 'order-by-drag', path: '/arrange?list=committees' },
  { task: 'home-page', path: '/globals/college' },
  { task: 'pages-and-menu', path: '/collections/site-pages' },
  { task: 'duties-and-reviews', path: '/collections/duty-answers' },
  { task: 'certification', path: '/collections/certification-runs' },
  { task: 'policies', path: '/collections/policies' },
  { task: 'nightly-check', path: '/collections/walks' },
  { task: 'sheets', path: '/sheets?list=employees' },
  { task: 'decide-what-was-sent', path: '/collections/messages' },
  { ...form('assamese-beside-english', 'departments'), locale: 'as' },
  { task: 'accounts', path: '/collections/users' },
  { task: 'who-did-what', path: '/who-did-what' },
  { ...form('mistakes', 'notices'), below: '/versions' },
];

const helpFor = (slug: string) => {
  const task = taskOf[slug as keyof typeof taskOf];
  return task ? [{ path: '/admin/handbook/Help.tsx#Help', clientProps: { task } }] : [];
};

/** Adds a ‘?’ to the form. The one of the list is among its tools. */
export function withHandbook(collection: CollectionConfig): CollectionConfig {
  const { components = {} } = collection.admin ?? {};
  const { edit = {} } = components;
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...components,
        edit: {
          ...edit,
          beforeDocumentControls: [
            ...helpFor(collection.slug),
            ...(edit.beforeDocumentControls ?? []),
          ],
        },
      },
    },
  };
}

export function withHandbookOfGlobal(global: GlobalConfig): GlobalConfig {
  const { components = {} } = global.admin ?? {};
  const { elements = {} } = components;
  return {
    ...global,
    admin: {
      ...global.admin,
      components: {
        ...components,
        elements: {
          ...elements,
          beforeDocumentControls: [
            ...helpFor(global.slug),
            ...(elements.beforeDocumentControls ?? []),
          ],
        },
      },
    },
  };
}
