/** What offices do in the admin, in the order in which somebody new learns it; each is a page in every language. */
import type { CollectionSlug, GlobalSlug } from 'payload';

export const tasks = [
  'sign-in',
  'write-a-notice',
  'add-an-event',
  'files-and-albums',
  'departments',
  'profiles',
  'approve-profiles',
  'committees-and-members',
  'quality',
  'home-page',
  'pages-and-menu',
  'sheets',
  'old-website',
  'decide-what-was-sent',
  'assamese-beside-english',
  'accounts',
  'mistakes',
] as const;
export type Task = (typeof tasks)[number];

export const isTask = (name: unknown): name is Task => tasks.some((task) => task === name);

/** Which page the ‘?’ of a list or form opens. */
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
  pages: 'pages-and-menu',
  'site-pages': 'pages-and-menu',
  redirects: 'pages-and-menu',
  media: 'files-and-albums',
  albums: 'files-and-albums',
  photos: 'home-page',
  'important-files': 'files-and-albums',
  'featured-notifications': 'home-page',
  holidays: 'home-page',
  college: 'home-page',
  admission: 'home-page',
  messages: 'decide-what-was-sent',
  'alumni-registrations': 'decide-what-was-sent',
  'visitor-notes': 'decide-what-was-sent',
  users: 'accounts',
  'account-changes': 'accounts',
  'account-rules': 'accounts',
  imports: 'sheets',
  exports: 'sheets',
};
