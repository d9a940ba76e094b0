/** Of which pages the handbook shows a picture, and where they stand in the demo. */
import type { CollectionSlug } from 'payload';
import type { Task } from './tasks.ts';

interface Picture {
  task: Task;
  /** Below /admin. */
  path: string;
  /** The first record of this list is opened, below `path`. */
  first?: CollectionSlug;
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
  form('departments', 'departments'),
  form('profiles', 'employees'),
  { task: 'quality', path: '/collections/evidence-groups' },
  { task: 'home-page', path: '/globals/college' },
  { task: 'pages-and-menu', path: '/collections/site-pages' },
  { task: 'sheets', path: '/sheets?list=employees' },
  { task: 'decide-what-was-sent', path: '/collections/messages' },
  { task: 'accounts', path: '/collections/users' },
];
