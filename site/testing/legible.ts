/** Markup with each element beginning a line; classes by the names that their sheets give them. */
export const legible = (html: string): string =>
  html.replaceAll(/>(?=<[a-z])/g, '>\n').replaceAll(/\b_(\w+)_[0-9a-f]{6}\b/g, '$1');
