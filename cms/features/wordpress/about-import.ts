import type { AboutImport } from '../../import/import-kinds.ts';
import { say } from './words/say.ts';

/** Sentences of the report of a WordPress import besides its records. */
export const aboutImport = (language: string): AboutImport => ({
  stopped: say(
    language,
    'The import stopped. Everything that was imported so far is kept. Import the same file again to continue, or undo this import.',
  ),
  note: say(
    language,
    'You can import the same export again. Nothing appears twice. Changes on the old website are made here, too. Records that somebody changed here are kept.',
  ),
  links: [
    { href: '/admin/collections/notices', label: say(language, 'Go to the notices') },
    { href: '/admin/collections/site-pages', label: say(language, 'Go to the pages') },
    { href: '/admin/wordpress', label: say(language, 'Import another export') },
  ],
});
