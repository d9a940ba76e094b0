/** Where things are, as a person would say it; each an XPath, of which the first counts. */
const named =
  (element: string) =>
  (name: string, within = '') =>
    `${within}//${element}[normalize-space()="${name}"]`;

export const button = named('button');
export const link = named('a');
export const heading = named('*[self::h1 or self::h2]');
export const label = named('label');
/** What unfolds where its name is pressed. */
export const group = named('summary');
/** Words, whatever stands beside them. */
export const words = (said: string, within = '') =>
  `${within}//*[not(self::script)][text()[normalize-space()="${said}"]]`;

export const nav = (name: string) => `//nav[@aria-label="${name}"]`;
/** What the label of this name is for. */
export const field = (name: string, within = '') =>
  `${within}//*[@id=//label[normalize-space()="${name}"]/@for]`;
