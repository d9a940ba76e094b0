/** Names of elements as people would call them; each gives an XPath, whose first match counts. */
const named =
  (element: string) =>
  (name: string, within = '') =>
    `${within}//${element}[normalize-space()="${name}"]`;

export const button = named('button');
export const link = named('a');
export const heading = named('*[self::h1 or self::h2]');
export const label = named('label');
/** An element that opens when its name is pressed. */
export const group = named('summary');
/** Words, whatever stands beside them. */
export const words = (said: string, within = '') =>
  `${within}//*[not(self::script)][text()[normalize-space()="${said}"]]`;

export const nav = (name: string) => `//nav[@aria-label="${name}"]`;
/** The field of a label. */
export const field = (name: string, within = '') =>
  `${within}//*[@id=//label[normalize-space()="${name}"]/@for]`;
