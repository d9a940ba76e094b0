import type { FileFormat } from '@college/contract/files';
import type { ScreenReader } from '../screen-readers.ts';

interface Part {
  title: string;
  points: readonly string[];
}

interface Help {
  lead: string;
  finding: Part;
  formats: {
    title: string;
    lead: string;
    type: string;
    open: string;
    rows: Record<FileFormat, [type: string, how: string]>;
    text: string;
  };
  media: Part;
  keyboard: Part;
  display: Part;
  readers: {
    title: string;
    lead: string;
    name: string;
    where: string;
    systems: Record<ScreenReader, string>;
  };
  more: string;
}

/** Help for visitors. Every sentence is true for each college. */
export const help: Help = {
  lead: 'How to find your way, open files, and read this website the way that suits you.',
  finding: {
    title: 'Finding your way',
    points: [
      'The menu at the top of each page leads to all parts of the website. On a small screen, open it with ‘Menu’.',
      'Above the title, ‘You are here’ shows where a page is. Pages that belong together have a menu of their own.',
      'Search finds pages, notices, people and the text of documents, also if a word is misspelled.',
      '‘All pages’ at the foot of each page lists the whole website.',
      'If the college publishes in more than one language, the switch at the top shows the same page in the other language.',
    ],
  },
  formats: {
    title: 'Files and how to open them',
    lead: 'The type and size of a file are beside its link. LibreOffice is free for every computer.',
    type: 'Type of file',
    open: 'Opens with',
    rows: {
      pdf: ['PDF document', 'any browser'],
      text: ['Word or other text document', 'LibreOffice, Microsoft Word or Google Docs'],
      sheet: ['Excel or other table', 'LibreOffice, Microsoft Excel or Google Sheets'],
      slides: ['PowerPoint or other slides', 'LibreOffice, Microsoft PowerPoint or Google Slides'],
      picture: ['Picture', 'any browser'],
      video: ['Video', 'any browser'],
      plain: ['Plain text or data', 'any browser or text editor'],
      calendar: ['Dates for your calendar', 'the calendar of your phone or computer'],
    },
    text: 'Beside many documents there is the link ‘Read as text’. It opens the text of the document as a page, which is small and works with a screen reader.',
  },
  media: {
    title: 'Videos and maps',
    points: [
      'Videos start only when you press play. You can pause them, and use the full screen.',
      'A map or a video of another website loads only after you press its button. That website then knows about your visit.',
    ],
  },
  keyboard: {
    title: 'With the keyboard',
    points: [
      'Tab goes to the next link or button, Shift+Tab to the one before. Enter opens it.',
      'The first Tab on a page shows ‘Skip to the content’.',
      'Escape closes a menu, a dialog or an enlarged picture.',
      'The arrow keys show the next or previous enlarged picture, and choose among the suggestions of the search.',
      '/ opens the search. You can switch this off on the search page.',
    ],
  },
  display: {
    title: 'Text size, contrast and movement',
    points: [
      'Enlarge everything with Ctrl and + (on a Mac: Command and +). On a phone, use the text size of the browser. Ctrl and 0 sets it back.',
      'If your device is set to dark colours, the website is dark as well.',
      'High contrast at the end of every page shows everything in black, white and yellow. The browser remembers it.',
      'High contrast of your device works here: in Windows under Settings, Accessibility, Contrast themes; in Android and iOS under Accessibility, Display.',
      'Pictures that change can be paused. They stand still if your device is set to reduce movement.',
    ],
  },
  readers: {
    title: 'Screen readers',
    lead: 'A screen reader speaks what is on the screen. These are common:',
    name: 'Screen reader',
    where: 'Where',
    systems: {
      nvda: 'Windows, free',
      jaws: 'Windows, must be bought',
      narrator: 'part of Windows',
      voiceover: 'part of Mac, iPhone and iPad',
      talkback: 'part of Android',
      orca: 'Linux, free',
    },
  },
  more: 'More about this website',
};
