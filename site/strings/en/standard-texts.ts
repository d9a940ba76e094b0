/** Texts of Privacy and Accessibility until the office has written its own. Every sentence is true of each college. */
export const standardTexts = {
  privacy: {
    lead: [
      'You can read this website without telling anybody who you are. It sets no cookies while you read, shows no advertising and does not follow you to other websites.',
      'Maps and films come from other companies. They are loaded only after you press them.',
    ],
    forms: 'What the forms keep',
    rights: 'Your rights',
    ask: 'You can ask at any time what is kept about you, and have it corrected or deleted.',
  },
  accessibility: {
    lead: ['This website is meant for everybody, with any device and on a slow connection.'],
    list: 'What you can expect',
    points: [
      'Every page can be read and used with the keyboard alone, with a screen reader and without JavaScript.',
      'Text can be enlarged to 400 per cent without scrolling sideways.',
      'Colours and movement follow the settings of your device. Everything that moves can be stopped.',
      'PDFs and scanned papers can be read as text where the link says so. Such a text is read by machine and may have mistakes.',
    ],
    tell: 'If something does not work',
    ask: 'Tell us which page it was and what you needed. You can ask for any document in another form.',
  },
  write: 'Write to',
  call: 'Call',
  contact: 'How to reach us',
} as const;
