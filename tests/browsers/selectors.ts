/** Names of elements as people would call them; each gives an XPath, whose first match counts. */
const labelled =
  (element: string) =>
  (name: string, within = '') =>
    `${within}//${element}[normalize-space()="${name}"]`;

export const button = labelled('button');
export const link = labelled('a');
export const heading = labelled('*[self::h1 or self::h2]');
export const label = labelled('label');
/** An element that opens when its name is pressed. */
export const group = labelled('summary');
/** Words, whatever stands beside them. */
export const words = (output: string, within = '') =>
  `${within}//*[not(self::script)][text()[normalize-space()="${output}"]]`;

export const nav = (name: string) => `//nav[@aria-label="${name}"]`;
/** The field of a label. */
export const field = (name: string, within = '') =>
  `${within}//*[@id=//label[normalize-space()="${name}"]/@for]`;
