/** XPath selectors of elements by their visible names. The first match counts. */
const labelled =
  (element: string) =>
  (name: string, within = '') =>
    `${within}//${element}[normalize-space()="${name}"]`;

export const button = labelled('button');
export const link = labelled('a');
export const heading = labelled('*[self::h1 or self::h2]');
export const label = labelled('label');
/** A disclosure, by its name. */
export const group = labelled('summary');
/** An element with this text, among other text. */
export const words = (output: string, within = '') =>
  `${within}//*[not(self::script)][text()[normalize-space()="${output}"]]`;

export const nav = (name: string) => `//nav[@aria-label="${name}"]`;
/** The field with a label. */
export const field = (name: string, within = '') =>
  `${within}//*[@id=//label[normalize-space()="${name}"]/@for]`;
