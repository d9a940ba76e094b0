/** Handbook pages with a picture, and the screen of the demo that it shows. */
import type { Locale } from '@college/contract/locales';
import type { CollectionSlug } from 'payload';
import type { Task } from './tasks.ts';

interface Picture {
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
  { task: 'sheets', path: '/sheets?list=employees' },
  { task: 'old-website', path: '/wordpress' },
  { task: 'decide-what-was-sent', path: '/collections/messages' },
  { ...form('assamese-beside-english', 'departments'), locale: 'as' },
  { task: 'accounts', path: '/collections/users' },
  { ...form('mistakes', 'notices'), below: '/versions' },
];
