import { words as sheets } from '../sheets/words.ts';

/** Payload's own words where an office says it otherwise, and our own. */
export const english = {
  authentication: { login: 'Sign in', logOut: 'Sign out' },
  // One sentence for both: whoever guesses does not learn which accounts there are.
  error: { emailOrPasswordIncorrect: 'The e-mail address or the password is wrong.' },
  general: {
    allLocales: 'All languages',
    createdAt: 'Added',
    createNew: 'Add new',
    createNewLabel: 'Add {{label}}',
    creatingNewLabel: 'New: {{label}}',
    email: 'E-mail',
    lastModified: 'Last changed',
    locale: 'Language',
    locales: 'Languages',
    noLabel: '–',
    noResults: 'Nothing here yet.',
    noResultsDescription: 'Nothing is here yet, or nothing fits the search and filters above.',
    noResultsFound: 'Nothing found',
    noUpcomingEventsScheduled: 'Nothing is planned.',
    or: 'or',
    payloadSettings: 'How the admin looks',
    schedulePublishFor: 'Publish or take off later: {{title}}',
    selectValue: 'Choose …',
    untitled: 'New',
    updatedAt: 'Last changed',
  },
  sheets: sheets.en,
  upload: { bulkUpload: 'Add many at once', fileName: 'File', fileSize: 'Size' },
  version: {
    aboutToUnpublish:
      'Visitors will no longer see it; the office still does, as a draft. Take it off the website?',
    confirmUnpublish: 'Take off the website',
    publishAllLocales: 'Publish in all languages',
    publishChanges: 'Publish',
    publishIn: 'Publish in {{locale}} only',
    saveDraft: 'Save as draft',
    schedulePublish: 'Publish or take off later …',
    selectLocales: 'Languages to show',
    showLocales: 'Languages:',
    unpublish: 'Take off the website',
    versionID: 'Number',
  },
};
