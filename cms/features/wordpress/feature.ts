import { maySetUp } from '../../access.ts';
import type { ListLink } from '../../admin/lists/import-links.ts';
import type { Feature } from '../../feature.ts';
import type { KindOfImport } from '../../import/import-kinds.ts';
import { aboutImport } from './about-import.ts';
import { importMapping } from './import/mapping.ts';
import { importCommand } from './import/run-command.ts';
import { wordpressTask } from './import/run-import.ts';
import { deleteOldUploads } from './import/upload-store.ts';
import { outline } from './outline.ts';
import { wordpressEndpoints } from './wordpress-endpoints.ts';
import { say, sentences } from './words/say.ts';

const linkIn = (language: string) => ({
  href: '/admin/wordpress',
  label: say(language, 'Import a WordPress website'),
});

const linkAboveNotices: ListLink = ({ collectionSlug, hasCreatePermission, i18n, user }) =>
  collectionSlug === 'notices' && hasCreatePermission && maySetUp({ req: { user } })
    ? linkIn(i18n.language)
    : undefined;

const kindOfImport: KindOfImport = {
  kind: 'wordpress',
  list: { value: 'wordpress', name: 'WordPress' },
  label: { en: 'WordPress website', as: sentences.as['WordPress website'] },
  // The choices for the categories and authors of the old website.
  fields: [{ name: 'mapping', type: 'json', admin: { hidden: true } }],
  imports: '/wordpress/imports',
  screen: '/wordpress',
  about: aboutImport,
};

/** The import of the export of a WordPress website: posts, pages, files, menus and old addresses. */
export const wordpress = {
  ...outline,
  staffCalls: wordpressEndpoints,
  tasks: [wordpressTask],
  // One at a time, because each writes hundreds of records.
  queues: [{ queue: 'wordpress', every: 1000, limit: 1, timetable: false }],
  sweeps: [{ term: 'imports', clear: (_payload, until) => deleteOldUploads(until) }],
  jsonColumns: [importMapping],
  importKinds: [kindOfImport],
  importCommand,
  listLinks: [linkAboveNotices],
  oldContentLinks: [linkIn],
} satisfies Feature;
