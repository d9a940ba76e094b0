/** The words of a file as a page. */
export const fileText = {
  link: 'Read as text',
  text: 'Read by machine: lines and tables of the file may stand otherwise here.',
  ocr: 'Read by machine from pictures of the pages: letters may be wrong. What counts is the file.',
  person: 'Written down by the office.',
  file: 'Open the file',
  page: (number: number, of: number) => (of > 1 ? `Page ${number} of ${of}` : 'Page 1'),
  /** A piece of a page that is too long to be shown at once. */
  piece: (number: number, piece: number) => `${number}, part ${piece}`,
  pages: 'Pages of the file',
  description: (title: string, college: string) => `${title}, as text, from ${college}.`,
} as const;
