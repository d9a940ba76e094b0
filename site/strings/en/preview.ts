/** What an editor reads who looks at a draft. */
export const preview = {
  title: 'Preview',
  unpublished: 'Preview: not published. Visitors do not see this yet.',
  published: 'Preview: the published version.',
  ended:
    'This preview has ended, or its address is incomplete. Reload the document in the admin, then press Preview again.',
} as const;
