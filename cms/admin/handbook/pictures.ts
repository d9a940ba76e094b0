/** Of which pages the handbook shows a picture, and where they stand in the demo. */
import type { Locale } from '@college/contract/locales';
import type { CollectionSlug } from 'payload';
import type { Task } from './tasks.ts';

interface Picture {
  task: Task;
  /** Below /admin. */
  path: string;
  /** The first record of this list is opened, below `path`. */
  first?: CollectionSlug;
  /** In which language its content is written; where it does not say, in the default one. */
  locale?: Locale;
  /** Of that record, below its own address. */
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
