/** Common screen readers by name, with their address unless they are part of a system. */
export const screenReaders = {
  nvda: ['NVDA', 'https://www.nvaccess.org/'],
  jaws: ['JAWS', 'https://www.freedomscientific.com/products/software/jaws/'],
  narrator: ['Narrator', ''],
  voiceover: ['VoiceOver', ''],
  talkback: ['TalkBack', ''],
  orca: ['Orca', 'https://orca.gnome.org/'],
} as const;
export type ScreenReader = keyof typeof screenReaders;
