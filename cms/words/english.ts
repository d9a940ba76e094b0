import { words as sheets } from './sheets.ts';

/** Payload's own words where an office says it otherwise, and our own. */
export const english = {
  authentication: {
    login: 'Sign in',
    logOut: 'Sign out',
    newPassword: 'New password (12 characters or more, or 8 that are hard to guess)',
    // For the first password and for a forgotten one.
    resetPassword: 'Choose your password',
  },
  // One sentence for both: whoever guesses does not learn which accounts there are.
  error: { emailOrPasswordIncorrect: 'The e-mail address or the password is wrong.' },
  general: {
    aboutToPermanentlyDeleteTrash:
      '<0>{{count}}</0> <1>{{label}}</1> of the recycle bin will be deleted for good. Delete them?',
    aboutToRestoreAsDraft:
      'The {{label}} <1>{{title}}</1> comes back as it was: public, if it was public. Restore it?',
    aboutToRestoreAsDraftCount:
      '{{count}} {{label}} come back as they were: public, if they were public',
    aboutToTrash: 'The {{label}} <1>{{title}}</1> goes to the recycle bin for 30 days. Delete it?',
    aboutToTrashCount: '{{count}} {{label}} go to the recycle bin for 30 days',
    allLocales: 'All languages',
    createdAt: 'Added',
    createNew: 'Add new',
    createNewLabel: 'Add {{label}}',
    creatingNewLabel: 'New: {{label}}',
    deletePermanently: 'Delete for good, past the recycle bin',
    documentIsTrashed: 'This {{label}} is in the recycle bin (read only).',
    email: 'E-mail',
    emptyTrash: 'Empty the recycle bin',
    emptyTrashLabel: 'Empty the recycle bin of {{label}}',
    lastModified: 'Last changed',
    locale: 'Language',
    locales: 'Languages',
    noLabel: '–',
    noResults: 'Nothing here yet.',
    noResultsDescription: 'Nothing is here yet, or nothing fits the search and filters above.',
    noResultsFound: 'Nothing found',
    noTrashResults: 'No {{label}} in the recycle bin.',
    noUpcomingEventsScheduled: 'Nothing is planned.',
    or: 'or',
    payloadSettings: 'How the admin looks',
    schedulePublishFor: 'Schedule: {{title}}',
    permanentlyDelete: 'Delete for good',
    selectValue: 'Choose …',
    titleTrashed: '{{label}} “{{title}}” was moved to the recycle bin.',
    trash: 'Recycle bin',
    trashedCountSuccessfully: 'Moved to the recycle bin: {{count}} {{label}}.',
    untitled: 'New',
    updatedAt: 'Last changed',
    // Payload says it after publishing many, too, and after taking them off the website.
    updatedCountSuccessfully: 'Done: {{count}} {{label}}.',
  },
  localization: { localeToPublish: 'Language to publish' },
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
    schedulePublish: 'Schedule …',
    selectLocales: 'Languages to show',
    showLocales: 'Languages:',
    unpublish: 'Take off the website',
    versionID: 'Number',
  },
};
