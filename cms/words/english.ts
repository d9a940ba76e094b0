import { words as sheets } from './sheets.ts';

/** Replaces some of Payload's English words by simpler ones. */
export const english = {
  authentication: {
    login: 'Sign in',
    logOut: 'Sign out',
    newPassword: 'New password (12 characters or more, or 8 that are hard to guess)',
    // Payload shows this for the first password too.
    resetPassword: 'Choose your password',
  },
  // One sentence for both, because a stranger must not learn which accounts exist.
  error: {
    emailOrPasswordIncorrect: 'The e-mail address or the password is wrong.',
    valueMustBeUnique: 'Another record has the same value. Enter a different one.',
  },
  general: {
    aboutToPermanentlyDeleteTrash:
      'Delete <0>{{count}}</0> <1>{{label}}</1> in the recycle bin permanently? They cannot be restored.',
    aboutToRestoreAsDraft:
      'Restore <1>{{title}}</1>? If it was public before, it becomes public again.',
    aboutToRestoreAsDraftCount:
      'Restore {{count}} {{label}}? What was public before becomes public again.',
    aboutToTrash: 'Move <1>{{title}}</1> to the recycle bin? It can be restored for 30 days.',
    aboutToTrashCount:
      'Move {{count}} {{label}} to the recycle bin? They can be restored for 30 days.',
    allLocales: 'All languages',
    anotherUserTakenOver:
      'Somebody else is editing this now. What you typed is kept in this browser, and is offered when you open this page again.',
    createdAt: 'Added',
    createNew: 'Add new',
    createNewLabel: 'Add {{label}}',
    creatingNewLabel: 'Not saved yet',
    deletePermanently: 'Delete permanently, without the recycle bin',
    documentIsTrashed: 'This {{label}} is in the recycle bin (read only).',
    email: 'E-mail',
    emptyTrash: 'Empty the recycle bin',
    emptyTrashLabel: 'Empty the recycle bin of {{label}}',
    lastModified: 'Last changed',
    locale: 'Language',
    locales: 'Languages',
    noLabel: '–',
    noResults: 'No results.',
    noResultsDescription: 'Try another word or clear the filters.',
    noResultsFound: 'No results',
    noTrashResults: 'No {{label}} in the recycle bin.',
    noUpcomingEventsScheduled: 'Nothing is scheduled.',
    or: 'or',
    payloadSettings: 'Display settings',
    schedulePublishFor: 'Schedule: {{title}}',
    permanentlyDelete: 'Delete permanently',
    selectValue: 'Choose …',
    titleTrashed: '{{label}} “{{title}}” was moved to the recycle bin.',
    trash: 'Recycle bin',
    trashedCountSuccessfully: 'Moved to the recycle bin: {{count}} {{label}}.',
    untitled: 'New',
    updatedAt: 'Last changed',
    // Payload shows it after many records were changed, published or unpublished.
    updatedCountSuccessfully: 'Done: {{count}} {{label}}.',
  },
  localization: { localeToPublish: 'Language to publish' },
  sheets: sheets.en,
  upload: { fileName: 'File', fileSize: 'Size' },
  version: {
    aboutToUnpublish: 'Unpublish this? Visitors will no longer see it. It stays here as a draft.',
    confirmUnpublish: 'Unpublish',
    publishAllLocales: 'Publish in all languages',
    publishChanges: 'Publish',
    publishIn: 'Publish in {{locale}} only',
    saveDraft: 'Save as draft',
    schedulePublish: 'Schedule …',
    selectLocales: 'Languages to show',
    showLocales: 'Languages:',
    unpublish: 'Unpublish',
    versionID: 'Number',
  },
};
